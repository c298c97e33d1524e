import { cataloguesIn } from "#web/texts/complete-texts.ts"
import { flawsOf } from "#web/texts/flaws.ts"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const root = join(import.meta.dirname, "../../../app-web")
const catalogues = cataloguesIn(root)
const languages = ["de", "es", "fr", "ja", "ko", "pt", "zh-CN"]
const entriesOf = (texts: unknown): ReadonlyArray<[string, string]> =>
  Object.entries(Object(texts)).map(([key, text]) => [key, JSON.stringify(text)])

describe.each(catalogues)("the catalogue $name", ({ english, translations }) => {
  it("is there in eight languages", () => assert.deepStrictEqual([...translations.keys()].toSorted(), languages))

  it.each([...translations])(
    "has every text with every placeholder in %s",
    (_, texts) => assert.deepStrictEqual(flawsOf(english, texts), []),
  )

  it.each([...translations])("is translated to %s", (_, texts) => {
    const translated = new Map(entriesOf(texts))
    const same = entriesOf(english).filter(([key, text]) =>
      translated.get(key) === text && /[a-z]{4}.* [a-z]{3}/.test(text)
    )
    assert.deepStrictEqual(same, [])
  })

  it("keeps to the tone: no exclamation marks, no begging", () => {
    const loud = entriesOf(english).filter(([, text]) => /!|please|sorry|successfully|oops/i.test(text))
    assert.deepStrictEqual(loud.map(([key]) => key), [])
  })
})

/** What the reader adds is a file, in every language. Only action items are tasks in the languages that have no other word. */
const forbidden: Readonly<Record<string, RegExp>> = {
  en: /\b(tasks?|jobs?)\b/i,
  de: /\b(tasks?|jobs?|auftr[aä]ge?s?|aufgabe)\b/i,
  es: /\b(tarea|trabajos?)\b/i,
  fr: /(^|[^\p{L}])(tâches?|travail|travaux)($|[^\p{L}])/iu,
  pt: /\b(tarefa|trabalhos?)\b/i,
  ja: /タスク|ジョブ|作業/,
  ko: /태스크|작업/,
  "zh-CN": /任务|作业/,
}

describe.each(catalogues)("one word for one thing in $name", ({ english, translations }) => {
  it.each([["en", english], ...translations] as const)("in %s", (language, texts) => {
    const wrong = entriesOf(texts).filter(([key, text]) =>
      !/action/i.test(key) && forbidden[language]?.test(text) === true
    )
    assert.deepStrictEqual(wrong, [])
  })
})

const textsOf = (name: string, language: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, `${name}/texts/${language}.json`), "utf8"))

describe("what a plan includes", () => {
  it.each(languages)("goes by the name it has in the app in %s", (language) => {
    const features = textsOf("entities/plan/features", language)
    const { "nav.hotwords": hotwords = "" } = textsOf("shell", language)
    assert.include(features["feature.20006"], hotwords)
    for (const name of ["entities/plan/features", "features/billing"]) {
      assert.notInclude(JSON.stringify(textsOf(name, language)), "Ask AI")
    }
  })
})

/** Readers are addressed in one way in each language, and wide scripts have wide punctuation and no spaces at counts. */
const unusual: Readonly<Record<string, RegExp>> = {
  de: /(["\s])(du|dein\p{L}*|dir|dich|Versuche es|Warte|Wähle|Kopiere|Benenne|Lade|Lösche|Öffne|Melde|Prüfe)[ ,.]/u,
  fr: /(^|[^\p{L}])(tu|toi|ton|tes)($|[^\p{L}])/iu,
  es: /\b(usted|ustedes)\b/i,
  ja: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]([,;:?!]| \{(count|max)\})|\{(count|max)\} (?=[行件人分])/u,
  "zh-CN": /您|\p{sc=Han}[,;:?!]/u,
}

describe.each(catalogues)("one tone in $name", ({ translations }) => {
  it.each([...translations])("in %s", (language, texts) => {
    assert.deepStrictEqual(entriesOf(texts).filter(([, text]) => unusual[language]?.test(text) === true), [])
  })
})

/** Every file that may name a text, joined. */
const sources = globSync("**/*.{ts,tsx}", { cwd: root }).map((file) => readFileSync(join(root, file), "utf8")).join(
  "\n",
)
/** Keys are written out, or begin a template: `kind.${kind}`. */
const isNamed = (key: string): boolean =>
  sources.includes(`"${key}"`) ||
  key.split(".").some((_, index, parts) => index > 0 && sources.includes(`\`${parts.slice(0, index).join(".")}.\${`))

describe("all catalogues together", () => {
  it("hold no text that nothing shows", () => {
    const keys = catalogues.flatMap(({ english }) => entriesOf(english).map(([key]) => key))
    assert.deepStrictEqual(keys.filter((key) => !isNamed(key)), [])
  })

  it("hold each key once", () => {
    const keys = catalogues.flatMap(({ english }) => entriesOf(english).map(([key]) => key))
    assert.deepStrictEqual(keys.filter((key, index) => keys.indexOf(key) !== index), [])
  })
})

describe("a catalogue with flaws", () => {
  it("is refused with a sentence for each", () =>
    assert.deepStrictEqual(
      flawsOf({ a: "A {x}", b: { one: "1", other: "{count}" }, c: "C" }, { a: "A", b: { other: "n" }, d: "D" }),
      ['"a" lacks {x}', '"b" lacks {count}', '"c" is missing', '"d" is not in English'],
    ))
})

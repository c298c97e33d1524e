import { catalogueNames, readCatalogue } from "#texts/catalogue-files.ts"
import { compiled } from "#texts/catalogue.ts"
import { flawsOf } from "#texts/flaws.ts"
import { languageCodes } from "#texts/languages.ts"
import { setupI18n } from "@lingui/core"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"

const english = readCatalogue("en")
const translations = languageCodes.filter((language) => language !== "en")
  .map((language) => [language, readCatalogue(language)] as const)

/** What readers see of a catalogue: the messages by namespace and key. */
const entriesOf = (catalogue: typeof english): ReadonlyArray<readonly [string, string]> =>
  Object.entries(catalogue).flatMap(([namespace, messages]) =>
    Object.entries(messages).map(([key, message]) => [`${namespace}: ${key}`, message] as const)
  )

it("every language has its texts in a file of its name, and each file is a language", () =>
  assert.deepStrictEqual(catalogueNames.toSorted(), languageCodes.toSorted()))

it.each(translations)(
  "%s has every text with every placeholder",
  (language, texts) => assert.deepStrictEqual(flawsOf(english, texts, language), []),
)

it("English has forms that it asks for", () => assert.deepStrictEqual(flawsOf(english, english, "en"), []))

it.each(translations)("%s is translated", (_, texts) => {
  const translated = new Map(entriesOf(texts))
  const same = entriesOf(english).filter(([key, text]) =>
    translated.get(key) === text && /[a-z]{4}.* [a-z]{3}/.test(text)
  )
  assert.deepStrictEqual(same, [])
})

it.each([["en", english] as const, ...translations])("%s calls the product what its operator calls it", (_, texts) => {
  assert.deepStrictEqual(entriesOf(texts).filter(([, text]) => text.includes("Parley")), [])
})

it("English keeps to the tone: no exclamation marks, no begging, but where the specification has the words", () => {
  const loud = entriesOf(english).filter(([, text]) => /!|please|sorry|successfully|oops/i.test(text))
  assert.deepStrictEqual(loud.map(([key]) => key), ["tools/text: video.empty"])
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

it.each([["en", english] as const, ...translations])("%s has one word for one thing", (language, texts) => {
  const wrong = entriesOf(texts).filter(([key, text]) =>
    !/action/i.test(key) && forbidden[language]?.test(text) === true
  )
  assert.deepStrictEqual(wrong, [])
})

it.each(translations)("%s calls what a plan includes by the name it has in the app", (_, texts) => {
  assert.include(texts["plan/features"]?.["feature.20006"], texts["shell"]?.["nav.hotwords"])
  for (const namespace of ["plan/features", "billing"]) assert.notInclude(JSON.stringify(texts[namespace]), "Ask AI")
})

/** Readers are addressed in one way in each language, and wide scripts have wide punctuation and no spaces at counts. */
const unusual: Readonly<Record<string, RegExp>> = {
  de: /(["\s])(du|dein\p{L}*|dir|dich|Versuche es|Warte|Wähle|Kopiere|Benenne|Lade|Lösche|Öffne|Melde|Prüfe)[ ,.]/u,
  fr: /(^|[^\p{L}])(tu|toi|ton|tes)($|[^\p{L}])/iu,
  es: /\b(usted|ustedes)\b/i,
  ja: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}]([,;:?!]| (\{(count|max)\}|#))|(\{(count|max)\}|#) (?=[行件人分])/u,
  "zh-CN": /您|\p{sc=Han}[,;:?!]/u,
}

it.each(translations)(
  "%s has one tone",
  (language, texts) =>
    assert.deepStrictEqual(entriesOf(texts).filter(([, text]) => unusual[language]?.test(` ${text}`) === true), []),
)

const root = join(import.meta.dirname, "../..")
/** Every file that may name a text, joined. */
const sources = globSync("{app-web,app-api,adapters,domain}/**/*.{ts,tsx}", { cwd: root })
  .map((file) => readFileSync(join(root, file), "utf8")).join("\n")
const quoted = new Set([...sources.matchAll(/"([\w.-]+)"/g)].map(([, key]) => key))
/** Keys are written out, or begin a template: `kind.${kind}`. */
const isNamed = (key: string): boolean =>
  quoted.has(key) ||
  key.split(".").some((_, index, parts) => index > 0 && sources.includes(`\`${parts.slice(0, index).join(".")}.\${`))

const said = (language: string, message: string, counts: ReadonlyArray<number>) => {
  const i18n = setupI18n({ locale: language, messages: { [language]: compiled({ n: { files: message } }, "n") } })
  return counts.map((count) => i18n._("files", { count }))
}

describe("plural forms of any language", () => {
  it("are those of Polish", () => {
    const message = "{count, plural, one {# plik} few {# pliki} many {# plików} other {# pliku}}"
    assert.deepStrictEqual(flawsOf({ n: { files: message } }, { n: { files: message } }, "pl"), [])
    assert.deepStrictEqual(said("pl", message, [1, 3, 5, 22, 1.5]), [
      "1 plik",
      "3 pliki",
      "5 plików",
      "22 pliki",
      "1,5 pliku",
    ])
  })

  it("are those of Arabic", () => {
    const message =
      "{count, plural, zero {لا ملفات} one {ملف واحد} two {ملفان} few {# ملفات} many {# ملفًا} other {# ملف}}"
    assert.deepStrictEqual(flawsOf({ n: { files: message } }, { n: { files: message } }, "ar"), [])
    assert.deepStrictEqual(
      said("ar-EG", message, [0, 1, 2, 3, 11, 100]),
      ["لا ملفات", "ملف واحد", "ملفان", "٣ ملفات", "١١ ملفًا", "١٠٠ ملف"],
    )
  })
})

describe("the keys", () => {
  const keys = Object.values(english).flatMap((messages) => Object.keys(messages))

  it("are each shown somewhere", () => assert.deepStrictEqual(keys.filter((key) => !isNamed(key)), []))

  it("are each there once", () => assert.deepStrictEqual(keys.filter((key, index) => keys.indexOf(key) !== index), []))
})

describe("a catalogue with flaws", () => {
  it("is refused with a sentence for each", () =>
    assert.deepStrictEqual(
      flawsOf(
        { n: { a: "A {x}", b: "{count, plural, one {1} other {#}}", c: "C", e: "E", f: "{count}" } },
        { n: { a: "A", b: "{count, plural, few {n} other {# {y}}}", d: "D", e: "{x", f: "{count, plural, one {1}}" } },
        "de",
      ).map((flaw) => flaw.replace(/(?<=cannot be read: ).*/, "…")),
      [
        '"n: a" lacks {x}',
        '"n: b" has {y}, English has not',
        '"n: b" has the form "few", de has not',
        '"n: c" is missing',
        '"n: e" cannot be read: …',
        '"n: f" lacks the form "other"',
        '"n: d" is not in English',
      ],
    ))
})

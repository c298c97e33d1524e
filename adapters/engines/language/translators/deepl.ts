import { termsIn } from "#domain/translation/line-fault.ts"
import { isSameLanguage, primary } from "#domain/translation/translation.ts"
import { Translator } from "#domain/translation/translator.port.ts"
import { Effect, Layer, Schema } from "effect"
import { keptMarked, unmarkedText } from "./kept-terms.ts"
import { inOrder } from "./libretranslate.ts"
import { type Patience, patient, remoteCall } from "./remote-call.ts"

export interface DeepLOptions extends Partial<Patience> {
  readonly apiKey: string
  /** Overrides the address that matches the key. */
  readonly url: string | null
}

const Languages = Schema.Array(Schema.Struct({ language: Schema.String }))
const Answer = Schema.Struct({ translations: Schema.Array(Schema.Struct({ text: Schema.String })) })

const ours: Readonly<Record<string, string>> = {
  "en-us": "en",
  "pt-br": "pt",
  zh: "zh-CN",
  "zh-hans": "zh-CN",
  "zh-hant": "zh-TW",
  nb: "no",
}
/** Regions that readers are not asked about. */
const leftOut = new Set(["en-gb", "pt-pt", "es-419"])

const codeOf = (code: string): string => ours[code.toLowerCase()] ?? code.toLowerCase()

/** Translates with DeepL: up to 50 texts and 128 KiB per request. Terms are marked, so that they stay as they are. */
export const layer = ({ apiKey, url, ...patience }: DeepLOptions): Layer.Layer<Translator> =>
  Layer.effect(
    Translator,
    Effect.gen(function*() {
      // Keys of free accounts end with this.
      const base = (url ?? (apiKey.endsWith(":fx") ? "https://api-free.deepl.com" : "https://api.deepl.com")).replace(
        /\/+$/,
        "",
      )
      const wait = { ...patient, ...patience }
      const headers = { authorization: `DeepL-Auth-Key ${apiKey}`, "content-type": "application/json" }
      const languagesOf = (type: string) =>
        Effect.cachedWithTTL(
          remoteCall(wait, Languages, `${base}/v2/languages?type=${type}`, { headers }),
          "10 minutes",
        )
      const sources = yield* languagesOf("source")
      const targets = yield* languagesOf("target")
      return Translator.of({
        name: "DeepL",
        isBasic: false,
        limits: { lines: 40, characters: 4000, parallel: 2 },
        targets: (source) =>
          Effect.gen(function*() {
            if (!(yield* sources).some(({ language }) => isSameLanguage(language, source))) return []
            const codes = (yield* targets).map(({ language }) => language).filter((code) =>
              !leftOut.has(code.toLowerCase())
            )
            return [...new Set(codes.map(codeOf))].filter((code) => !isSameLanguage(code, source))
          }).pipe(
            Effect.catch(({ message }) => Effect.as(Effect.logWarning("DeepL returned no languages", { message }), [])),
          ),
        translate: Effect.fn("DeepL.translate")(function*({ source, target, lines, before, glossary, names }) {
          const known = (yield* targets).map(({ language }) => language)
          const asked = {
            text: lines.map(({ text }) => keptMarked(text, termsIn(text, [...glossary, ...names]), "x")),
            source_lang: primary(source).toUpperCase(),
            target_lang: (known.find((code) => !leftOut.has(code.toLowerCase()) && codeOf(code) === target) ?? target)
              .toUpperCase(),
            context: before.join(" "),
            tag_handling: "xml",
            ignore_tags: ["x"],
          }
          const { translations } = yield* remoteCall(wait, Answer, `${base}/v2/translate`, {
            method: "POST",
            headers,
            body: JSON.stringify(asked),
          })
          return yield* inOrder(lines, translations.map(({ text }) => unmarkedText(text)))
        }),
      })
    }),
  )

import { TranslatorFailed } from "#domain/translation/errors.ts"
import { isSameLanguage } from "#domain/translation/translation.ts"
import { Translator } from "#domain/translation/translator.port.ts"
import { Effect, Layer, Schema } from "effect"
import { type Patience, patient, remoteCall } from "./remote-call.ts"

export interface LibreTranslateOptions extends Partial<Patience> {
  readonly url: string
  readonly apiKey: string | null
}

const Languages = Schema.Array(
  Schema.Struct({ code: Schema.String, targets: Schema.optionalKey(Schema.Array(Schema.String)) }),
)
const Answer = Schema.Struct({ translatedText: Schema.Array(Schema.String) })

/** Its names of Chinese, where they differ from ours. */
const ours: Readonly<Record<string, string>> = { zh: "zh-CN", "zh-Hans": "zh-CN", zt: "zh-TW", "zh-Hant": "zh-TW" }

/** Translates with a LibreTranslate server: `q` as a list gives a list of the same length. */
export const layer = ({ url, apiKey, ...patience }: LibreTranslateOptions): Layer.Layer<Translator> =>
  Layer.effect(
    Translator,
    Effect.gen(function*() {
      const base = url.replace(/\/+$/, "")
      const wait = { ...patient, ...patience }
      const languages = yield* Effect.cachedWithTTL(remoteCall(wait, Languages, `${base}/languages`, {}), "10 minutes")
      const codeOf = (language: string) =>
        Effect.map(languages, (all) =>
          (all.find(({ code }) => code === language || ours[code] === language)
            ?? all.find(({ code }) => isSameLanguage(code, language)))?.code ?? language)
      return Translator.of({
        name: "LibreTranslate",
        isBasic: true,
        limits: { lines: 40, characters: 4000, parallel: 2 },
        targets: (source) =>
          Effect.map(languages, (all) => {
            const codes = new Set(all.map(({ code }) => code))
            const targets = all.find(({ code }) => isSameLanguage(code, source))?.targets ?? []
            return targets.filter((code) => codes.has(code) && !isSameLanguage(code, source))
              .map((code) => ours[code] ?? code)
          }).pipe(
            Effect.catch(({ message }) =>
              Effect.as(Effect.logWarning("LibreTranslate returned no languages", { message }), [])
            ),
          ),
        translate: Effect.fn("LibreTranslate.translate")(function*({ source, target, lines }) {
          const asked = {
            q: lines.map(({ text }) => text),
            source: yield* codeOf(source),
            target: yield* codeOf(target),
            format: "text",
            ...(apiKey === null ? {} : { api_key: apiKey }),
          }
          const { translatedText } = yield* remoteCall(wait, Answer, `${base}/translate`, {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(asked),
          })
          return yield* inOrder(lines, translatedText)
        }),
      })
    }),
  )

/** An answer by position is only of use if nothing is missing in it. */
export const inOrder = (lines: ReadonlyArray<{ readonly n: number }>, texts: ReadonlyArray<string>) =>
  texts.length === lines.length
    ? Effect.succeed(lines.map(({ n }, at) => ({ n, text: texts[at] ?? "" })))
    : Effect.fail(new TranslatorFailed({ reason: "unreadable-answer", detail: "the wrong number of lines" }))

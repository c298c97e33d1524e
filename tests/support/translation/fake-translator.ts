import type { TranslatorFailed } from "#domain/translation/errors.ts"
import { isSameLanguage, type NumberedLine } from "#domain/translation/translation.ts"
import { type TranslationRequest, Translator } from "#domain/translation/translator.port.ts"
import { Effect, Layer } from "effect"

/** Words of a language that is none: every letter of a word turned round, numbers as they are. */
export const turned = (text: string): string =>
  text.replaceAll(/\p{L}+/gu, (word) => Array.from(word).toReversed().join(""))

/** The honest translation of a request. */
export const honest = ({ lines, glossary, names }: TranslationRequest) =>
  lines.map(({ n, text }): NumberedLine => ({
    n,
    text: [turned(text), ...[...glossary, ...names].filter((term) => text.includes(term))].join(" "),
  }))

/** A translator that answers what a test wants, in batches of at most five lines. */
export const translatorOf = (
  translate: (request: TranslationRequest) => Effect.Effect<ReadonlyArray<NumberedLine>, TranslatorFailed>,
) =>
  Layer.succeed(Translator, {
    name: "fake",
    isBasic: true,
    limits: { lines: 5, characters: 400, parallel: 1 },
    targets: (source) => Effect.succeed(["de", "en", "es"].filter((code) => !isSameLanguage(code, source))),
    translate,
  })

/** An honest translator into a language that is none. */
export const fakeTranslator = translatorOf((request) => Effect.succeed(honest(request)))

import { TranslatorFailed } from "#domain/translation/errors.ts"
import { Translator } from "#domain/translation/translator.port.ts"
import { Effect, Layer } from "effect"

/** On a server without an engine for translations: no language is offered. */
export const layer = Layer.succeed(Translator, {
  name: null,
  isBasic: false,
  limits: { lines: 1, characters: 1, parallel: 1 },
  targets: () => Effect.succeed([]),
  translate: () =>
    Effect.fail(
      new TranslatorFailed({ reason: "engine-died", detail: "this server no longer has a translation engine" }),
    ),
})

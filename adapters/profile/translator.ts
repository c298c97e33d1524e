import * as Apertium from "#adapters/engines/language/apertium/translator.ts"
import * as DeepL from "#adapters/engines/language/translators/deepl.ts"
import * as LibreTranslate from "#adapters/engines/language/translators/libretranslate.ts"
import * as NoTranslator from "#adapters/engines/language/translators/no-translator.ts"
import * as OpenAi from "#adapters/openai/translator.ts"
import { reveal, type Settings } from "#adapters/system/config/settings.ts"
import { Translator } from "#domain/translation/translator.port.ts"
import { Effect, Layer } from "effect"
import { endpointOf } from "./engines.ts"
import { type LanguageModel, orLocalModel } from "./language-model.ts"

/** What translates: the engine that is chosen, or the best one that is configured or installed; of these, a model of this machine goes first. */
export const translator = (settings: Settings): Layer.Layer<Translator, never, LanguageModel> => {
  const { translator: chosen, deepLUrl, libreTranslateUrl, chatModel: model, analyst } = settings
  const endpoint = endpointOf(settings)
  const deepLKey = reveal(settings.deepLKey)
  const may = (name: typeof chosen) => chosen === name || chosen === "auto"
  if (deepLKey !== null && may("deepl")) return DeepL.layer({ apiKey: deepLKey, url: deepLUrl })
  if (libreTranslateUrl !== null && may("libretranslate")) {
    return LibreTranslate.layer({ url: libreTranslateUrl, apiKey: reveal(settings.libreTranslateKey) })
  }
  // An operator who keeps summaries on the machine wants the same for translations.
  if (endpoint !== null && (chosen === "openai" || (chosen === "auto" && analyst !== "embedded"))) {
    return OpenAi.layer({ ...endpoint, model })
  }
  const own = may("apertium") ? Apertium.layer({ binFolder: settings.apertiumBin }) : NoTranslator.layer
  return chosen === "auto" && analyst === "auto" ? Layer.provide(localTranslator, own) : own
}

const localTranslator = Layer.effect(Translator, Effect.flatMap(Translator, (own) => orLocalModel(own, OpenAi.make)))

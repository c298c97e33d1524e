import * as Apertium from "#adapters/engines/language/apertium/translator.ts"
import * as DeepL from "#adapters/engines/language/translators/deepl.ts"
import * as LibreTranslate from "#adapters/engines/language/translators/libretranslate.ts"
import * as OpenAiTranslator from "#adapters/openai/translator.ts"
import { Effect, Layer } from "effect"
import { apertiumStandIn } from "../support/translation/apertium-stand-in.ts"
import { fakeTranslator } from "../support/translation/fake-translator.ts"
import { deepL, libreTranslate } from "../support/translation/services.ts"
import { translatingEndpoint } from "../support/translation/translating-endpoint.ts"
import { translatorContract } from "./translator.contract.ts"

const model = Effect.map(
  translatingEndpoint(),
  ({ baseUrl }) => OpenAiTranslator.layer({ apiKey: "test-key", baseUrl, model: "gpt-fake" }),
)

translatorContract("the fake of the tests", fakeTranslator)
translatorContract("OpenAI-compatible", Layer.unwrap(model))
translatorContract(
  "LibreTranslate",
  Layer.unwrap(Effect.map(libreTranslate(), ({ url }) => LibreTranslate.layer({ url, apiKey: null }))),
)
translatorContract("DeepL", Layer.unwrap(Effect.map(deepL(), ({ url }) => DeepL.layer({ url, apiKey: "test-key" }))))
translatorContract(
  "a stand-in for apertium",
  Layer.unwrap(Effect.map(apertiumStandIn(), (binFolder) => Apertium.layer({ binFolder }))),
)

import { Effect } from "effect"
import { EngineStore } from "../engine-store.port.ts"
import { ModelNeedsSpace, ModelTermsNotAgreed } from "../errors.ts"
import { ModelInstaller } from "../model-installer.port.ts"
import { megabyte, requestedModel, requireMemory, requireUnconfigured } from "./requested.ts"

interface Asked {
  readonly model: string
  readonly thenUse: boolean
  readonly agrees?: boolean
}

/** The model, if nothing stands in the way of its installation. */
export const installable = Effect.fnUntraced(function*({ model: name, thenUse, agrees = false }: Asked) {
  const model = yield* requestedModel(name)
  const { title, licence } = model
  if (licence.mustAgree && !agrees) return yield* new ModelTermsNotAgreed({ title, url: licence.url })
  if (thenUse) {
    yield* requireUnconfigured(model.purpose)
    yield* requireMemory(model)
  }
  const installer = yield* ModelInstaller
  const isThere = (yield* (yield* EngineStore).get).installations[name]?._tag === "Installed"
  const missing = isThere ? 0 : yield* installer.missingBytes(model)
  return missing > 0 ? yield* new ModelNeedsSpace({ missing: Math.ceil(missing / megabyte) }) : model
})

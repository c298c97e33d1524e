import { localEndpoint } from "#adapters/engines/language/llama-cpp/local-endpoint.ts"
import { runnable } from "#adapters/engines/language/llama-cpp/try-model.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { Effect, Scope, Semaphore } from "effect"
import { availableParallelism } from "node:os"
import { join } from "node:path"
import { modelsIn } from "./models-in.ts"

/** Requests come first: one processor is left to them, where there are several. */
export const threadsForModels = Math.max(1, availableParallelism() - 1)

interface Wanted<Made> {
  readonly purpose: "language" | "search"
  /** How many requests it answers at the same time. */
  readonly sequences: number
  readonly make: (model: Model, send: typeof fetch) => Made
}

/**
 * What the operator has chosen for a purpose, asked for at each use; null while that is not a model of this machine. Each
 * model has one process, which is kept once it has been used.
 */
export const chosenModel = Effect.fnUntraced(
  function*<Made>({ dataDir }: Settings, { purpose, sequences, make }: Wanted<Made>) {
    const store = yield* EngineStore
    const { models } = yield* ModelCatalogue
    const offered = models.filter((model) => model.purpose === purpose)
    const scope = yield* Effect.scope
    const known = new Map<string, Made>()
    const oneAtATime = yield* Semaphore.make(1)
    const open = Effect.fnUntraced(function*(model: Model) {
      const there = known.get(model.name)
      if (there !== undefined) return there
      const local = runnable(model, join(modelsIn(dataDir), model.name), { threads: threadsForModels, sequences })
      const made = make(model, yield* Effect.provideService(localEndpoint(local), Scope.Scope, scope))
      known.set(model.name, made)
      return made
    })
    return Effect.gen(function*() {
      if (offered.length === 0) return null
      const { chosen, installations } = yield* store.get
      const model = offered.find(({ name }) => name === chosen[purpose])
      const isThere = model !== undefined && installations[model.name]?._tag === "Installed"
      return isThere ? yield* oneAtATime.withPermits(1)(open(model)) : null
    })
  },
)

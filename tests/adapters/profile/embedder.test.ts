import { embedder } from "#adapters/profile/embedder.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { type EngineSettings, firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { similarTasks } from "#domain/library/use-cases/similar-tasks.ts"
import { Embedder } from "#domain/meaning/embedder.port.ts"
import { aModel } from "#tests/support/a-model.ts"
import { asAda, taskId } from "#tests/support/a-task.ts"
import { tinyModel } from "#tests/support/language-model/tiny-model.ts"
import { keepReadLibrary } from "#tests/support/meaning/a-read-library.ts"
import { memoryPorts } from "#tests/support/memory-ports.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, Result } from "effect"
import { mkdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

const finder = aModel({ name: "tiny-finder", purpose: "search", memoryBytes: 500_000_000, contextTokens: 512 })

const address = Layer.succeed(PublicAddress, { url: "https://parley.example" })

const scene = <A, E>(test: Effect.Effect<A, E, Embedder | EngineStore | Layer.Success<typeof memoryPorts>>) =>
  inFolder(Effect.fnUntraced(function*(folder) {
    yield* Effect.promise(() => mkdir(join(folder, "models", finder.name), { recursive: true }))
    yield* Effect.promise(() => writeFile(join(folder, "models", finder.name, "model.gguf"), tinyModel()))
    const provider = ConfigProvider.layer(ConfigProvider.fromEnv({ env: { DATA_DIR: folder } }))
    const stores = Layer.merge(memoryPorts, Layer.succeed(ModelCatalogue, { models: [aModel(), finder] }))
    const layer = embedder(yield* Effect.provide(settings, provider)).pipe(Layer.provideMerge(stores))
    yield* Effect.provide(test, layer)
  }))

const set = (changed: Partial<EngineSettings>) =>
  Effect.flatMap(EngineStore, ({ modify }) => modify((current) => Result.succeed({ ...current, ...changed })))

const inUse: Partial<EngineSettings> = {
  chosen: { ...firstSettings.chosen, search: finder.name },
  installations: { [finder.name]: { _tag: "Installed", minutesPerHour: null } },
}

const chosen = Effect.flatMap(Embedder, (one) => one.chosen)

describe("the model for searching", () => {
  it.live("works from the moment it is chosen and installed until another is chosen", () =>
    scene(Effect.gen(function*() {
      assert.isNull(yield* chosen)
      yield* set({ chosen: { ...firstSettings.chosen, search: finder.name } })
      assert.isNull(yield* chosen)
      yield* set({ installations: { [finder.name]: { _tag: "Installed", minutesPerHour: null } } })
      const model = yield* chosen
      assert.strictEqual(model?.id, "tiny-finder 000000000000 all")
      assert.lengthOf(yield* model?.question("Where is the ferry?") ?? Effect.succeed([]), 64)
      assert.strictEqual(yield* chosen, model)
      yield* set({ chosen: firstSettings.chosen })
      assert.isNull(yield* chosen)
    })))

  it.live("reads a library in its own process, and finds passages in it", () =>
    scene(
      Effect.gen(function*() {
        yield* set(inUse)
        yield* keepReadLibrary
        const { items } = yield* searchTasks.run({ query: "rain" })
        // What it says means nothing: but each file of the account is there once, with a passage.
        assert.lengthOf(new Set(items.map(({ task }) => task.id)), 3)
        assert.isTrue(items.every(({ by, segmentId }) => by === "meaning" && segmentId !== null))
        assert.isTrue((yield* similarTasks.run({ taskId: taskId(1) })).isKnown)
      }).pipe(Effect.provide([asAda, address])),
    ))
})

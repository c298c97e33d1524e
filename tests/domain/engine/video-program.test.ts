import { getVideoProgram } from "#domain/engine/use-cases/get-video-program.ts"
import { installVideoProgram } from "#domain/engine/use-cases/install-video-program.ts"
import { VideoProgram } from "#domain/engine/video-program.port.ts"
import { DiskSpace } from "#domain/kernel/disk-space.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { asOperator } from "../../support/a-scene.ts"
import { memoryPorts } from "../../support/memory-ports.ts"
import { fakeEngines } from "../../support/product/fake-engines.ts"

const ports = Layer.mergeAll(memoryPorts, fakeEngines)

describe("the program that fetches videos", () => {
  it.effect("is not installed beside one that the environment names, nor on a full disk", () =>
    Effect.gen(function*() {
      const program = yield* VideoProgram
      const named = {
        ...program,
        look: Effect.map(program.look, (found) => ({ ...found, configuredBy: ["YTDLP_PATH"] })),
      }
      const refused = yield* Effect.flip(Effect.provideService(installVideoProgram.run({}), VideoProgram, named))
      assert.deepInclude(refused, { _tag: "EngineConfigured", variables: ["YTDLP_PATH"] })
      const full = { ...(yield* DiskSpace), hasRoomFor: () => Effect.succeed(false) }
      const nearlyFull = yield* Effect.flip(Effect.provideService(installVideoProgram.run({}), DiskSpace, full))
      assert.strictEqual(nearlyFull._tag, "StorageFull")
      assert.deepInclude(yield* getVideoProgram.run({}), { state: "missing" })
      assert.deepInclude(yield* installVideoProgram.run({}), { state: "ready", version: "2026.08.19" })
    }).pipe(Effect.provide([asOperator, ports])))
})

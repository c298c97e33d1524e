import * as Installer from "#adapters/engines/model-files/model-installer.ts"
import { tryModel } from "#adapters/profile/try-model.ts"
import { ModelInstaller } from "#domain/engine/model-installer.port.ts"
import { modelServer } from "#tests/support/engines/model-server.ts"
import { toyArchive, toyModel } from "#tests/support/engines/toy-archive.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import type * as Disk from "node:fs/promises"
import { readdir } from "node:fs/promises"
import { join } from "node:path"
import { vi } from "vitest"

/** A disk that is so busy that a new folder takes its time. */
const patience = 40

vi.mock("node:fs/promises", async (original) => {
  const real = await original<typeof Disk>()
  return {
    ...real,
    mkdir: async (...to: Parameters<typeof real.mkdir>) => {
      await new Promise((resolve) => setTimeout(resolve, patience))
      return real.mkdir(...to)
    },
  }
})

describe("an installation that is cancelled", () => {
  it.live("is over when its end is reported, so that nothing of it comes back", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const archive = toyArchive()
      const { url } = yield* Effect.acquireRelease(
        Effect.promise(() => modelServer(archive)),
        ({ close }) => Effect.sync(close),
      )
      const { install, remove } = yield* Effect.provide(
        ModelInstaller,
        Installer.layer({ root, floor: 0, attempt: tryModel }),
      )
      yield* Effect.flip(install(toyModel(archive, url), () => Effect.fail("cancelled")))
      yield* remove("toy-nemo-ctc")
      yield* Effect.sleep(3 * patience)
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(join(root, ".incoming"))), [])
    })))
})

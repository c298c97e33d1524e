import * as Installer from "#adapters/engines/model-files/model-installer.ts"
import { tryModel } from "#adapters/profile/try-model.ts"
import { type InstallProgress, ModelInstaller } from "#domain/engine/model-installer.port.ts"
import { type Behaviour, modelServer } from "#tests/support/engines/model-server.ts"
import { toyArchive, toyModel } from "#tests/support/engines/toy-archive.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { existsSync } from "node:fs"
import { mkdir, open, readdir } from "node:fs/promises"
import { join } from "node:path"

const archive = toyArchive()

const serving = (behaviour: Behaviour = {}) =>
  Effect.acquireRelease(
    Effect.promise(() => modelServer(archive, behaviour)),
    ({ close }) => Effect.sync(close),
  )

const installer = (root: string) =>
  Effect.provide(ModelInstaller, Installer.layer({ root, floor: 0, attempt: tryModel, retries: 3, firstPause: 1 }))

const quiet = () => Effect.void

describe("the installer of models", () => {
  it.live("goes on by itself when the connection breaks, and reports the end only when all is there", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const { url, ranges } = yield* serving({ breakAfter: { bytes: 100_000, below: root } })
      const reports: Array<InstallProgress> = []
      const { install } = yield* installer(root)
      yield* install(toyModel(archive, url), (progress) => Effect.sync(() => reports.push(progress)))
      assert.deepStrictEqual(ranges, [null, "bytes=100000-"])
      assert.isTrue(reports.every(({ done, total }) => done <= total && total === archive.length))
      assert.isTrue(existsSync(join(root, "toy-nemo-ctc", "model.onnx")))
    })))

  it.live("lets one of several work, and the others find it done", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const { url, ranges } = yield* serving()
      const [first, second] = [yield* installer(root), yield* installer(root)]
      const model = toyModel(archive, url)
      yield* Effect.all([first.install(model, quiet), second.install(model, quiet)], { concurrency: 2 })
      assert.lengthOf(ranges, 1)
    })))

  it.live("stops when its report fails, and keeps what has arrived", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const { url } = yield* serving()
      const { install, remove } = yield* installer(root)
      assert.strictEqual(
        yield* Effect.flip(install(toyModel(archive, url), () => Effect.fail("cancelled"))),
        "cancelled",
      )
      yield* remove("toy-nemo-ctc")
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(join(root, ".incoming"))), [])
    })))

  it.live("counts the bytes that are missing on the disk, without those that are there", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const { missingBytes } = yield* installer(root)
      const huge = toyModel(archive, "http://a.example/b.tar.bz2", { bytes: 1e15, unpackedBytes: 1e15 })
      const missing = yield* missingBytes(huge)
      assert.isAbove(missing, 1e15)
      assert.strictEqual(yield* missingBytes(toyModel(archive, "http://a.example/b.tar.bz2")), 0)
      yield* Effect.promise(() => mkdir(join(root, ".incoming", huge.name), { recursive: true }))
      const arrived = join(root, ".incoming", huge.name, "download")
      // Sparse: it has a size and takes no room.
      yield* Effect.promise(async () => {
        await using file = await open(arrived, "w")
        await file.truncate(5_000_000_000)
      })
      assert.isBelow(yield* missingBytes(huge), missing)
    })))
})

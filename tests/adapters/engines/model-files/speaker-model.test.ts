import * as Installer from "#adapters/engines/model-files/model-installer.ts"
import { speakerFiles } from "#adapters/engines/speech/sherpa-onnx/speaker-models.ts"
import { tryModel } from "#adapters/profile/try-model.ts"
import { type InstallProgress, ModelInstaller } from "#domain/engine/model-installer.port.ts"
import { bytesOf } from "#domain/engine/model.ts"
import { servedSpeakers } from "#tests/support/engines/toy-speakers.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { existsSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { join } from "node:path"

const installer = (root: string) =>
  Effect.provide(ModelInstaller, Installer.layer({ root, floor: 0, attempt: tryModel, retries: 0, firstPause: 1 }))

const quiet = () => Effect.void

describe("a model of two files", () => {
  it.live("is installed as one: both are downloaded, verified and tried, and count as progress", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const { model, asked } = yield* servedSpeakers()
      const reports: Array<InstallProgress> = []
      const { install, remove } = yield* installer(root)
      yield* install(model, (progress) => Effect.sync(() => reports.push(progress)))
      assert.deepStrictEqual(asked, ["/toy-segmentation.tar.bz2", "/toy-embedding.onnx"])
      assert.isTrue(reports.every(({ total }) => total === bytesOf(model)))
      const { segmentation, embedding } = speakerFiles(model, join(root, model.name))
      assert.isTrue(existsSync(segmentation) && existsSync(embedding))
      yield* remove(model.name)
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(root)), [".incoming"])
    })))

  it.live("is refused if the second file is another one, and then fetches only that again", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const { model, asked } = yield* servedSpeakers()
      const wrong = { ...model, parts: model.parts.map((part) => ({ ...part, sha256: "0".repeat(64) })) }
      const { install } = yield* installer(root)
      assert.strictEqual((yield* Effect.flip(install(wrong, quiet))).reason, "bad-checksum")
      assert.isFalse(existsSync(join(root, model.name)))
      yield* install(model, quiet)
      // The archive is there already: the server is asked for what comes after its end, and has nothing.
      assert.strictEqual(asked.filter((url) => url.endsWith(".onnx")).length, 2)
    })))

  it.live("is refused if one of them does not load", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const { model } = yield* servedSpeakers(Buffer.alloc(700, 9))
      const { install } = yield* installer(root)
      assert.strictEqual((yield* Effect.flip(install(model, quiet))).reason, "unusable")
      assert.isFalse(existsSync(join(root, model.name)))
    })))
})

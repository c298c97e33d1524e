import { knownLanguageModels } from "#adapters/engines/language/llama-cpp/known-models.ts"
import * as Installer from "#adapters/engines/model-files/model-installer.ts"
import { onMirror } from "#adapters/engines/model-files/on-mirror.ts"
import { tryModel } from "#adapters/profile/try-model.ts"
import { ModelInstaller } from "#domain/engine/model-installer.port.ts"
import { Model } from "#domain/engine/model.ts"
import { aModel } from "#tests/support/a-model.ts"
import { modelServer } from "#tests/support/engines/model-server.ts"
import { sha256Of } from "#tests/support/engines/toy-archive.ts"
import { tinyModel } from "#tests/support/language-model/tiny-model.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Schema } from "effect"
import { existsSync } from "node:fs"
import { readdir } from "node:fs/promises"
import { join } from "node:path"

const bytes = tinyModel()
const name = "tiny-writer"

const serving = (content: Buffer) =>
  Effect.map(
    Effect.acquireRelease(Effect.promise(() => modelServer(content)), ({ close }) => Effect.sync(close)),
    ({ url }) => url.replace("toy-nemo-ctc.tar.bz2", "tiny.gguf"),
  )

const writer = (content: Buffer, url: string): Model =>
  aModel({
    name,
    purpose: "language",
    url,
    bytes: content.length,
    unpackedBytes: content.length,
    memoryBytes: 500_000_000,
    contextTokens: 4096,
    sha256: sha256Of(content),
  })

const installing = Effect.fnUntraced(function*(root: string, content: Buffer) {
  const { install } = yield* Effect.provide(
    ModelInstaller,
    Installer.layer({ root, floor: 0, attempt: tryModel, retries: 0 }),
  )
  return yield* install(writer(content, yield* serving(content)), () => Effect.void)
})

describe("installing a language model", () => {
  it.live("lets it answer, and measures how long it takes for an hour of speech", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const { minutesPerHour } = yield* installing(root, bytes)
      assert.isAtLeast(minutesPerHour ?? 0, 1)
      assert.isTrue(existsSync(join(root, name, "model.gguf")))
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(join(root, ".incoming"))), [`${name}.lock`])
    })))

  it.live("refuses a file of another kind, and leaves nothing of it", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const page = Buffer.from("<html>Agree to the terms first</html>")
      assert.strictEqual((yield* Effect.flip(installing(root, page))).reason, "bad-archive")
      assert.isFalse(existsSync(join(root, name)))
    })))

  it.live("refuses one that does not load", () =>
    inFolder(Effect.fnUntraced(function*(root) {
      const broken = Buffer.from(bytes).fill(7, 200, 4000)
      const { reason, detail } = yield* Effect.flip(installing(root, broken))
      assert.strictEqual(reason, "unusable")
      assert.match(detail, /503/)
      assert.isFalse(existsSync(join(root, name)))
    })))
})

describe("the catalogue of language models", () => {
  it("names each model once, with a file of its own at its publisher, and needs more memory than the file has", () => {
    for (const model of knownLanguageModels) {
      assert.isTrue(Schema.is(Model)(model), model.name)
      assert.match(model.url, /^https:\/\/huggingface\.co\/[\w.-]+\/[\w.-]+\/resolve\/[\w]+\/[\w.-]+\.gguf$/)
      assert.isAbove(model.memoryBytes, model.bytes)
    }
    assert.strictEqual(new Set(knownLanguageModels.map((model) => model.name)).size, knownLanguageModels.length)
    assert.strictEqual(new Set(knownLanguageModels.map(({ sha256 }) => sha256)).size, knownLanguageModels.length)
  })

  it("can be fetched from a mirror laid out as the publisher is", () => {
    const wanted = aModel({ url: "https://huggingface.co/Qwen/x/resolve/main/x.gguf" })
    assert.strictEqual(
      onMirror(wanted, "http://mirror.example/models/").url,
      "http://mirror.example/models/Qwen/x/resolve/main/x.gguf",
    )
    assert.strictEqual(onMirror(wanted, null).url, wanted.url)
  })
})

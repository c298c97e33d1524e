import { fetchModel } from "#adapters/sherpa-onnx/fetch-model.ts"
import type { KnownModel } from "#adapters/sherpa-onnx/known-models.ts"
import { engine } from "#adapters/sherpa-onnx/transcriber-engine.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { toyFiles } from "#tests/support/toy-model-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { execFileSync } from "node:child_process"
import { createHash, randomBytes } from "node:crypto"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { mkdir, readdir, writeFile } from "node:fs/promises"
import { createServer } from "node:http"

const name = "toy-nemo-ctc"

const archiveIn = (folder: string): Buffer => {
  mkdirSync(`${folder}/made/${name}`, { recursive: true })
  const files = { ...toyFiles(), "noise.bin": randomBytes(200_000) }
  for (const [file, content] of Object.entries(files)) writeFileSync(`${folder}/made/${name}/${file}`, content)
  execFileSync("tar", ["-cjf", `${folder}/toy.tar.bz2`, "-C", `${folder}/made`, name])
  return readFileSync(`${folder}/toy.tar.bz2`)
}

/** Serves one file with ranges; `breakAfter` cuts off the first response. */
const serving = (content: Buffer, options: { readonly breakAfter?: number; readonly ranges?: boolean } = {}) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const asked: Array<string | null> = []
      const server = createServer((request, response) => {
        const { range } = request.headers
        asked.push(range ?? null)
        const start = options.ranges === false ? 0 : Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0)
        if (start >= content.length) {
          response.writeHead(416, { "content-range": `bytes */${content.length}` }).end()
          return
        }
        response.writeHead(start > 0 ? 206 : 200, { "content-length": content.length - start })
        if (options.breakAfter === undefined || asked.length > 1) response.end(content.subarray(start))
        else response.write(content.subarray(0, options.breakAfter), () => setTimeout(() => response.destroy(), 50))
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      const port = typeof address === "object" ? address?.port : 0
      return { server, asked, url: `http://127.0.0.1:${port}/${name}.tar.bz2` }
    }),
    ({ server }) =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      }),
  )

const model = (url: string, sha256: string | null = null): KnownModel => ({
  name,
  use: "speech",
  url,
  sha256,
  about: "",
})

const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex")

describe("fetching a model", () => {
  it.live("downloads, verifies and unpacks it once, and reports progress", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const archive = archiveIn(folder)
      const { url, asked } = yield* serving(archive)
      const steps: Array<number> = []
      const place = yield* fetchModel(model(url, sha256(archive)), folder, ({ done }) => steps.push(done))
      assert.strictEqual(place, `${folder}/${name}`)
      assert.strictEqual(steps.at(-1), archive.length)
      yield* engine({ folder: place })
      yield* fetchModel(model(url, sha256(archive)), folder)
      assert.strictEqual(asked.length, 1)
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(`${folder}/.incoming`)), [])
    })))

  it.live("resumes an interrupted download", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const archive = archiveIn(folder)
      const { url, asked } = yield* serving(archive, { breakAfter: 100_000 })
      const failure = yield* Effect.flip(fetchModel(model(url), folder))
      assert.strictEqual(failure.reason, "unreachable")
      yield* fetchModel(model(url, sha256(archive)), folder)
      assert.deepStrictEqual(asked, [null, "bytes=100000-"])
    })))

  it.live("starts over with a server that does not support ranges", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const archive = archiveIn(folder)
      const { url } = yield* serving(archive, { breakAfter: 100_000, ranges: false })
      yield* Effect.flip(fetchModel(model(url), folder))
      yield* fetchModel(model(url, sha256(archive)), folder)
    })))

  it.live("accepts a download that was already complete", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const archive = archiveIn(folder)
      const { url, asked } = yield* serving(archive)
      yield* Effect.promise(() => mkdir(`${folder}/.incoming/${name}`, { recursive: true }))
      yield* Effect.promise(() => writeFile(`${folder}/.incoming/${name}/download`, archive))
      yield* fetchModel(model(url, sha256(archive)), folder)
      assert.deepStrictEqual(asked, [`bytes=${archive.length}-`])
    })))

  it.live("deletes a file with the wrong checksum, published or pinned", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url } = yield* serving(archiveIn(folder))
      const stated = yield* Effect.flip(fetchModel(model(url, "0".repeat(64)), folder))
      assert.strictEqual(stated.reason, "bad-checksum")
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(`${folder}/.incoming/${name}`)), [])
      yield* Effect.promise(() => writeFile(`${folder}/checksums.json`, JSON.stringify({ [name]: "1".repeat(64) })))
      assert.strictEqual((yield* Effect.flip(fetchModel(model(url), folder))).reason, "bad-checksum")
    })))

  it.live("pins the checksum of the first download", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const archive = archiveIn(folder)
      const { url } = yield* serving(archive)
      yield* fetchModel(model(url), folder)
      assert.deepStrictEqual(JSON.parse(readFileSync(`${folder}/checksums.json`, "utf8")), { [name]: sha256(archive) })
    })))

  it.live("fails for a file that is not an archive, and for an unreachable server", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url } = yield* serving(Buffer.from("<html>Not found</html>"))
      assert.strictEqual((yield* Effect.flip(fetchModel(model(url), folder))).reason, "bad-archive")
      const nowhere = yield* Effect.flip(fetchModel(model("http://127.0.0.1:1/a.tar.bz2"), folder))
      assert.strictEqual(nowhere.reason, "unreachable")
    })))
})

import type { Download } from "#adapters/engines/model-files/download.ts"
import { installFiles } from "#adapters/engines/model-files/install-files.ts"
import { tryModel } from "#adapters/engines/speech/sherpa-onnx/try-model.ts"
import { type Behaviour, modelServer } from "#tests/support/engines/model-server.ts"
import { sha256Of, toyArchive, toyModel } from "#tests/support/engines/toy-archive.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { toyFiles } from "#tests/support/toy-model-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs"
import { mkdir, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"

const archive = toyArchive()
const name = "toy-nemo-ctc"

const serving = (behaviour: Behaviour = {}, content = archive) =>
  Effect.acquireRelease(
    Effect.promise(() => modelServer(content, behaviour)),
    ({ close }) => Effect.sync(close),
  )

const steps = { onBytes: () => undefined, onArrived: Effect.void, attempt: tryModel }

const install = (wanted: Download, folder: string) => installFiles(wanted, folder, steps)
const refused = (wanted: Download, folder: string) => Effect.flip(install(wanted, folder))
const left = (folder: string) => Effect.promise(() => readdir(join(folder, ".incoming", name)).catch(() => []))

describe("installing a model", () => {
  it.live("downloads, verifies, unpacks and tries it once, and reports progress", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url, ranges } = yield* serving()
      const arrived: Array<number> = []
      const onBytes = (done: number) => void arrived.push(done)
      const place = yield* installFiles(toyModel(archive, url), folder, { ...steps, onBytes })
      assert.strictEqual(place, `${folder}/${name}`)
      assert.strictEqual(arrived.at(-1), archive.length)
      yield* install(toyModel(archive, url), folder)
      assert.lengthOf(ranges, 1)
      assert.deepStrictEqual(yield* Effect.promise(() => readdir(`${folder}/.incoming`)), [])
    })))

  it.live("resumes an interrupted download", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url, ranges } = yield* serving({ breakAfter: { bytes: 100_000, below: folder } })
      assert.strictEqual((yield* refused(toyModel(archive, url), folder)).reason, "unreachable")
      yield* install(toyModel(archive, url), folder)
      assert.deepStrictEqual(ranges, [null, "bytes=100000-"])
    })))

  it.live("starts over with a server that does not support ranges", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url } = yield* serving({ breakAfter: { bytes: 100_000, below: folder }, ranges: false })
      yield* refused(toyModel(archive, url), folder)
      yield* install(toyModel(archive, url), folder)
    })))

  it.live("accepts a download that was already complete", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url, ranges } = yield* serving()
      yield* Effect.promise(() => mkdir(`${folder}/.incoming/${name}`, { recursive: true }))
      yield* Effect.promise(() => writeFile(`${folder}/.incoming/${name}/download`, archive))
      yield* install(toyModel(archive, url), folder)
      assert.deepStrictEqual(ranges, [`bytes=${archive.length}-`])
    })))

  it.live("pins the checksum of a first download that has none, and holds later ones to it", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url } = yield* serving()
      const wanted = { name, url, sha256: null, bytes: null }
      yield* install(wanted, folder)
      assert.deepStrictEqual(JSON.parse(readFileSync(`${folder}/checksums.json`, "utf8")), {
        [name]: sha256Of(archive),
      })
      yield* inFolder(Effect.fnUntraced(function*(other) {
        yield* Effect.promise(() => writeFile(`${other}/checksums.json`, JSON.stringify({ [name]: "1".repeat(64) })))
        assert.strictEqual((yield* refused(wanted, other)).reason, "bad-checksum")
      }))
    })))
})

describe("a server of models that lies", () => {
  const endless: Behaviour = {
    instead: (response) => {
      response.writeHead(200)
      const more = (): void => void (response.writable && response.write(Buffer.alloc(65_536), more))
      more()
      return true
    },
  }
  const cases: ReadonlyArray<readonly [string, Behaviour, string, RegExp]> = [
    [
      "announces another length",
      {
        instead: (response) => response.writeHead(200, { "content-length": 9_000_000 }).end("short") !== undefined,
      },
      "wrong-length",
      /9000000 bytes instead of \d+/,
    ],
    [
      "sends less than the model has",
      {
        instead: (response) => response.writeHead(200).end("short") !== undefined,
      },
      "wrong-length",
      /5 bytes instead of/,
    ],
    ["sends bytes without end", endless, "wrong-length", /more than \d+ bytes arrived/],
    [
      "redirects to another place",
      {
        instead: (response) => response.writeHead(302, { location: "http://evil.example/model" }).end() !== undefined,
      },
      "elsewhere",
      /redirects to evil\.example/,
    ],
    [
      "redirects to a file of this machine",
      {
        instead: (response) => response.writeHead(302, { location: "file:///etc/passwd" }).end() !== undefined,
      },
      "elsewhere",
      /redirects to/,
    ],
    [
      "redirects in a circle",
      {
        instead: (response, { url }) => response.writeHead(302, { location: `${url}x` }).end() !== undefined,
      },
      "elsewhere",
      /redirects to 127/,
    ],
    [
      "has no such file",
      {
        instead: (response) => response.writeHead(404).end("<html>") !== undefined,
      },
      "refused",
      /HTTP 404/,
    ],
  ]

  it.live.each(cases)(
    "%s: it is refused, and nothing is kept",
    ([, behaviour, reason, detail]) =>
      inFolder(Effect.fnUntraced(function*(folder) {
        const { url } = yield* serving(behaviour)
        const failure = yield* refused(toyModel(archive, url), folder)
        assert.strictEqual(failure.reason, reason)
        assert.match(failure.detail, detail)
        assert.deepStrictEqual(yield* left(folder), [])
        assert.isFalse(existsSync(join(folder, name)))
      })),
  )

  it.live("sends another file of the same length: it is refused and deleted", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url } = yield* serving({}, Buffer.from(archive).fill(7, 100, 200))
      const failure = yield* refused(toyModel(archive, url), folder)
      assert.strictEqual(failure.reason, "bad-checksum")
      assert.include(failure.detail, sha256Of(archive))
      assert.deepStrictEqual(yield* left(folder), [])
    })))

  it.live("cannot be reached: the reason is named", () =>
    inFolder(Effect.fnUntraced(function*(folder) {
      const { url, close } = yield* serving()
      close()
      const failure = yield* refused(toyModel(archive, url), folder)
      assert.deepInclude(failure, { reason: "unreachable", detail: `${new URL(url).host}: ECONNREFUSED` })
    })))
})

const outside = (folder: string) => writeFileSync(join(folder, "evil"), "evil")

describe("an archive that is not what it should be", () => {
  const cases: ReadonlyArray<readonly [string, () => Buffer, string, RegExp]> = [
    [
      "with a path that leads outside",
      () => toyArchive(toyFiles(), [`${name}/../evil`], outside),
      "bad-archive",
      /outside/,
    ],
    ["with a second folder", () => toyArchive(toyFiles(), ["evil"], outside), "bad-archive", /one folder/],
    [
      "with a link to a file of this machine",
      () => toyArchive(toyFiles(), [], (folder) => symlinkSync("/etc/passwd", join(folder, name, "encoder.onnx"))),
      "bad-archive",
      /links/,
    ],
    ["that is a web page", () => Buffer.from("<html>Not found</html>"), "bad-archive", /./],
    [
      "with a model that cannot be loaded",
      () => toyArchive({ ...toyFiles(), "model.onnx": "broken" }),
      "unusable",
      /load/,
    ],
    ["without a model", () => toyArchive({ "readme.txt": "hello" }), "unusable", /no model of a known kind/],
  ]

  it.live.each(cases)(
    "%s is refused, and nothing is kept",
    ([, make, reason, detail]) =>
      inFolder(Effect.fnUntraced(function*(folder) {
        const content = make()
        const { url } = yield* serving({}, content)
        const failure = yield* refused(toyModel(content, url), folder)
        assert.strictEqual(failure.reason, reason, failure.detail)
        assert.match(failure.detail, detail)
        assert.deepStrictEqual(yield* left(folder), [])
        assert.isFalse(existsSync(join(folder, name)) || existsSync(join(folder, "evil")))
      })),
  )
})

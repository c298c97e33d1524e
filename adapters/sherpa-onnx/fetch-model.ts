import { Effect, Schema } from "effect"
import { createHash } from "node:crypto"
import { createReadStream, existsSync } from "node:fs"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { run } from "../child-process/run.ts"
import { download, type DownloadProgress } from "./download.ts"
import type { KnownModel } from "./known-models.ts"
import { ModelFetchFailed } from "./model-fetch-failed.ts"

/**
 * Downloads a model into `root` unless it is there, and returns its path. Its files get their name only
 * when the download is complete, its checksum verified and the archive unpacked.
 */
export const fetchModel = Effect.fn("fetchModel")(function*(
  model: KnownModel,
  root: string,
  onProgress: (progress: DownloadProgress) => void = () => undefined,
): Effect.fn.Return<string, ModelFetchFailed> {
  const place = join(root, model.name)
  if (existsSync(place)) return place
  const work = join(root, ".incoming", model.name)
  yield* Effect.promise(() => mkdir(work, { recursive: true }))
  const file = join(work, "download")
  yield* download(model.url, file, onProgress)
  yield* verify(model, file, join(root, "checksums.json"))
  const content = model.url.endsWith(".tar.bz2") ? yield* unpack(model.name, file, join(work, "unpacked")) : file
  yield* Effect.promise(async () => {
    await rename(content, place)
    await rm(work, { recursive: true, force: true })
  })
  return place
})

const Pins = Schema.fromJsonString(Schema.Record(Schema.String, Schema.String))

/** A file with the wrong checksum is deleted, so that the next attempt starts over. */
const verify = Effect.fnUntraced(function*(model: KnownModel, file: string, pinFile: string) {
  const found = yield* Effect.promise(() => sha256Of(file))
  const text = yield* Effect.promise(() => readFile(pinFile, "utf8").catch(() => "{}"))
  const pins = yield* Effect.orDie(Schema.decodeEffect(Pins)(text))
  const expected = model.sha256 ?? pins[model.name] ?? found
  if (found !== expected) {
    yield* Effect.promise(() => rm(file, { force: true }))
    return yield* new ModelFetchFailed({ reason: "bad-checksum", detail: `${model.name} has sha256 ${found}` })
  }
  const pinned = yield* Effect.orDie(Schema.encodeEffect(Pins)({ ...pins, [model.name]: found }))
  yield* Effect.promise(async () => {
    await writeFile(`${pinFile}.new`, pinned)
    await rename(`${pinFile}.new`, pinFile)
  })
})

const unpack = Effect.fnUntraced(function*(name: string, archive: string, folder: string) {
  yield* Effect.promise(async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder)
  })
  const args = [
    "--extract",
    "--bzip2",
    "--no-same-owner",
    "--no-same-permissions",
    "--file",
    archive,
    "--directory",
    folder,
  ]
  const { exitCode, stderr } = yield* run({ command: "tar", args, timeLimit: 30 * 60_000 }).pipe(
    Effect.mapError(({ _tag }) => new ModelFetchFailed({ reason: "bad-archive", detail: `tar: ${_tag}` })),
  )
  const content = join(folder, name)
  if (exitCode === 0 && existsSync(content)) return content
  // A damaged archive would be "resumed" for ever.
  yield* Effect.promise(() => rm(archive, { force: true }))
  const detail = exitCode === 0 ? `the archive holds no folder ${name}` : stderr.trim().slice(-200)
  return yield* new ModelFetchFailed({ reason: "bad-archive", detail })
})

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash("sha256")
  await pipeline(createReadStream(path), hash)
  return hash.digest("hex")
}

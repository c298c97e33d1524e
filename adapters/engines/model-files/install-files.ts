import { writeOver } from "#adapters/storage/local-disk/move-in.ts"
import { onDisk } from "#adapters/storage/local-disk/on-disk.ts"
import { settleFile, settleFolder } from "#adapters/storage/local-disk/sync-path.ts"
import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import { Effect, Schema } from "effect"
import { createHash } from "node:crypto"
import { createReadStream, existsSync } from "node:fs"
import { link, lstat, mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { basename, join } from "node:path"
import { pipeline } from "node:stream/promises"
import { type Download, download } from "./download.ts"
import { unpack } from "./unpack.ts"

/** Where an unfinished installation keeps its files. */
export const workFolder = (root: string, name: string): string => join(root, ".incoming", name)

/** Checksums of downloads whose publisher gives none, beside the folders of models. */
export const pinsFile = "checksums.json"

export interface InstallSteps {
  readonly onBytes: (done: number) => void
  /** All bytes have arrived. */
  readonly onArrived: Effect.Effect<void>
  /** Tests what was unpacked before it gets its name. */
  readonly attempt: (path: string) => Effect.Effect<void, InstallFailed>
}

/**
 * Downloads into `root` unless it is there, and returns its path. Files get their name only when the download is
 * complete, its checksum verified, the archive unpacked and its content tested.
 */
export const installFiles = Effect.fn("installFiles")(function*(wanted: Download, root: string, steps: InstallSteps) {
  const place = join(root, wanted.name)
  if (existsSync(place)) return place
  const work = workFolder(root, wanted.name)
  yield* onDisk(() => mkdir(work, { recursive: true, mode: 0o700 }))
  const files = downloadsOf(wanted, root)
  let arrived = 0
  for (const { path, ...file } of files) {
    const before = arrived
    yield* download(file, path, (done) => steps.onBytes(before + done))
    arrived += file.bytes ?? 0
  }
  yield* steps.onArrived
  yield* Effect.forEach(files, (file) => verify(file, join(root, pinsFile)))
  const content = yield* unpacked(wanted, files, work)
  yield* steps.attempt(content).pipe(
    Effect.tapError(() => onDisk(() => rm(work, { recursive: true, force: true }))),
  )
  yield* onDisk(async () => {
    await ((await lstat(content)).isDirectory() ? settleFolder(content, place) : settleFile(content, place))
    await rm(work, { recursive: true, force: true })
  })
  return place
})

interface Arriving extends Omit<Download, "parts"> {
  readonly path: string
}

/** The files of a model, and where each arrives. */
export const downloadsOf = ({ parts = [], ...first }: Download, root: string): ReadonlyArray<Arriving> =>
  [first, ...parts.map(({ url, bytes, sha256 }) => ({ name: fileName(url), url, bytes, sha256 }))].map((
    { name, url, bytes, sha256 },
    at,
  ) => ({
    name,
    url,
    bytes,
    sha256,
    path: join(workFolder(root, first.name), at === 0 ? "download" : `download-${at}`),
  }))

/** The last part of an address. */
export const fileName = (url: string): string => basename(new URL(url).pathname)

/** What gets the model's name: a folder, or the file itself. */
const unpacked = Effect.fnUntraced(
  function*({ name, parts = [] }: Download, files: ReadonlyArray<Arriving>, work: string) {
    const place = join(work, "unpacked")
    const [first] = files
    if (parts.length > 0 || first === undefined) return yield* together(files, work, place)
    const kind = kindOf(first)
    if (kind === "archive") return yield* unpack(name, first.path, place)
    return kind === "language-model" ? yield* inFolder(first.path, place) : first.path
  },
)

/** Several files in one folder: each by its own name, or unpacked in the folder that its archive has. */
const together = Effect.fnUntraced(function*(files: ReadonlyArray<Arriving>, work: string, folder: string) {
  yield* onDisk(async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
  })
  for (const { url, path } of files) {
    if (kindOf({ url }) !== "archive") yield* onDisk(() => link(path, join(folder, fileName(url))))
    else {
      const own = archiveFolder(url)
      const content = yield* unpack(own, path, join(work, "unpacking"))
      yield* onDisk(() => rename(content, join(folder, own)))
    }
  }
  return folder
})

/** The folder that an archive must have, after which it is named. */
export const archiveFolder = (url: string): string => fileName(url).replace(/\.tar\.bz2$/, "")

/** What is published: an archive of a folder, one file that is a language model, or another file. */
export const kindOf = ({ url }: Pick<Download, "url">): "archive" | "language-model" | "file" => {
  const { pathname } = new URL(url)
  return pathname.endsWith(".tar.bz2") ? "archive" : pathname.endsWith(".gguf") ? "language-model" : "file"
}

/** The file of a language model in its folder. */
export const languageModelFile = "model.gguf"

const inFolder = Effect.fnUntraced(function*(file: string, folder: string) {
  if ((yield* Effect.promise(() => beginning(file))) !== "GGUF") {
    yield* onDisk(() => rm(file, { force: true }))
    return yield* new InstallFailed({ reason: "bad-archive", detail: "it is not a GGUF file" })
  }
  yield* onDisk(async () => {
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { mode: 0o700 })
    // A second name, not a new one: if the process is killed now, the download is still there.
    await link(file, join(folder, languageModelFile))
  })
  return folder
})

const beginning = async (path: string): Promise<string> => {
  await using file = await open(path)
  const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
  return buffer.toString("latin1")
}

const Pins = Schema.fromJsonString(Schema.Record(Schema.String, Schema.String))

/** A file with the wrong checksum is deleted, so that the next attempt starts over. */
const verify = Effect.fnUntraced(function*({ name, sha256, path: file }: Arriving, pinFile: string) {
  const found = yield* Effect.promise(() => sha256Of(file))
  const text = yield* Effect.promise(() => readFile(pinFile, "utf8").catch(() => "{}"))
  const pins = yield* Effect.orDie(Schema.decodeEffect(Pins)(text))
  const expected = sha256 ?? pins[name] ?? found
  if (found !== expected) {
    yield* onDisk(() => rm(file, { force: true }))
    return yield* new InstallFailed({ reason: "bad-checksum", detail: `sha256 ${found} instead of ${expected}` })
  }
  if (sha256 !== null) return
  const pinned = yield* Effect.orDie(Schema.encodeEffect(Pins)({ ...pins, [name]: found }))
  yield* onDisk(() => writeOver(pinned, pinFile))
})

export const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash("sha256")
  await pipeline(createReadStream(path), hash)
  return hash.digest("hex")
}

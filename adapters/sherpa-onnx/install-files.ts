import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import { Effect, Schema } from "effect"
import { createHash } from "node:crypto"
import { createReadStream, existsSync } from "node:fs"
import { mkdir, readFile, rm } from "node:fs/promises"
import { join } from "node:path"
import { pipeline } from "node:stream/promises"
import { writeOver } from "../local-disk/move-in.ts"
import { onDisk } from "../local-disk/on-disk.ts"
import { settleFile, settleFolder } from "../local-disk/sync-path.ts"
import { download } from "./download.ts"
import type { Download } from "./known-models.ts"
import { unpack } from "./unpack.ts"

/** Where an unfinished installation keeps its files. */
export const workFolder = (root: string, name: string): string => join(root, ".incoming", name)

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
  const file = join(work, "download")
  yield* download(wanted, file, steps.onBytes)
  yield* steps.onArrived
  yield* verify(wanted, file, join(root, "checksums.json"))
  const isArchive = new URL(wanted.url).pathname.endsWith(".tar.bz2")
  const content = isArchive ? yield* unpack(wanted.name, file, join(work, "unpacked")) : file
  yield* steps.attempt(content).pipe(
    Effect.tapError(() => onDisk(() => rm(work, { recursive: true, force: true }))),
  )
  yield* onDisk(async () => {
    await (isArchive ? settleFolder(content, place) : settleFile(content, place))
    await rm(work, { recursive: true, force: true })
  })
  return place
})

const Pins = Schema.fromJsonString(Schema.Record(Schema.String, Schema.String))

/** A file with the wrong checksum is deleted, so that the next attempt starts over. */
const verify = Effect.fnUntraced(function*({ name, sha256 }: Download, file: string, pinFile: string) {
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

const sha256Of = async (path: string): Promise<string> => {
  const hash = createHash("sha256")
  await pipeline(createReadStream(path), hash)
  return hash.digest("hex")
}

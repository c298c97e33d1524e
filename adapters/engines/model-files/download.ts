import { codeOf } from "#adapters/storage/local-disk/move-in.ts"
import { onDisk, written } from "#adapters/storage/local-disk/on-disk.ts"
import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import type { Model } from "#domain/engine/model.ts"
import { Effect } from "effect"
import { createWriteStream } from "node:fs"
import { rm, stat } from "node:fs/promises"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { openDownload } from "./open-download.ts"

/** Something to download. `sha256` is null if its publisher gives none: then the first download is trusted and pinned. */
export interface Download {
  readonly name: string
  readonly url: string
  readonly sha256: string | null
  /** Null if it is not known. */
  readonly bytes: number | null
  /** The most bytes that a file of unknown size may have. */
  readonly maxBytes?: number
  /** What is downloaded with it. */
  readonly parts?: ReadonlyArray<Part>
}

type Part = Model["parts"][number]

/** A file of unknown size may have at most this many bytes, unless less is said. */
const mostBytes = 4_000_000_000

/** How far a file may deviate from its announced size: the checksum decides. */
const tolerance = 0.05

/**
 * Downloads to a file, resuming an earlier attempt if the server can. What has arrived is kept when it fails or is
 * interrupted, unless it is not what was promised.
 */
export const download = (
  wanted: Sized & Pick<Download, "url">,
  path: string,
  onBytes: (done: number) => void,
): Effect.Effect<void, InstallFailed> =>
  Effect.gen(function*() {
    const have = yield* Effect.promise(() => sizeOf(path))
    const response = yield* openDownload(wanted.url, have)
    const { body, status, headers } = response
    const discard = Effect.promise(async () => body?.cancel())
    if (status === 416) {
      yield* discard
      if (headers.get("content-range") === `bytes */${have}`) return
      yield* onDisk(() => rm(path, { force: true }))
      return yield* download(wanted, path, onBytes)
    }
    if (!response.ok || body === null) {
      yield* discard
      return yield* new InstallFailed({ reason: "refused", detail: `${hostOf(wanted.url)}: HTTP ${status}` })
    }
    const start = status === 206 ? startOf(headers) : 0
    if (start !== 0 && start !== have) {
      yield* discard
      yield* onDisk(() => rm(path, { force: true }))
      return yield* new InstallFailed({ reason: "wrong-length", detail: "the server sent the wrong part" })
    }
    const length = Number(headers.get("content-length") ?? Number.NaN)
    if (Number.isFinite(length) && !fits(start + length, wanted)) {
      yield* discard
      yield* onDisk(() => rm(path, { force: true }))
      return yield* wrongLength(start + length, wanted)
    }
    const limit = wanted.bytes === null ? mostOf(wanted) : wanted.bytes * (1 + tolerance)
    yield* written(
      async (signal) => {
        const file = createWriteStream(path, { flags: start > 0 ? "a" : "w" })
        const closed = new Promise<void>((resolve) => void file.once("close", () => resolve()))
        await pipeline(Readable.fromWeb(body), counting(start, limit, onBytes), file, { signal }).finally(() => closed)
      },
      brokenOff,
    ).pipe(
      Effect.tapError(({ reason }) =>
        reason === "wrong-length" ? onDisk(() => rm(path, { force: true })) : Effect.void
      ),
    )
    const arrived = yield* Effect.promise(() => sizeOf(path))
    if (fits(arrived, wanted)) return
    yield* onDisk(() => rm(path, { force: true }))
    return yield* wrongLength(arrived, wanted)
  })

const sizeOf = (path: string): Promise<number> => stat(path).then(({ size }) => size, () => 0)

const hostOf = (url: string): string => new URL(url).host

const startOf = (headers: Headers): number =>
  Number(/^bytes (\d+)-/.exec(headers.get("content-range") ?? "")?.[1] ?? Number.NaN)

type Sized = Pick<Download, "bytes" | "maxBytes">

const mostOf = ({ maxBytes = mostBytes }: Sized): number => maxBytes

const fits = (found: number, wanted: Sized): boolean =>
  wanted.bytes === null ? found <= mostOf(wanted) : Math.abs(found - wanted.bytes) <= wanted.bytes * tolerance

const wrongLength = (found: number, wanted: Sized): InstallFailed =>
  new InstallFailed({
    reason: "wrong-length",
    detail: `${found} bytes instead of ${wanted.bytes ?? `at most ${mostOf(wanted)}`}`,
  })

class TooLong extends Error {}

const brokenOff = (cause: unknown): InstallFailed => {
  if (cause instanceof TooLong) return new InstallFailed({ reason: "wrong-length", detail: cause.message })
  return codeOf(cause) === "ENOSPC"
    ? new InstallFailed({ reason: "disk-full", detail: "the disk is full" })
    : new InstallFailed({ reason: "unreachable", detail: "the connection broke off" })
}

const counting = (start: number, limit: number, onBytes: (done: number) => void): Transform => {
  let done = start
  return new Transform({
    transform: (bytes: Buffer, _encoding, next) => {
      done += bytes.length
      if (done > limit) return next(new TooLong(`more than ${Math.floor(limit)} bytes arrived`))
      onBytes(done)
      next(null, bytes)
    },
  })
}

import { Effect } from "effect"
import { createWriteStream } from "node:fs"
import { rm, stat } from "node:fs/promises"
import { Readable, Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { ModelFetchFailed } from "./model-fetch-failed.ts"

/** Bytes on disk, and in total if the server says. */
export interface DownloadProgress {
  readonly done: number
  readonly total: number | null
}

/**
 * Downloads to a file, resuming an earlier attempt if the server can. What has arrived is kept when it fails or is
 * interrupted.
 */
export const download = (
  url: string,
  path: string,
  onProgress: (progress: DownloadProgress) => void,
): Effect.Effect<void, ModelFetchFailed> =>
  Effect.gen(function*() {
    const have = yield* Effect.promise(() => sizeOf(path))
    const response = yield* Effect.tryPromise({
      try: (signal) => fetch(url, { signal, ...(have > 0 ? { headers: { range: `bytes=${have}-` } } : {}) }),
      catch: () => new ModelFetchFailed({ reason: "unreachable", detail: new URL(url).host }),
    })
    if (response.status === 416) {
      yield* Effect.promise(async () => response.body?.cancel())
      if (response.headers.get("content-range") === `bytes */${have}`) return
      yield* Effect.promise(() => rm(path, { force: true }))
      return yield* download(url, path, onProgress)
    }
    const { body } = response
    if (!response.ok || body === null) {
      yield* Effect.promise(async () => body?.cancel())
      return yield* new ModelFetchFailed({ reason: "refused", detail: `HTTP ${response.status}` })
    }
    const resumed = response.status === 206
    const start = resumed ? have : 0
    const length = Number(response.headers.get("content-length") ?? Number.NaN)
    const counter = counting(start, Number.isFinite(length) ? start + length : null, onProgress)
    yield* Effect.tryPromise({
      try: (signal) =>
        pipeline(Readable.fromWeb(body), counter, createWriteStream(path, { flags: resumed ? "a" : "w" }), { signal }),
      catch: () => new ModelFetchFailed({ reason: "unreachable", detail: "the connection broke off" }),
    })
  })

const sizeOf = (path: string): Promise<number> => stat(path).then(({ size }) => size, () => 0)

const counting = (start: number, total: number | null, onProgress: (progress: DownloadProgress) => void): Transform => {
  let done = start
  return new Transform({
    transform: (bytes: Buffer, _encoding, next) => {
      done += bytes.length
      onProgress({ done, total })
      next(null, bytes)
    },
  })
}

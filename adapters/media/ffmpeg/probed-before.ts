import type { MediaUnreadable } from "#domain/media/errors.ts"
import type { MediaFile } from "#domain/media/media.ts"
import { Effect } from "effect"
import { stat } from "node:fs/promises"
import type { ProbeResult } from "./ffprobe.ts"

type Probe = (file: MediaFile) => Effect.Effect<ProbeResult, MediaUnreadable>

/** Files whose results are kept, which is more than arrive before the first is decoded. */
const kept = 256

/** The same probe, but only once for each version of a file: recordings are examined on arrival, and again for their job. */
export const onceForEachFile = (probe: Probe): Probe => {
  const results = new Map<string, ProbeResult>()
  return Effect.fnUntraced(function*(file) {
    const version = yield* Effect.promise(() => versionOf(file))
    const known = results.get(version)
    if (known !== undefined) return known
    const result = yield* probe(file)
    results.set(version, result)
    for (const oldest of results.keys()) {
      if (results.size <= kept) break
      results.delete(oldest)
    }
    return result
  })
}

/** Stays the same when the file is moved. */
const versionOf = async ({ path, fileName }: MediaFile): Promise<string> => {
  const { dev, ino, size, mtimeNs } = await stat(path, { bigint: true })
  return [dev, ino, size, mtimeNs, fileName].join(" ")
}

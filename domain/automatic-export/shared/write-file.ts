import { Effect } from "effect"
import type { OpenPlace } from "../export-place.ts"
import { type Content, ExportTargets, TargetFailed } from "../export-targets.port.ts"
import { ExportedFileStore } from "../exported-file-store.port.ts"
import { type ExportedFile, forgotten, type Outcome } from "../exported-file.ts"

/**
 * Writes a file under its path, or, if it has none yet, under the first of these that is free. What it is about to write is noted
 * first: found there later, it is known as ours, although this process ended in between. What someone removed or changed at the
 * place stays so, unless a person asked for the file: then it is written as one that never was.
 */
export const writeFile = Effect.fnUntraced(function*(
  place: OpenPlace,
  file: ExportedFile,
  content: Content,
  paths: ReadonlyArray<string>,
) {
  const end = yield* writtenOrLeft(place, file, content, paths)
  if (!file.isAsked || end.state === "written") return end
  const { change } = yield* ExportedFileStore
  const unknown = yield* change(file.id, forgotten)
  return unknown === null ? end : yield* writtenOrLeft(place, unknown, content, paths)
})

const writtenOrLeft = Effect.fnUntraced(function*(
  place: OpenPlace,
  file: ExportedFile,
  content: Content,
  paths: ReadonlyArray<string>,
) {
  const files = yield* ExportedFileStore
  const { hashOf } = yield* ExportTargets
  const hash = hashOf(content.body)
  const names = file.path === null ? paths : file.hash === null ? [...new Set([file.path, ...paths])] : [file.path]
  for (const path of names) {
    if (!(yield* files.reserve(file.id, path))) continue
    const done = yield* writtenAt(place, file, path, { ...content, hash })
    if (done !== "taken") return done
  }
  return yield* new TargetFailed({ fault: "name-taken", status: null, wait: null })
})

interface Hashed extends Content {
  readonly hash: string
}

/** If it is not as it was a moment ago, it is compared once more: what arrived may be ours, from an attempt that was given up. */
const writtenAt = (place: OpenPlace, file: ExportedFile, path: string, content: Hashed) => {
  const compared = comparedAt(place, file, path, content)
  return compared.pipe(
    Effect.catchTag("PathTaken", () => compared),
    Effect.catchTag("PathTaken", () => Effect.succeed(file.hash === null ? "taken" as const : conflict)),
  )
}

const comparedAt = Effect.fnUntraced(function*(place: OpenPlace, file: ExportedFile, path: string, content: Hashed) {
  const { hashAt, look, put } = yield* ExportTargets
  const { change } = yield* ExportedFileStore
  const written = (version: string): Outcome => ({ state: "written", version, hash: content.hash })
  const over = (version: string | null, before: string | null) =>
    change(file.id, (current) => ({ ...current, version, hash: before, intended: content.hash })).pipe(
      Effect.andThen(put(place, path, content, version)),
      Effect.map(written),
    )
  const version = yield* look(place, path)
  if (version === null) return file.hash === null ? yield* over(null, null) : removed
  const isKnown = file.hash !== null && version === file.version
  const there = isKnown ? file.hash : yield* hashAt(place, path, largest)
  if (there === content.hash) return written(version)
  const isOurs = there !== null && (there === file.hash || there === file.intended)
  return isOurs ? yield* over(version, there) : file.hash === null ? "taken" as const : conflict
})

/** Bytes of a file at the place that are compared; we write none that is larger. */
const largest = 100_000_000

const removed: Outcome = { state: "removed", version: null, hash: null }
const conflict: Outcome = { state: "conflict", version: null, hash: null }

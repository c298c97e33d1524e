import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { type ArrivingFile, type Audio, bytesPerMillisecond, type GrowingAudio } from "#domain/media/audio.ts"
import { Deferred, Effect, type Scope } from "effect"
import { chmod, open, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { decode, decodedForm, sizeOf } from "./decode.ts"
import { filtersOf, measured, sample } from "./examine-sound.ts"
import { probe } from "./ffprobe.ts"
import { followFile } from "./follow-file.ts"
import { safeInput } from "./safe-input.ts"
import type { Sandbox } from "./sandbox.ts"
import { takeSound } from "./take-sound.ts"

interface Options {
  readonly target: string
  /** Seconds of sound at most. */
  readonly maxDuration: number
}

/** Decodes what has arrived through a pipe, treating it as the whole file will be treated. */
export const decodeArriving = Effect.fnUntraced(
  function*(sandbox: Sandbox, { path, whole }: ArrivingFile, { target, maxDuration }: Options) {
    let isWhole = false
    yield* Effect.forkScoped(Effect.andThen(whole, Effect.sync(() => isWhole = true)))
    const sound = yield* soundOfArriving(sandbox, { path, isWhole: () => isWhole }, enoughBytes)
    if (sound === null) return null
    const source = yield* followFile(path, () => isWhole)
    const file = yield* Effect.acquireRelease(
      Effect.promise(() => open(target, "w", 0o644)),
      (file) => Effect.promise(() => file.close()),
    )
    const decoded = yield* Deferred.make<Audio>()
    const limits = { maxSeconds: maxDuration + 1, maxBytes: Math.ceil(maxDuration + 1) * 1000 * bytesPerMillisecond }
    yield* decode(sandbox, { source, input: safeInput, sound, target: file, ...limits, onSeconds: () => undefined })
      .pipe(
        Effect.andThen(sizeOf(file)),
        Effect.map((size) => ({ path: target, duration: Math.floor(size / bytesPerMillisecond) })),
        Effect.orDie,
        Effect.onExit((exit) => Deferred.done(decoded, exit)),
        Effect.forkScoped,
      )
    return { path: target, whole: Deferred.await(decoded) } satisfies GrowingAudio
  },
)

/** Bytes after which the beginning is looked at; each time it says too little, half as much again must arrive. */
const enoughBytes = 65_536
/** If a file's audio is not found within this many bytes, its index is at the end. */
const mostBytes = 32 * 1_048_576

interface Beginning {
  readonly path: string
  readonly isWhole: () => boolean
}

/** How the sound of the whole recording will be taken, once enough of it is there; null if its beginning does not tell. */
const soundOfArriving = (
  sandbox: Sandbox,
  beginning: Beginning,
  size: number,
): Effect.Effect<ReadonlyArray<string> | null, never, Scope.Scope> =>
  Effect.gen(function*() {
    const { path, isWhole } = beginning
    if (!isWhole() && !(yield* hasArrived(path, size))) {
      yield* Effect.sleep("500 millis")
      return yield* soundOfArriving(sandbox, beginning, size)
    }
    const start = yield* Effect.scoped(Effect.flatMap(beginningOf(path, size), (start) => startOf(sandbox, start)))
    // There is nothing to gain from starting after the end.
    if (isWhole()) return null
    if (start !== null && start.meter.seconds() >= sample - 1) {
      return start.meter.isLoud() ? takeSound(start.tracks, decodedForm, filtersOf(start.treatment())) : null
    }
    return size > mostBytes ? null : yield* soundOfArriving(sandbox, beginning, size * 1.5)
  })

const startOf = Effect.fnUntraced(function*(sandbox: Sandbox, path: string) {
  const found = yield* Effect.option(probe(sandbox, { path, fileName: "" }))
  if (found._tag === "None") return null
  return yield* measured(sandbox, { path, ...found.value, maxSeconds: sample }, sample)
})

/** A copy of the first bytes, readable by the user of the sandbox. Copying the whole file for each look would grow with it. */
const beginningOf = (path: string, size: number): Effect.Effect<string, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(makeTempFolder),
    (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
  ).pipe(
    Effect.tap((folder) =>
      Effect.promise(async () => {
        await using file = await open(path)
        const { buffer, bytesRead } = await file.read(Buffer.alloc(Math.ceil(size)), 0, Math.ceil(size), 0)
        await writeFile(join(folder, "beginning"), buffer.subarray(0, bytesRead))
        await chmod(join(folder, "beginning"), 0o444)
      })
    ),
    Effect.map((folder) => join(folder, "beginning")),
  )

const hasArrived = (path: string, size: number): Effect.Effect<boolean> =>
  Effect.promise(() => stat(path).then((found) => found.size >= size, () => false))

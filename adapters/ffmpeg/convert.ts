import { run } from "#adapters/child-process/run.ts"
import type { MediaUnreadable } from "#domain/media/errors.ts"
import { Effect } from "effect"
import { chmod, open } from "node:fs/promises"
import { dieOfFullDisk } from "./full-disk.ts"
import { openInput } from "./input-file.ts"
import { safeInput, toolMissing, unreadable } from "./look.ts"
import type { Sandbox } from "./sandbox.ts"

export interface Conversion {
  readonly inputs: ReadonlyArray<string>
  /** What ffmpeg is told between its inputs and its output. */
  readonly args: ReadonlyArray<string>
  readonly target: string
  /** The most sound there is to read, in seconds. */
  readonly longest: number
  /** The largest size of the target, in bytes. */
  readonly largest: number
}

/** Writes another file of the same content. It lets others go first: nobody waits for it. A full disk is a defect. */
export const convert = (sandbox: Sandbox, conversion: Conversion): Effect.Effect<void, MediaUnreadable> =>
  Effect.scoped(Effect.gen(function*() {
    const { inputs, args, target, longest, largest } = conversion
    const files = yield* Effect.forEach(inputs, (path) => openInput(path, sandbox.otherUser))
    const output = yield* writable(target)
    const descriptors = [...files, output].map(({ fd }) => fd)
    const read = files.flatMap((_, nth) => ["-threads", "1", ...safeInput, "-i", `/dev/fd/${nth + 3}`])
    const line = [
      ["-n", "10", "ffmpeg", "-nostdin", "-v", "error", "-y", ...read, ...args],
      ["-threads", "1", "-filter_threads", "1", "-fs", String(largest), `/dev/fd/${files.length + 3}`],
    ].flat()
    const [command = "nice", ...rest] = sandbox.wrap("nice", line, {
      cpu: Math.ceil(60 + longest / 10),
      fileSize: largest,
    })
    const done = yield* run({ command, args: rest, timeLimit: 60_000 + longest * 500, descriptors }).pipe(
      Effect.catchTags({
        ProgramMissing: () => toolMissing,
        ProgramTimedOut: () => unreadable("tool-failed", "making a copy for playback took too long"),
      }),
    )
    yield* dieOfFullDisk(done)
    if (done.exitCode === 127) return yield* toolMissing
    if (done.exitCode !== 0) return yield* unreadable("tool-failed", "no copy for playback could be made")
    return undefined
  }))

/** The program may open its output anew, as whoever it runs as: some formats are gone over twice. */
const writable = (path: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const file = await open(path, "w", 0o666)
      await chmod(path, 0o666)
      return file
    }),
    (file) =>
      Effect.promise(async () => {
        await file.chmod(0o600)
        await file.close()
      }),
  )

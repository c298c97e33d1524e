import { run } from "#adapters/system/child-process/run.ts"
import type { MediaUnreadable } from "#domain/media/errors.ts"
import { Effect } from "effect"
import { chmod, open } from "node:fs/promises"
import { type ProbeResult, toolMissing, unreadable } from "./ffprobe.ts"
import { dieOfFullDisk } from "./full-disk.ts"
import { openInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"

export interface Conversion {
  readonly inputs: ReadonlyArray<{ readonly path: string } & Pick<ProbeResult, "input">>
  /** The arguments of ffmpeg between its inputs and its output. */
  readonly args: ReadonlyArray<string>
  readonly target: string
  /** Seconds of audio in the inputs, at most. */
  readonly maxSeconds: number
  /** The size of the target may not exceed this, in bytes. */
  readonly maxBytes: number
}

/** Writes the same content to another file, at low priority because nobody waits for it. A full disk is a defect. */
export const convert = (sandbox: Sandbox, conversion: Conversion): Effect.Effect<void, MediaUnreadable> =>
  Effect.scoped(Effect.gen(function*() {
    const { inputs, args, target, maxSeconds, maxBytes } = conversion
    const files = yield* Effect.forEach(inputs, ({ path }) => openInput(path, sandbox.otherUser))
    const output = yield* writable(target)
    const descriptors = [...files, output].map(({ fd }) => fd)
    const read = inputs.flatMap(({ input }, nth) => ["-threads", "1"].concat(input, "-i", `/dev/fd/${nth + 3}`))
    const line = [
      ["-n", "10", "ffmpeg", "-nostdin", "-v", "error", "-y", ...read, ...args],
      ["-threads", "1", "-filter_threads", "1", "-fs", String(maxBytes), `/dev/fd/${files.length + 3}`],
    ].flat()
    const [command = "nice", ...rest] = sandbox.wrap("nice", line, {
      cpu: Math.ceil(60 + maxSeconds / 10),
      fileSize: maxBytes,
    })
    const done = yield* run({ command, args: rest, niceness: 10, timeLimit: 60_000 + maxSeconds * 500, descriptors })
      .pipe(
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

/** Writable for the sandbox's user too: for some formats ffmpeg opens its output a second time. */
export const writable = (path: string) =>
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

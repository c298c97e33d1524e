import { run } from "#adapters/child-process/run.ts"
import type { MediaUnreadable } from "#domain/media/errors.ts"
import { Effect } from "effect"
import type { FileHandle } from "node:fs/promises"
import { safeInput, toolMissing, unreadable } from "./ffprobe.ts"
import { dieOfFullDisk } from "./full-disk.ts"
import { openInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"

export interface Decoding {
  readonly path: string
  /** Arguments of ffmpeg that treat the sound. */
  readonly filter: ReadonlyArray<string>
  /** Open for writing; the samples are appended. */
  readonly target: FileHandle
  /** Seconds of sound to decode, at most. */
  readonly maxSeconds: number
  /** The size of the target may not exceed this, in bytes. */
  readonly maxBytes: number
  /** Called with the seconds decoded so far. */
  readonly onSeconds: (seconds: number) => void
}

const sound = ["-map", "0:a:0", "-vn", "-sn", "-dn", "-map_metadata", "-1", "-ac", "1", "-ar", "16000", "-f", "s16le"]

/**
 * Appends the first sound track as raw samples; of a damaged file, whatever can be decoded. Returns what ffmpeg complains
 * of. A full disk is a defect.
 */
export const decode = (sandbox: Sandbox, decoding: Decoding): Effect.Effect<string, MediaUnreadable> =>
  Effect.scoped(Effect.gen(function*() {
    const { target, maxSeconds, maxBytes } = decoding
    const file = yield* openInput(decoding.path, sandbox.otherUser)
    const before = yield* sizeOf(target)
    const args = [
      "-nostdin",
      "-v",
      "error",
      "-threads",
      "1",
      ...safeInput,
      "-i",
      "/dev/fd/3",
      ...decoding.filter,
      ...sound,
    ]
    args.push("-threads", "1", "-t", String(maxSeconds), "-fs", String(maxBytes), "-progress", "pipe:1", "pipe:4")
    const limits = { cpu: Math.ceil(60 + maxSeconds / 20), fileSize: maxBytes }
    const [command = "ffmpeg", ...rest] = sandbox.wrap("ffmpeg", args, limits)
    const done = yield* run({
      command,
      args: rest,
      timeLimit: 60_000 + maxSeconds * 100,
      descriptors: [file.fd, target.fd],
      onOutput: (bytes) => {
        const time = [...bytes.toString("latin1").matchAll(/out_time_us=(\d+)/g)].at(-1)?.[1]
        if (time !== undefined) decoding.onSeconds(Number(time) / 1e6)
      },
    }).pipe(Effect.catchTags({
      ProgramMissing: () => toolMissing,
      ProgramTimedOut: () => unreadable("tool-failed", "decoding the sound took too long"),
    }))
    yield* dieOfFullDisk(done)
    const got = (yield* sizeOf(target)) - before
    if (got < minBytes && done.exitCode === 0) return yield* unreadable("no-sound", "the sound track is empty")
    if (got < minBytes) return yield* unreadable("damaged", "no sound could be decoded; the file is damaged or cut off")
    return done.stderr
  }))

export const sizeOf = (file: FileHandle): Effect.Effect<number> =>
  Effect.promise(() => file.stat()).pipe(Effect.map((stat) => stat.size))

/** A hundredth of a second. */
const minBytes = 320

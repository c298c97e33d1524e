import { run } from "#adapters/system/child-process/run.ts"
import { sampleRate } from "#domain/media/audio.ts"
import type { MediaUnreadable } from "#domain/media/errors.ts"
import { Effect } from "effect"
import type { FileHandle } from "node:fs/promises"
import type { Readable } from "node:stream"
import { toolMissing, unreadable } from "./ffprobe.ts"
import { dieOfFullDisk } from "./full-disk.ts"
import { openInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"
import type { Form } from "./sound-clock.ts"

export interface Decoding {
  /** A file, or what is still arriving of one. */
  readonly source: string | Readable
  /** The options of ffmpeg to read it with. */
  readonly input: ReadonlyArray<string>
  /** Arguments of ffmpeg that take the sound, and treat it. */
  readonly sound: ReadonlyArray<string>
  /** Open for writing; the samples are appended. */
  readonly target: FileHandle
  /** Seconds of sound to decode, at most. */
  readonly maxSeconds: number
  /** The size of the target may not exceed this, in bytes. */
  readonly maxBytes: number
  /** Called with the seconds decoded so far. */
  readonly onSeconds: (seconds: number) => void
}

/** The samples of `Audio`. */
export const decodedForm = { format: "s16", rate: sampleRate } as const satisfies Form

const samples = ["-vn", "-sn", "-dn", "-map_metadata", "-1", "-ac", "1", "-ar", String(sampleRate), "-f", "s16le"]

/**
 * Appends the sound as raw samples; of a damaged file, whatever can be decoded. Returns ffmpeg's
 * complaints. A full disk is a defect.
 */
export const decode = (sandbox: Sandbox, decoding: Decoding): Effect.Effect<string, MediaUnreadable> =>
  Effect.scoped(Effect.gen(function*() {
    const { source, target, maxSeconds, maxBytes } = decoding
    const file = typeof source === "string" ? yield* openInput(source, sandbox.otherUser) : null
    const [from, output] = file === null ? ["pipe:0", "pipe:3"] : ["/dev/fd/3", "pipe:4"]
    const before = yield* sizeOf(target)
    const args = [
      "-nostdin",
      "-v",
      "error",
      "-threads",
      "1",
      ...decoding.input,
      "-i",
      from,
      ...decoding.sound,
      ...samples,
    ]
    args.push("-threads", "1", "-t", String(maxSeconds), "-fs", String(maxBytes), "-progress", "pipe:1", output)
    const limits = { cpu: Math.ceil(60 + maxSeconds / 20), fileSize: maxBytes }
    const [command = "ffmpeg", ...rest] = sandbox.wrap("ffmpeg", args, limits)
    const done = yield* run({
      command,
      args: rest,
      // A slow connection is no reason to give up.
      timeLimit: file === null ? slowest : 60_000 + maxSeconds * 100,
      descriptors: file === null ? [target.fd] : [file.fd, target.fd],
      ...(typeof source === "string" ? {} : { input: source }),
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
    if (got < minBytes && /partial file|prematurely|End of file/.test(done.stderr)) {
      return yield* unreadable("cut-off", "the file was cut off before its sound")
    }
    if (got < minBytes) return yield* unreadable("damaged", "no sound could be decoded; the file is damaged")
    return done.stderr
  }))

export const sizeOf = (file: FileHandle): Effect.Effect<number> =>
  Effect.promise(() => file.stat()).pipe(Effect.map((stat) => stat.size))

/** Milliseconds: a day. */
const slowest = 86_400_000

/** A hundredth of a second. */
const minBytes = 320

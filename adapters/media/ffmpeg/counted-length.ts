import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import type { FileHandle } from "node:fs/promises"
import type { Sandbox } from "./sandbox.ts"
import { hasFrameCount } from "./stated-length.ts"

/** One frame after the other, of which none says how many there are: ffprobe guesses by the size of the first ones. */
const bare = /^(?:aac|ac3|amr|dts|eac3|loas|mp3|truehd)/

/** Whether the length that ffprobe gives is only a guess. */
export const isGuessed = async (file: FileHandle, container: string): Promise<boolean> =>
  bare.test(container) && !(container === "mp3" && await hasFrameCount(file))

/** Seconds of all frames, counted without decoding; null if they cannot be. */
export const countedLength = Effect.fnUntraced(
  function*(sandbox: Sandbox, file: FileHandle, options: ReadonlyArray<string>) {
    const args = ["-nostdin", "-v", "error", ...options, "-i", "/dev/fd/3", "-map", "0:a:0", "-c", "copy"]
    args.push("-progress", "pipe:1", "-f", "null", "-")
    const [command = "ffmpeg", ...rest] = sandbox.wrap("ffmpeg", args, { cpu: 60, fileSize: 0 })
    const done = yield* Effect.option(run({ command, args: rest, timeLimit: 120_000, descriptors: [file.fd] }))
    if (done._tag === "None" || done.value.exitCode !== 0) return null
    const time = [...done.value.stdout.toString("latin1").matchAll(/out_time_us=(\d+)/g)].at(-1)?.[1]
    return time === undefined || Number(time) === 0 ? null : Number(time) / 1e6
  },
)

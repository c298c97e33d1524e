import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import { decodedForm } from "./decode.ts"
import type { ProbeResult } from "./ffprobe.ts"
import { openInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"
import { tolerance } from "./sound-clock.ts"
import { takeSound } from "./take-sound.ts"

/**
 * Whether the only sound track of a file begins with the file and has no pauses in its timestamps. Players differ in what
 * they make of those, and some play on without them.
 */
export const isSteady = Effect.fnUntraced(
  function*(sandbox: Sandbox, path: string, { container, input, tracks }: ProbeResult, maxSeconds: number) {
    if (tracks.some(({ late }) => late > tolerance)) return false
    if (hasNoTimestamps.test(container)) return true
    const file = yield* openInput(path, sandbox.otherUser)
    const line = [
      ["-n", "10", "ffmpeg", "-nostdin", "-nostats", "-v", "verbose", "-threads", "1", ...input, "-i", "/dev/fd/3"],
      [...takeSound(tracks, decodedForm), "-vn", "-sn", "-dn", "-t", String(maxSeconds), "-f", "null", "-"],
    ].flat()
    const [command = "nice", ...rest] = sandbox.wrap("nice", line, {
      cpu: Math.ceil(60 + maxSeconds / 20),
      fileSize: 0,
    })
    const done = yield* run({
      command,
      args: rest,
      niceness: 10,
      timeLimit: 60_000 + maxSeconds * 100,
      descriptors: [file.fd],
      // A damaged file has many complaints.
      keep: { stderr: 4_194_304 },
    }).pipe(Effect.option)
    return done._tag === "None" || !/adding \d+ audio samples of silence/.test(done.value.stderr)
  },
  Effect.scoped,
)

/** One sample follows the other. */
const hasNoTimestamps = /^(?:mp3|wav|w64|wv|flac|aiff|aac|au|caf|amr|gsm|tta|voc|g722|alaw|mulaw|sln)/

import { run } from "#adapters/child-process/run.ts"
import { Effect } from "effect"
import { decodedForm } from "./decode.ts"
import { safeInput } from "./ffprobe.ts"
import { openInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"
import { asItIs, soundMeter, type Treatment } from "./sound-levels.ts"
import type { HeardTrack } from "./sound-tracks.ts"
import { takeSound } from "./take-sound.ts"

export interface Examined {
  readonly path: string
  readonly channels: number
  /** Those that are heard together. */
  readonly tracks: ReadonlyArray<HeardTrack>
  /** Seconds of sound at most. */
  readonly maxSeconds: number
}

/** Seconds from the beginning. Only if these are quiet is the whole recording measured, which takes longer. */
export const sample = 30

/**
 * How loud a recording is, and whether its channels cancel each other out, judged by its beginning; null if that is too
 * quiet to tell. One that cannot be measured stays as it is.
 */
export const examineStart = Effect.fnUntraced(function*(sandbox: Sandbox, examined: Examined) {
  const start = yield* measured(sandbox, examined, sample)
  return start === null || start.isLoud() ? start?.treatment() ?? asItIs : null
})

/** The same, judged by all of it. */
export const examineWhole = Effect.fnUntraced(function*(sandbox: Sandbox, examined: Examined) {
  const whole = yield* measured(sandbox, examined, examined.maxSeconds)
  return whole?.treatment() ?? asItIs
})

/** Of the first seconds; null if they cannot be decoded. */
export const measured = (sandbox: Sandbox, { path, channels, tracks, maxSeconds }: Examined, seconds: number) =>
  Effect.scoped(Effect.gen(function*() {
    const file = yield* openInput(path, sandbox.otherUser)
    const [only, ...others] = tracks
    const kept = channels === 2 && others.length === 0 ? 2 : 1
    const meter = soundMeter(kept)
    // Of one track only what is heard counts, not the silence of its pauses.
    const taken = only !== undefined && others.length === 0
      ? ["-map", `0:a:${only.nth}`, "-af", "asetpts=N/SR/TB"]
      : takeSound(tracks, { ...decodedForm, format: "flt" })
    const sound = [...taken, "-vn", "-sn", "-dn", "-ac", String(kept), "-ar", "16000", "-f", "f32le"]
    const args = ["-nostdin", "-v", "error", "-threads", "1", ...safeInput, "-i", "/dev/fd/3", ...sound]
    const [command = "ffmpeg", ...rest] = sandbox.wrap(
      "ffmpeg",
      [...args, "-t", String(Math.min(seconds, maxSeconds)), "pipe:1"],
      { cpu: Math.ceil(60 + seconds / 20), fileSize: 0 },
    )
    const done = yield* run({
      command,
      args: rest,
      timeLimit: 60_000 + seconds * 100,
      descriptors: [file.fd],
      onOutput: meter.add,
    }).pipe(Effect.option)
    return done._tag === "Some" ? meter : null
  }))

/** The filters of ffmpeg that apply it. */
export const filtersOf = ({ channel, gain }: Treatment): ReadonlyArray<string> => [
  ...(channel === null ? [] : [`pan=mono|c0=c${channel}`]),
  ...(gain === 0 ? [] : [`volume=${gain.toFixed(2)}dB`]),
]

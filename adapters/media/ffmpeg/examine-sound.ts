import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import { channelMeter } from "./channel-meter.ts"
import { decodedForm } from "./decode.ts"
import type { ProbeResult } from "./ffprobe.ts"
import { openInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"
import { asItIs, type Loudness, soundMeter } from "./sound-levels.ts"
import { type HeardTrack, mixdownOf } from "./sound-tracks.ts"
import { takeSound } from "./take-sound.ts"

export interface Examined extends Pick<ProbeResult, "input"> {
  readonly path: string
  /** Those that are heard together. */
  readonly tracks: ReadonlyArray<HeardTrack>
  /** Seconds of sound at most. */
  readonly maxSeconds: number
}

/** How to decode a recording: these tracks, with their channels mixed as they say. */
export interface Treatment extends Loudness {
  readonly tracks: ReadonlyArray<HeardTrack>
}

/** Seconds from the beginning. Only if these are quiet is the whole recording measured, which takes longer. */
export const sample = 30

/**
 * How loud a recording is, and whether its channels cancel each other out, judged by its beginning; null if that is too
 * quiet to tell. One that cannot be measured stays as it is.
 */
export const examineStart = Effect.fnUntraced(function*(sandbox: Sandbox, examined: Examined) {
  const start = yield* measured(sandbox, examined, sample)
  if (start === null) return { ...asItIs, tracks: examined.tracks }
  return start.meter.isLoud() ? start.treatment() : null
})

/** The same, judged by all of it. */
export const examineWhole = Effect.fnUntraced(function*(sandbox: Sandbox, examined: Examined) {
  const whole = yield* measured(sandbox, examined, examined.maxSeconds)
  return whole?.treatment() ?? { ...asItIs, tracks: examined.tracks }
})

/** The only track without what cancels its sound out when its channels are played as one; several tracks stay as they are. */
export const tracksAsHeard = Effect.fnUntraced(function*(sandbox: Sandbox, examined: Examined) {
  const [only, ...others] = examined.tracks
  if (only === undefined || others.length > 0 || (only.channels !== 2 && only.weights === null)) return examined.tracks
  const { tracks, channel } = (yield* examineStart(sandbox, examined)) ?? (yield* examineWhole(sandbox, examined))
  return channel === null
    ? tracks
    : [{ ...only, weights: Array.from({ length: only.channels }, (_, at) => at === channel ? 1 : 0) }]
})

/** Of the first seconds; null if they cannot be decoded. */
export const measured = Effect.fnUntraced(function*(sandbox: Sandbox, examined: Examined, seconds: number) {
  const tracks = yield* weighted(sandbox, examined, seconds)
  const [only, ...others] = tracks
  const kept = only?.channels === 2 && others.length === 0 ? 2 : 1
  const meter = soundMeter(kept)
  // Of one track only what is heard counts, not the silence of its pauses.
  const sound = only !== undefined && others.length === 0
    ? ["-map", `0:a:${only.nth}`, "-af", `${mixdownOf(only)}asetpts=N/SR/TB`]
    : takeSound(tracks, { ...decodedForm, format: "flt" })
  const isRead = yield* read(sandbox, examined, { seconds, sound: [...sound, "-ac", String(kept)], take: meter.add })
  return isRead ? { meter, tracks, treatment: (): Treatment => ({ ...meter.treatment(), tracks }) } : null
})

/** The same tracks, with the channels turned that would cancel others out. */
const weighted = Effect.fnUntraced(function*(sandbox: Sandbox, examined: Examined, seconds: number) {
  const [only, ...others] = examined.tracks
  if (only === undefined || only.weights === null || others.length > 0) return examined.tracks
  const meter = channelMeter(only.channels)
  const sound = ["-map", `0:a:${only.nth}`, "-af", "asetpts=N/SR/TB"]
  const isRead = yield* read(sandbox, examined, { seconds, sound, take: meter.add })
  return isRead ? [{ ...only, weights: meter.weights() }] : examined.tracks
})

interface Reading {
  readonly seconds: number
  readonly sound: ReadonlyArray<string>
  readonly take: (bytes: Buffer) => void
}

/** Takes the samples of the first seconds as floats; false if the program fails. */
const read = (sandbox: Sandbox, { path, input, maxSeconds }: Examined, { seconds, sound, take }: Reading) =>
  Effect.scoped(Effect.gen(function*() {
    const file = yield* openInput(path, sandbox.otherUser)
    const args = ["-nostdin", "-v", "error", "-threads", "1", ...input, "-i", "/dev/fd/3", ...sound]
    args.push("-vn", "-sn", "-dn", "-ar", "16000", "-f", "f32le", "-t", String(Math.min(seconds, maxSeconds)), "pipe:1")
    const [command = "ffmpeg", ...rest] = sandbox.wrap("ffmpeg", args, {
      cpu: Math.ceil(60 + seconds / 20),
      fileSize: 0,
    })
    const done = yield* run({
      command,
      args: rest,
      timeLimit: 60_000 + seconds * 100,
      descriptors: [file.fd],
      onOutput: take,
    }).pipe(Effect.option)
    return done._tag === "Some"
  }))

/** The filters of ffmpeg that apply it. */
export const filtersOf = ({ channel, gain }: Loudness): ReadonlyArray<string> => [
  ...(channel === null ? [] : [`pan=mono|c0=c${channel}`]),
  ...(gain === 0 ? [] : [`volume=${gain.toFixed(2)}dB`]),
]

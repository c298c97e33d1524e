import { run } from "#adapters/system/child-process/run.ts"
import { bytesPerSecond, type Recipe } from "#domain/conversion/bit-rates.ts"
import type { SoundFormat } from "#domain/conversion/format.ts"
import { type Converted, SoundConverter } from "#domain/conversion/sound-converter.port.ts"
import type { MediaUnreadable } from "#domain/media/errors.ts"
import type { MediaFile } from "#domain/media/media.ts"
import { Effect, Queue } from "effect"
import { rm, stat } from "node:fs/promises"
import { writable } from "./convert.ts"
import { probe, type ProbeResult, toolMissing, unreadable } from "./ffprobe.ts"
import { dieOfFullDisk } from "./full-disk.ts"
import { openInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"

/** `maxDuration` is the longest sound accepted, in seconds. */
export const soundConverter = (sandbox: Sandbox, maxDuration: number): SoundConverter["Service"] => {
  const probed = Effect.fnUntraced(function*(file: MediaFile) {
    const result = yield* probe(sandbox, file)
    const hours = Math.floor(maxDuration / 3600)
    return (result.seconds ?? 0) > maxDuration
      ? yield* unreadable("too-long", `it is longer than ${hours} hours`)
      : result
  })
  return SoundConverter.of({
    inspect: Effect.fn("SoundConverter.inspect")((file) =>
      Effect.map(probed(file), ({ audioCodec, bitRate, sampleRate, tracks: [track], video, seconds }) => ({
        kind: video === null ? "audio" as const : "video" as const,
        codec: audioCodec,
        channels: track?.channels ?? 1,
        sampleRate,
        bitRate,
        duration: seconds,
      }))
    ),
    convert: Effect.fn("SoundConverter.convert")(function*(file, recipe, target, onProgress) {
      const result = yield* probed(file)
      const latest = yield* Queue.sliding<number>(1)
      yield* Effect.forkScoped(Effect.forever(Effect.flatMap(Queue.take(latest), onProgress)))
      const job = { path: file.path, result, recipe, target, maxSeconds: result.seconds ?? maxDuration }
      return yield* encode(sandbox, job, (seconds) => {
        if (result.seconds !== null) Queue.offerUnsafe(latest, Math.min(1, seconds / result.seconds))
      }).pipe(Effect.onError(() => Effect.promise(() => rm(target, { force: true }))))
    }, Effect.scoped),
  })
}

interface Encoding {
  readonly path: string
  readonly result: ProbeResult
  readonly recipe: Recipe
  readonly target: string
  /** Seconds of sound, at most. */
  readonly maxSeconds: number
}

/** Nobody waits for it in a hurry: it gets what processor time is left over, on one core. */
const encode = Effect.fnUntraced(function*(
  sandbox: Sandbox,
  { path, result, recipe, target, maxSeconds }: Encoding,
  onSeconds: (seconds: number) => void,
) {
  const file = yield* openInput(path, sandbox.otherUser)
  const output = yield* writable(target)
  const maxBytes = Math.ceil((maxSeconds + 10) * bytesPerSecond(recipe) * 1.2 + 1_000_000)
  const line = [
    ["-n", "19", "ffmpeg", "-nostdin", "-v", "error", "-y", "-threads", "1", ...result.input, "-i", "/dev/fd/3"],
    ["-map", `0:a:${result.tracks[0]?.nth ?? 0}`, "-vn", "-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1"],
    ["-ac", String(recipe.channels), "-ar", String(recipe.sampleRate), ...encoders[recipe.format]],
    recipe.kilobits === null ? [] : ["-b:a", `${recipe.kilobits}k`],
    ["-threads", "1", "-filter_threads", "1", "-fs", String(maxBytes)],
    ["-progress", "pipe:1", "-stats_period", "0.5", "/dev/fd/4"],
  ].flat()
  const [command = "nice", ...rest] = sandbox.wrap("nice", line, {
    cpu: Math.ceil(60 + maxSeconds / 10),
    fileSize: maxBytes,
  })
  let seconds = 0
  const done = yield* run({
    command,
    args: rest,
    niceness: 10,
    // Others go first, so that the wall clock says little.
    timeLimit: 600_000 + maxSeconds * 2000,
    descriptors: [file.fd, output.fd],
    onOutput: (bytes) => {
      const time = [...bytes.toString("latin1").matchAll(/out_time_us=(\d+)/g)].at(-1)?.[1]
      if (time === undefined) return
      seconds = Number(time) / 1e6
      onSeconds(seconds)
    },
  }).pipe(Effect.catchTags({
    ProgramMissing: () => toolMissing,
    ProgramTimedOut: () => unreadable("tool-failed", "it took too long"),
  }))
  yield* dieOfFullDisk(done)
  if (done.exitCode === 127) return yield* toolMissing
  const { size } = yield* Effect.promise(() => stat(target))
  return yield* whole(result, { size, duration: seconds }, done.exitCode === 0 && size < maxBytes)
})

/** What was made, if it is all there; a file that was cut off earlier still gives what it has. */
const whole = (
  { isCutShort, stated }: ProbeResult,
  made: Converted,
  isDone: boolean,
): Effect.Effect<Converted, MediaUnreadable> => {
  if (made.duration <= 0) return unreadable("damaged", "no sound could be decoded; the file is damaged")
  if (!isDone) return unreadable("tool-failed", "the sound could not be written as a whole")
  return isCutShort || (stated !== null && stated - made.duration > tolerance)
    ? unreadable("cut-off", "the file was cut off: its end is missing")
    : Effect.succeed(made)
}

/** Seconds. Headers are off by a frame or two. */
const tolerance = 2

const encoders: Readonly<Record<SoundFormat, ReadonlyArray<string>>> = {
  mp3: ["-c:a", "libmp3lame", "-f", "mp3"],
  wav: ["-c:a", "pcm_s16le", "-rf64", "auto", "-f", "wav"],
  m4a: ["-c:a", "aac", "-movflags", "+faststart", "-f", "ipod"],
  aac: ["-c:a", "aac", "-f", "adts"],
}

import { readPeaks } from "#adapters/pcm/read-peaks.ts"
import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { MediaTool, type Normalised } from "#domain/media/media-tool.port.ts"
import type { MediaInfo } from "#domain/media/media.ts"
import { Effect, Layer, Queue } from "effect"
import { open, rm } from "node:fs/promises"
import { decode, sizeOf } from "./decode.ts"
import { probe, type ProbeResult, unreadable } from "./ffprobe.ts"
import { makePlayable } from "./make-playable.ts"
import { mediaTypeOf } from "./media-type.ts"
import { findSandbox, type Sandbox } from "./sandbox.ts"

export interface Options {
  /** The longest recording accepted, all parts together, in seconds. */
  readonly maxDuration: number
}

/** Needs Debian's `ffmpeg`; `util-linux` (unshare, prlimit, setpriv) makes it safer. */
export const layer = (options: Options): Layer.Layer<MediaTool> =>
  Layer.effect(MediaTool, Effect.map(findSandbox(), (sandbox) => make(sandbox, options)))

const make = (sandbox: Sandbox, { maxDuration }: Options): MediaTool["Service"] => {
  const tooLong = (seconds: number) =>
    unreadable("too-long", `the recording is ${minutes(seconds)} minutes long; the limit is ${minutes(maxDuration)}`)
  const check = Effect.fn("MediaTool.probe")(function*(path: string) {
    const info = infoOf(yield* probe(sandbox, path))
    return (info.duration ?? 0) > maxDuration ? yield* tooLong(info.duration ?? 0) : info
  })

  const joined = Effect.fnUntraced(function*(
    parts: ReadonlyArray<string>,
    target: string,
    report: (done: number) => void,
  ) {
    const infos = yield* Effect.forEach(parts, check)
    const total = infos.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
    if (total > maxDuration) return yield* tooLong(total)
    const file = yield* Effect.acquireRelease(
      Effect.promise(() => open(target, "w", 0o644)),
      (file) => Effect.promise(() => file.close()),
    )
    const maxBytes = Math.ceil(maxDuration + 1) * 1000 * bytesPerMillisecond
    const offsets: Array<number> = []
    for (const path of parts) {
      const before = yield* sizeOf(file)
      offsets.push(Math.round(before / bytesPerMillisecond))
      const start = before / bytesPerMillisecond / 1000
      const onSeconds = (seconds: number) => {
        if (total > 0) report(Math.min(1, (start + seconds) / total))
      }
      yield* decode(sandbox, { path, target: file, maxSeconds: maxDuration + 1 - start, maxBytes, onSeconds })
      const seconds = (yield* sizeOf(file)) / bytesPerMillisecond / 1000
      if (seconds > maxDuration) return yield* tooLong(seconds)
    }
    const duration = Math.floor((yield* sizeOf(file)) / bytesPerMillisecond)
    return { audio: { path: target, duration }, offsets } satisfies Normalised
  })

  return MediaTool.of({
    probe: check,
    normalise: Effect.fn("MediaTool.normalise")(function*(parts, target, onProgress) {
      const latest = yield* Queue.sliding<number>(1)
      yield* Effect.forkScoped(Effect.forever(Effect.flatMap(Queue.take(latest), onProgress)))
      const normalised = yield* joined(parts, target, (done) => Queue.offerUnsafe(latest, done)).pipe(
        Effect.onError(() => Effect.promise(() => rm(target, { force: true }))),
      )
      yield* onProgress(1)
      return normalised
    }, Effect.scoped),
    makePlayable: Effect.fn("MediaTool.makePlayable")((parts, target, decoded) =>
      makePlayable(sandbox, { parts, target, decoded, maxDuration })
    ),
    peaks: Effect.fn("MediaTool.peaks")((audio) => Effect.promise((signal) => readPeaks(audio, signal))),
  })
}

const infoOf = (result: ProbeResult): MediaInfo => ({
  kind: result.video === null ? "audio" : "video",
  container: result.container,
  mediaType: mediaTypeOf(result),
  audioCodec: result.audioCodec,
  duration: result.seconds,
})

const minutes = (seconds: number): number => Math.ceil(seconds / 60)

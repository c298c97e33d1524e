import { mixTracks, rawLength } from "#adapters/media/pcm/mix-tracks.ts"
import { readLevels } from "#adapters/media/pcm/read-levels.ts"
import { readPeaks } from "#adapters/media/pcm/read-peaks.ts"
import { onDisk } from "#adapters/storage/local-disk/on-disk.ts"
import { SoundConverter } from "#domain/conversion/sound-converter.port.ts"
import { bytesPerMillisecond } from "#domain/media/audio.ts"
import { MediaTool, type Normalised } from "#domain/media/media-tool.port.ts"
import type { MediaFile, MediaInfo } from "#domain/media/media.ts"
import type { SoundNote } from "#domain/media/sound.ts"
import { Effect, Layer, Queue } from "effect"
import { constants } from "node:fs"
import { open, rename, rm } from "node:fs/promises"
import { channelShares } from "./channel-shares.ts"
import { decodeArriving } from "./decode-arriving.ts"
import { decodeFirstPart, decodePart } from "./decode-part.ts"
import { sizeOf } from "./decode.ts"
import { probe, type ProbeResult, unreadable } from "./ffprobe.ts"
import { makePlayable } from "./make-playable.ts"
import { mediaTypeOf } from "./media-type.ts"
import { onceForEachFile } from "./probed-before.ts"
import { findSandbox, type Sandbox } from "./sandbox.ts"
import { soundConverter } from "./sound-converter.ts"

export interface Options {
  /** The longest recording accepted, all parts together, in seconds. */
  readonly maxDuration: number
}

/** Needs Debian's `ffmpeg`; `util-linux` (unshare, prlimit, setpriv) makes it safer. */
export const layer = (options: Options): Layer.Layer<MediaTool | SoundConverter> =>
  Layer.unwrap(Effect.map(findSandbox(), (sandbox) =>
    Layer.mergeAll(
      Layer.succeed(MediaTool, make(sandbox, options)),
      Layer.succeed(SoundConverter, soundConverter(sandbox, options.maxDuration)),
    )))

const make = (sandbox: Sandbox, { maxDuration }: Options): MediaTool["Service"] => {
  const tooLong = (seconds: number) =>
    unreadable("too-long", `the recording is ${minutes(seconds)} minutes long; the limit is ${minutes(maxDuration)}`)
  const probed = onceForEachFile((file) => probe(sandbox, file))
  const check = Effect.fnUntraced(function*(file: MediaFile) {
    const result = yield* probed(file)
    return (result.seconds ?? 0) > maxDuration ? yield* tooLong(result.seconds ?? 0) : result
  })

  const joined = Effect.fnUntraced(function*(
    parts: ReadonlyArray<MediaFile>,
    target: string,
    report: (done: number) => void,
  ) {
    const results = yield* Effect.forEach(
      parts,
      (part) => Effect.map(check(part), (result) => ({ path: part.path, ...result })),
    )
    const total = results.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0)
    if (total > maxDuration) return yield* tooLong(total)
    const hidden = hiddenFor(target)
    const file = yield* Effect.acquireRelease(
      Effect.promise(() => open(hidden, emptied, 0o644)),
      (file) => Effect.promise(() => file.close()),
    )
    const maxBytes = Math.ceil(maxDuration + 1) * 1000 * bytesPerMillisecond
    const offsets: Array<number> = []
    const sound: Array<SoundNote> = []
    for (const [nth, { path, ...probed }] of results.entries()) {
      const before = yield* sizeOf(file)
      offsets.push(Math.round(before / bytesPerMillisecond))
      const start = before / bytesPerMillisecond / 1000
      const onSeconds = (seconds: number) => {
        if (total > 0) report(Math.min(1, (start + seconds) / total))
      }
      const part = { source: path, probed, target: file, maxSeconds: maxDuration + 1 - start, maxBytes, onSeconds }
      const { treatment, complaint } = yield* nth === 0
        ? decodeFirstPart(sandbox, part, onDisk(() => rename(hidden, target)))
        : decodePart(sandbox, part)
      const seconds = (yield* sizeOf(file)) / bytesPerMillisecond / 1000
      if (seconds > maxDuration) return yield* tooLong(seconds)
      const mixed = treatment.tracks.find(({ weights }) => weights !== null)
      const shares = mixed === undefined && treatment.channel === null
        ? []
        : yield* channelShares(sandbox, { path, ...probed, maxSeconds: part.maxSeconds })
      if (mixed !== undefined) sound.push({ _tag: "ChannelsMixed", channels: mixed.channels, shares })
      // A mix of many channels is quieter than they are.
      else if (treatment.isQuiet) sound.push({ _tag: "SoundQuiet" })
      if (treatment.channel !== null) sound.push({ _tag: "OneChannel", shares })
      if (isCutOff(probed, seconds - start, complaint)) {
        sound.push({ _tag: "CutOff", at: Math.floor(seconds * 1000) })
      }
    }
    const duration = Math.floor((yield* sizeOf(file)) / bytesPerMillisecond)
    return { audio: { path: target, duration }, offsets, sound: once(sound) } satisfies Normalised
  })

  return MediaTool.of({
    probe: Effect.fn("MediaTool.probe")((file) => Effect.map(check(file), infoOf)),
    normalise: Effect.fn("MediaTool.normalise")(function*(parts, target, onProgress) {
      const latest = yield* Queue.sliding<number>(1)
      yield* Effect.forkScoped(Effect.forever(Effect.flatMap(Queue.take(latest), onProgress)))
      const normalised = yield* joined(parts, target, (done) => Queue.offerUnsafe(latest, done)).pipe(
        Effect.onError(() =>
          Effect.promise(() => Promise.all([target, hiddenFor(target)].map((path) => rm(path, { force: true }))))
        ),
      )
      yield* onProgress(1)
      return normalised
    }, Effect.scoped),
    decodeArriving: Effect.fn("MediaTool.decodeArriving")((file, target) =>
      decodeArriving(sandbox, file, { target, maxDuration })
    ),
    makePlayable: Effect.fn("MediaTool.makePlayable")((parts, target, decoded) =>
      makePlayable(sandbox, { parts, target, decoded, maxDuration })
    ),
    mix: Effect.fn("MediaTool.mix")((tracks, target) => Effect.promise((signal) => mixTracks(tracks, target, signal))),
    rawLength: Effect.fn("MediaTool.rawLength")((path) => Effect.promise(() => rawLength(path))),
    peaks: Effect.fn("MediaTool.peaks")((audio) => Effect.promise((signal) => readPeaks(audio, signal))),
    levels: Effect.fn("MediaTool.levels")((audio) => Effect.promise((signal) => readLevels(audio, signal))),
  })
}

/** The name of a target whose sound may have to be taken back: those who follow the target wait for its own name. */
const hiddenFor = (target: string): string => `${target}.hidden`

/** Every write goes to the end, wherever that is by then. */
const emptied = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_APPEND

/** Seconds. Headers are off by a frame or two. */
const tolerance = 1

/** Containers that allow pauses in the sound state more than can be decoded even if they are whole. */
const isCutOff = (
  { container, stated, isCutShort }: Pick<ProbeResult, "container" | "stated" | "isCutShort">,
  decoded: number,
  complaint: string,
): boolean =>
  isCutShort || (stated !== null && stated - decoded > tolerance &&
    (!/^(?:mov|matroska)/.test(container) || /partial file|prematurely|Invalid data/.test(complaint)))

/** Several parts may be quiet or cut off; what concerns all of the recording is said once. */
const once = (notes: ReadonlyArray<SoundNote>): ReadonlyArray<SoundNote> =>
  notes.filter((note, at) => "at" in note || notes.findIndex(({ _tag }) => _tag === note._tag) === at)

const infoOf = (result: ProbeResult): MediaInfo => ({
  kind: result.video === null ? "audio" : "video",
  container: result.container,
  mediaType: mediaTypeOf(result),
  audioCodec: result.audioCodec,
  duration: result.seconds,
})

const minutes = (seconds: number): number => Math.ceil(seconds / 60)

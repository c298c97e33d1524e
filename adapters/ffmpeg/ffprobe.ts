import { run } from "#adapters/child-process/run.ts"
import { MediaUnreadable } from "#domain/media/errors.ts"
import { Effect, Schema } from "effect"
import { checkHead } from "./check-head.ts"
import { countedLength, isGuessed } from "./counted-length.ts"
import { openInput } from "./input-file.ts"
import { isIndexed } from "./is-indexed.ts"
import type { Sandbox } from "./sandbox.ts"
import { tolerance } from "./sound-clock.ts"
import { type HeardTrack, type Track, tracksHeard } from "./sound-tracks.ts"
import { statedLength } from "./stated-length.ts"

/** Only self-contained containers: no playlist, script or device, and nothing fetched from elsewhere. */
export const safeInput = [
  "-protocol_whitelist",
  "file,pipe",
  "-format_whitelist",
  "mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,ogg,wav,w64,aiff,caf,mp3,flac,aac,amr,asf,avi,flv,ac3,mpeg,mpegts",
  "-max_alloc",
  "200000000",
]

/** What ffprobe found in a file, in its own terms. */
export interface ProbeResult {
  readonly container: string
  /** The variant of the container: the major brand of an MP4 file (`qt`), or `webm`. */
  readonly brand: string
  /** Of the first sound track. */
  readonly audioCodec: string
  /** The sound tracks that are heard together: one, as a rule. */
  readonly tracks: ReadonlyArray<HeardTrack>
  /** What the file's own clock shows when it begins, in seconds. Ours begins at 0. */
  readonly start: number
  readonly video: { readonly codec: string; readonly pixels: string } | null
  readonly seconds: number | null
  readonly isIndexed: boolean
  /** Seconds of sound it should have if it is whole; null where it does not say. */
  readonly stated: number | null
}

const entries =
  "format=format_name,duration,probe_score:format_tags=major_brand:stream=codec_type,codec_name,pix_fmt,channels,channel_layout,start_time,duration:stream_tags=language:stream_disposition=attached_pic,dub,comment,visual_impaired"

const Probed = Schema.fromJsonString(Schema.Struct({
  streams: Schema.Array(Schema.Struct({
    codec_type: Schema.optionalKey(Schema.String),
    codec_name: Schema.optionalKey(Schema.String),
    pix_fmt: Schema.optionalKey(Schema.String),
    channels: Schema.optionalKey(Schema.Int),
    channel_layout: Schema.optionalKey(Schema.String),
    start_time: Schema.optionalKey(Schema.String),
    duration: Schema.optionalKey(Schema.String),
    tags: Schema.optionalKey(Schema.Struct({ language: Schema.optionalKey(Schema.String) })),
    disposition: Schema.optionalKey(Schema.Struct({
      attached_pic: Schema.Finite,
      dub: Schema.Finite,
      comment: Schema.Finite,
      visual_impaired: Schema.Finite,
    })),
  })),
  format: Schema.Struct({
    format_name: Schema.String,
    duration: Schema.optionalKey(Schema.String),
    probe_score: Schema.Finite,
    tags: Schema.optionalKey(Schema.Struct({ major_brand: Schema.optionalKey(Schema.String) })),
  }),
}))

/** Identifies a file with ffprobe, by its content alone. */
export const probe = (sandbox: Sandbox, path: string): Effect.Effect<ProbeResult, MediaUnreadable> =>
  Effect.scoped(Effect.gen(function*() {
    const file = yield* openInput(path, sandbox.otherUser)
    const head = Buffer.alloc(4096)
    const { bytesRead } = yield* Effect.promise(() => file.read(head, 0, head.length, 0))
    const refusal = checkHead(head.subarray(0, bytesRead))
    if (refusal !== null) return yield* refusal
    const args = ["-v", "error", ...safeInput, "-show_entries", entries, "-of", "json", "/dev/fd/3"]
    const [command = "ffprobe", ...rest] = sandbox.wrap("ffprobe", args, { cpu: 20, fileSize: 0 })
    const asked = yield* run({ command, args: rest, timeLimit: 30_000, descriptors: [file.fd] }).pipe(
      Effect.catchTags({
        ProgramMissing: () => toolMissing,
        ProgramTimedOut: () => unreadable("damaged", "the file takes too long to examine"),
      }),
    )
    if (asked.exitCode === 127 || /failed to execute/.test(asked.stderr)) return yield* toolMissing
    if (asked.exitCode !== 0) return yield* refusalOf(asked.stderr)
    const { streams, format } = yield* Schema.decodeEffect(Probed)(asked.stdout.toString("utf8")).pipe(
      Effect.catch(() => unreadable("not-media", "the file is not a recording in a known format")),
    )
    if (format.probe_score < 25) return yield* unreadable("not-media", "the file is not a recording in a known format")
    const video = streams.find((stream) => stream.codec_type === "video" && stream.disposition?.attached_pic !== 1)
    const sounds = streams.filter((stream) => stream.codec_type === "audio")
    const [audio] = sounds
    if (audio === undefined) {
      return yield* video === undefined
        ? unreadable("not-media", "the file holds neither sound nor video")
        : unreadable("no-sound", "the video has no sound track")
    }
    if (audio.codec_name === undefined) return yield* unreadable("damaged", "the sound of the file cannot be decoded")
    const { format_name: container, tags } = format
    const isSought = yield* Effect.promise(() => isIndexed(file, container))
    const start = startOf(video === undefined ? sounds : [video, ...sounds])
    // An MP4 file of sound alone says that nothing is heard at first, as does one that was extracted from a video.
    const origin = container.startsWith("mov") && video === undefined && isSought ? Math.min(0, start) : start
    const seconds = (yield* Effect.promise(() => isGuessed(file, container)))
      ? yield* countedLength(sandbox, file, safeInput)
      : lengthOf(container, positive(format.duration), origin)
    const tracks = tracksHeard(sounds, origin)
    // The picture may continue without sound.
    const stated = positive(audio.duration)
    const sound = stated === null ? video === undefined ? seconds : null : stated + (tracks[0]?.late ?? 0)
    const result: ProbeResult = {
      container,
      brand: container.startsWith("matroska") ? docTypeOf(head) : (tags?.major_brand ?? "").trim(),
      audioCodec: audio.codec_name,
      tracks,
      start: origin,
      video: video === undefined ? null : { codec: video.codec_name ?? "", pixels: video.pix_fmt ?? "" },
      seconds,
      stated: yield* Effect.promise(() => statedLength(file, { container, seconds: sound })),
      isIndexed: isSought,
    }
    return result
  }))

export const unreadable = (code: MediaUnreadable["code"], detail: string): Effect.Effect<never, MediaUnreadable> =>
  Effect.fail(new MediaUnreadable({ code, detail }))

export const toolMissing = unreadable("tool-missing", "ffmpeg is not installed (Debian package: ffmpeg)")

/** Where the clock of a file begins, in seconds: with its first track. */
const startOf = (streams: ReadonlyArray<Track>): number => {
  const starts = streams.flatMap(({ start_time }) => start_time === undefined ? [] : [Number(start_time)])
    .filter(Number.isFinite)
  return starts.length === 0 ? 0 : Math.min(...starts)
}

/** MP4 and Matroska files say when they end rather than how long they are; of Ogg, ffprobe says the one or the other. */
const lengthOf = (container: string, stated: number | null, start: number): number | null => {
  if (stated === null || start <= tolerance) return stated
  if (container === "ogg") return null
  return /^(?:mov|matroska)/.test(container) && stated > start ? stated - start : stated
}

const positive = (text: string | undefined): number | null => {
  const value = Number(text)
  return Number.isFinite(value) && value > 0 ? value : null
}

/** The document type in the header of a Matroska file. */
const docTypeOf = (head: Buffer): string => head.toString("latin1", 0, 64).includes("webm") ? "webm" : "matroska"

const refusalOf = (stderr: string): Effect.Effect<never, MediaUnreadable> => {
  if (/moov atom not found|Truncat|End of file|error reading header/i.test(stderr)) {
    return unreadable("damaged", "the file is damaged or was cut off")
  }
  return unreadable("not-media", "the file is not a recording in a known format")
}

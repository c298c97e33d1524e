import { run } from "#adapters/system/child-process/run.ts"
import { MediaUnreadable } from "#domain/media/errors.ts"
import type { MediaFile } from "#domain/media/media.ts"
import { Effect, Schema } from "effect"
import type { FileHandle } from "node:fs/promises"
import { checkHead } from "./check-head.ts"
import { countedLength, isGuessed } from "./counted-length.ts"
import { isCutShort } from "./cut-short.ts"
import { openInput } from "./input-file.ts"
import { isIndexed } from "./is-indexed.ts"
import { protectionOf } from "./protection.ts"
import { bareInput, safeInput } from "./safe-input.ts"
import type { Sandbox } from "./sandbox.ts"
import { tolerance } from "./sound-clock.ts"
import { type HeardTrack, type Track, tracksHeard } from "./sound-tracks.ts"
import { statedLength } from "./stated-length.ts"

/** What ffprobe found in a file, in its own terms. */
export interface ProbeResult {
  /** The options of ffmpeg to read it with. */
  readonly input: ReadonlyArray<string>
  readonly container: string
  /** The variant of the container: the major brand of an MP4 file (`qt`), or `webm`. */
  readonly brand: string
  /** Of the first sound track. */
  readonly audioCodec: string
  /** Hz, of the first sound track. */
  readonly sampleRate: number
  /** Bits per second of the first sound track; null where the file does not say. */
  readonly bitRate: number | null
  /** The sound tracks that are heard together: one, as a rule. */
  readonly tracks: ReadonlyArray<HeardTrack>
  /** What the file's own clock shows when it begins, in seconds. Ours begins at 0. */
  readonly start: number
  readonly video: { readonly codec: string; readonly pixels: string } | null
  readonly seconds: number | null
  readonly isIndexed: boolean
  /** Seconds of sound it should have if it is whole; null where it does not say. */
  readonly stated: number | null
  /** Whether its structure says that it is not whole, where it does not say how much sound it should have. */
  readonly isCutShort: boolean
}

const entries =
  "format=format_name,duration,bit_rate,probe_score:format_tags=major_brand:stream=codec_type,codec_name,pix_fmt,sample_rate,bit_rate,channels,channel_layout,start_time,duration:stream_tags=language:stream_disposition=attached_pic,dub,comment,visual_impaired"

const Probed = Schema.fromJsonString(Schema.Struct({
  streams: Schema.Array(Schema.Struct({
    codec_type: Schema.optionalKey(Schema.String),
    codec_name: Schema.optionalKey(Schema.String),
    pix_fmt: Schema.optionalKey(Schema.String),
    sample_rate: Schema.optionalKey(Schema.String),
    bit_rate: Schema.optionalKey(Schema.String),
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
    bit_rate: Schema.optionalKey(Schema.String),
    probe_score: Schema.Finite,
    tags: Schema.optionalKey(Schema.Struct({ major_brand: Schema.optionalKey(Schema.String) })),
  }),
}))

/** Identifies a file with ffprobe, by its content; by its name only if that alone can tell. */
export const probe = (sandbox: Sandbox, { path, fileName }: MediaFile): Effect.Effect<ProbeResult, MediaUnreadable> =>
  Effect.scoped(Effect.gen(function*() {
    const file = yield* openInput(path, sandbox.otherUser)
    const head = Buffer.alloc(4096)
    const { bytesRead } = yield* Effect.promise(() => file.read(head, 0, head.length, 0))
    const bare = bareInput(fileName)
    const refusal = checkHead(head.subarray(0, bytesRead), bare !== null)
    if (refusal !== null) return yield* refusal
    const protection = yield* Effect.promise(() => protectionOf(file))
    if (protection.sound) return yield* unreadable("protected", "the file is protected against copying")
    const found = bare === null
      ? yield* examined(sandbox, file, safeInput)
      : yield* examined(sandbox, file, safeInput).pipe(
        Effect.filterOrElse(({ format }) => format.probe_score >= certain, () => examined(sandbox, file, bare)),
        Effect.catchTag("MediaUnreadable", () => examined(sandbox, file, bare)),
      )
    const { streams, format, input } = found
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
      ? yield* countedLength(sandbox, file, input)
      : lengthOf(container, positive(format.duration), origin)
    const tracks = tracksHeard(sounds, origin)
    // The picture may continue without sound.
    const stated = positive(audio.duration)
    const sound = stated === null ? video === undefined ? seconds : null : stated + (tracks[0]?.late ?? 0)
    const states = yield* Effect.promise(() => statedLength(file, { container, seconds: sound }))
    const isPartial = states === null && /^(?:matroska|avi)/.test(container)
    const result: ProbeResult = {
      input,
      container,
      brand: container.startsWith("matroska") ? docTypeOf(head) : (tags?.major_brand ?? "").trim(),
      audioCodec: audio.codec_name,
      sampleRate: positive(audio.sample_rate) ?? 44_100,
      // A file of one sound track is all sound.
      bitRate: positive(audio.bit_rate) ?? (streams.length === 1 ? positive(format.bit_rate) : null),
      tracks,
      start: origin,
      video: video === undefined
        ? null
        : { codec: protection.picture ? "encrypted" : video.codec_name ?? "", pixels: video.pix_fmt ?? "" },
      seconds,
      stated: states,
      isIndexed: isSought,
      isCutShort: isPartial && (yield* Effect.promise(() => isCutShort(file))),
    }
    return result
  }))

/** ffprobe is less sure where sound has no more mark than the form of its frames. */
const certain = 75

/** What ffprobe prints about a file that it reads with these options. */
const examined = Effect.fnUntraced(function*(sandbox: Sandbox, file: FileHandle, input: ReadonlyArray<string>) {
  const args = ["-v", "error", ...input, "-show_entries", entries, "-of", "json", "/dev/fd/3"]
  const [command = "ffprobe", ...rest] = sandbox.wrap("ffprobe", args, { cpu: 20, fileSize: 0 })
  const asked = yield* run({ command, args: rest, timeLimit: 30_000, descriptors: [file.fd] }).pipe(
    Effect.catchTags({
      ProgramMissing: () => toolMissing,
      ProgramTimedOut: () => unreadable("damaged", "the file takes too long to examine"),
    }),
  )
  if (asked.exitCode === 127 || /failed to execute/.test(asked.stderr)) return yield* toolMissing
  if (asked.exitCode !== 0) return yield* refused(file, asked.stderr)
  const found = yield* Schema.decodeEffect(Probed)(asked.stdout.toString("utf8")).pipe(Effect.catch(() => notMedia))
  return found.format.probe_score < 25 && input === safeInput ? yield* notMedia : { ...found, input }
})

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

const notMedia = unreadable("not-media", "the file is not a recording in a known format")

/** Why ffprobe refuses a file. */
const refused = Effect.fnUntraced(function*(file: FileHandle, stderr: string) {
  if (/End of file|Truncat|ended prematurely/i.test(stderr) || (yield* Effect.promise(() => isCutShort(file)))) {
    return yield* unreadable("cut-off", "the file was cut off: its end is missing")
  }
  return /moov atom not found|error reading header/i.test(stderr)
    ? yield* unreadable("damaged", "the file is damaged")
    : yield* notMedia
})

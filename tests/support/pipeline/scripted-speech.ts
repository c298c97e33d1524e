import { Analyst } from "#domain/analysis/analyst.port.ts"
import { SoundConverter } from "#domain/conversion/sound-converter.port.ts"
import type { MediaUnreadable } from "#domain/media/errors.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import type { Playable } from "#domain/media/media.ts"
import type { SoundNote } from "#domain/media/sound.ts"
import { slots } from "#domain/media/waveform.ts"
import { Diarizer } from "#domain/recognition/diarizer.port.ts"
import { ChunkFailed, EngineUnavailable } from "#domain/recognition/errors.ts"
import type { Span, SpeakerRange } from "#domain/recognition/speech.ts"
import {
  type AudioChunk,
  type Recognition,
  type RecognitionOptions,
  Transcriber,
} from "#domain/recognition/transcriber.port.ts"
import { VoiceDetector } from "#domain/recognition/voice-detector.port.ts"
import { type Context, Effect, Layer, Stream } from "effect"
import { writeFileSync } from "node:fs"
import { transcriberOf } from "./transcriber-of.ts"

export interface Script {
  /** Length of the recording in milliseconds. */
  readonly duration: number
  readonly speech: ReadonlyArray<Span>
  /** What the engine does with a chunk, the nth time it is asked for it (from 1); words as "text@begin". */
  readonly hear: (chunk: Span & Partial<Pick<AudioChunk, "audio">>, time: number) => Effect.Effect<string, ChunkFailed>
  /** What a more sensitive look finds besides. */
  readonly faint?: ReadonlyArray<Span>
  /** What decoding notices about the sound. */
  readonly sound?: ReadonlyArray<SoundNote>
  /** How speech is found, where it is not all there at once. */
  readonly detect?: () => Stream.Stream<Span>
  /** Completes when the recording is decoded; at once by default. */
  readonly decoded?: Effect.Effect<void>
  /** The name of the engine, where it matters. */
  readonly engine?: string
  /** What is made for the player; by default, one file serves as it is, and of several one is made. */
  readonly played?: (parts: number, target: string) => Effect.Effect<Playable, MediaUnreadable>
  /** How sure the engine is of every word; 1 by default. */
  readonly confidence?: number
  /** The language it detects; null for an engine that knows English alone. */
  readonly language?: string | null
  /** Whether the engine is one of this machine that can be asked for. */
  readonly isInstalled?: boolean
  /** The turns of an engine that tells speakers apart. */
  readonly turns?: NonNullable<Recognition["turns"]>
  /** How many may speak, where the diarizer is not sure. */
  readonly unsure?: SpeakerRange
  /** Whether a model that is chosen to tell speakers apart fails, so that the diarizer stands in. */
  readonly speakerModelFails?: boolean
}

export const brokenChunk = new ChunkFailed({ reason: "remote-error", detail: "500", retry: true })

const usualPlayback = (parts: number, target: string): Effect.Effect<Playable> =>
  Effect.sync(() => {
    if (parts > 1) writeFileSync(target, "joined")
    return { kind: "audio", mediaType: "audio/mp4", duration: 180, extension: parts > 1 ? "m4a" : null }
  })

/** Rising, from silence to full scale. */
export const scriptedPeaks = Array.from({ length: slots }, (_, at) => Math.round((at * 100) / (slots - 1)))

/** An engine that says what the script says, and remembers what it was asked. */
export const scriptedSpeech = (
  script: Script,
) => {
  const { duration, speech, hear, detect, decoded = Effect.void, engine: name = "scripted", turns } = script
  const { played = usualPlayback, confidence = 1, language = "en", faint = [], sound = [], unsure = null } = script
  const asked: Array<Span> = []
  const options: Array<RecognitionOptions> = []
  const diarized: Array<number | null> = []
  const prepared: Array<string | null> = []
  const secondLooks: Array<ReadonlyArray<Span>> = []
  const audio = { path: "/nowhere/audio.raw", duration }
  const engine = {
    name,
    capabilities: {
      languages: language === null ? ["en"] : "any" as const,
      wordTimes: true,
      punctuation: false,
      wordConfidence: true,
      speakers: turns !== undefined,
      hotwords: false,
      maxChunk: 20_000,
      preferredChunk: 12_000,
      parallel: 2,
    },
    prepare: () => Effect.void,
    recognise: (chunk: AudioChunk, wanted: RecognitionOptions) =>
      Effect.suspend(() => {
        asked.push({ begin: chunk.begin, end: chunk.end })
        options.push(wanted)
        const times = asked.filter(({ begin }) => begin === chunk.begin).length
        return Effect.map(hear(chunk, times), (text) => ({
          words: wordsIn(text, confidence),
          language,
          ...(turns && { turns }),
        }))
      }),
  }
  const own: Context.Service.Shape<typeof Diarizer> = {
    diarize: (_, __, count) =>
      Effect.sync(() => {
        diarized.push(count)
        return { turns: [{ begin: 0, end: duration, speaker: 0 }], unsure }
      }),
  }
  const failing = { diarize: () => Effect.fail(new EngineUnavailable({ detail: "SIGABRT" })), standIn: own }
  const layer = Layer.mergeAll(
    Layer.succeed(MediaTool, {
      probe: () =>
        Effect.succeed({
          kind: "audio",
          container: "wav",
          mediaType: "audio/wav",
          audioCodec: "pcm",
          duration: duration / 1000,
        }),
      normalise: () => Effect.as(decoded, { audio, offsets: [0], sound }),
      decodeArriving: ({ path }) => Effect.succeed({ path, whole: Effect.as(decoded, audio) }),
      makePlayable: (parts, target) => played(parts.length, target),
      peaks: () => Effect.succeed(scriptedPeaks),
      mix: () => Effect.die("nothing is mixed in this test"),
      rawLength: () => Effect.die("nothing is mixed in this test"),
      levels: () => Effect.succeed({ loudness: new Float32Array(0), clipped: new Uint8Array(0) }),
    }),
    Layer.succeed(SoundConverter, {
      inspect: () => Effect.die("nothing is converted in this test"),
      convert: () => Effect.die("nothing is converted in this test"),
    }),
    Layer.succeed(VoiceDetector, {
      detect: detect ?? (() => Stream.fromIterable(speech)),
      detectFaint: (_, within) =>
        Effect.sync(() => {
          secondLooks.push(within)
          return faint
        }),
    }),
    Layer.succeed(
      Transcriber,
      transcriberOf(() => Effect.succeed(engine), script.isInstalled === true ? { "built-in": engine } : {}),
    ),
    Layer.succeed(Diarizer, script.speakerModelFails === true ? { ...own, chosen: Effect.succeed(failing) } : own),
    Layer.succeed(Analyst, {
      name: "scripted",
      prepare: (language) => Effect.sync(() => void prepared.push(language)),
      analyse: () => Effect.die("nothing is analysed here"),
    }),
  )
  return { layer, asked, options, diarized, secondLooks, prepared }
}

/** "hello@0 world@500" is two words of 400 ms each. */
const wordsIn = (text: string, confidence: number): Recognition["words"] =>
  text.split(" ").filter((word) => word !== "").map((word) => {
    const [spelled = "", begin = "0"] = word.split("@")
    return { text: spelled, begin: Number(begin), end: Number(begin) + 400, confidence }
  })

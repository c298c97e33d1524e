import { Context, type Effect } from "effect"
import type { Audio } from "../media/audio.ts"
import { type Span } from "./speech.ts"

import type { ChunkFailed, EngineUnavailable } from "./errors.ts"
import type { Word } from "./speech.ts"

/** The part of a recording that an engine recognises in one call. Times in milliseconds. */
export interface AudioChunk extends Span {
  readonly audio: Pick<Audio, "path">
  /** The speech in it, where that is known. */
  readonly speech?: ReadonlyArray<Span>
}

/** What an engine can do, so that the pipeline asks nothing else of it and supplies the rest itself. */
export interface EngineCapabilities {
  /** ISO 639-1 codes, or "any". */
  readonly languages: ReadonlyArray<string> | "any"
  readonly wordTimes: boolean
  readonly punctuation: boolean
  /**
   * Whether it reports a confidence for each word, so that a low mean indicates another language or poor audio. Words of a
   * stretch that it could not make out have `unclearConfidence`.
   */
  readonly wordConfidence: boolean
  readonly speakers: boolean
  readonly hotwords: boolean
  /** The maximum and the preferred length of a chunk, in milliseconds. */
  readonly maxChunk: number
  readonly preferredChunk: number
  /** How many chunks it takes at once; some may wait within it, ready to be processed. */
  readonly parallel: number
}

export interface RecognitionOptions {
  /** ISO 639-1, or "auto" to detect it. */
  readonly language: string
  readonly hotwords: ReadonlyArray<string>
  /** Accounts take turns chunk by chunk, and so do the recordings of each; those with `priority` go first. */
  readonly account: string
  readonly recording: string
  readonly priority: boolean
  /** Nobody is waiting for it yet: it gets its turn when nothing else is waiting. */
  readonly isAhead?: boolean
}

/** What an engine recognised in one chunk. Times count from the start of the recording, not of the chunk. */
export interface Recognition {
  readonly words: ReadonlyArray<Word>
  /** Sentences with the engine's own punctuation; absent if it returns only words. */
  readonly sentences?: ReadonlyArray<{ readonly begin: number; readonly end: number; readonly text: string }>
  /** Speaker turns, from engines that diarize. Labels are valid within this chunk only. */
  readonly turns?: ReadonlyArray<{ readonly begin: number; readonly end: number; readonly label: string }>
  readonly language: string | null
}

export interface Engine {
  /** Stored with the task and shown to users: "moonshine-base en", "whisper-1", … */
  readonly name: string
  readonly capabilities: EngineCapabilities
  /** Loads what chunks with these options will need while earlier steps run. Failures surface in `recognise`. */
  readonly prepare: (options: RecognitionOptions) => Effect.Effect<void>
  /** Recognises one chunk; silence yields no words. Interruption stops the underlying work. */
  readonly recognise: (chunk: AudioChunk, options: RecognitionOptions) => Effect.Effect<Recognition, ChunkFailed>
}

/** An engine that can be selected by its id, as users see it. */
export interface InstalledEngine {
  /** Stays the same across restarts: "built-in", "endpoint", or the name of a model. */
  readonly id: string
  readonly name: string
  readonly languages: EngineCapabilities["languages"]
  /** Whether the audio stays on the operator's machines. */
  readonly isLocal: boolean
}

/**
 * Turns speech into words. Several engines may be installed; the operator's choice applies to the next call, without a
 * restart. An engine that was handed out keeps working.
 */
export class Transcriber extends Context.Service<Transcriber, {
  /** The best engine for the language (ISO 639-1, or "auto"). Never one that sends audio elsewhere, unless chosen. */
  readonly choose: (language: string) => Effect.Effect<Engine, EngineUnavailable>
  /** Every engine that works here, the preferred one first: what a user may choose to recognise a span again. */
  readonly installed: Effect.Effect<ReadonlyArray<InstalledEngine>>
  /** The engine of `installed` with this id. */
  readonly withId: (id: string) => Effect.Effect<Engine, EngineUnavailable>
}>()("domain/transcript/Transcriber") {}

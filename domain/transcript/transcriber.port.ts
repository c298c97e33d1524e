import { Context, type Effect } from "effect"
import type { Audio } from "../media/audio.ts"
import { type Span } from "./speech.ts"

import type { ChunkFailed, EngineUnavailable } from "./errors.ts"
import type { Word } from "./speech.ts"

/** The stretch of a recording that an engine is asked to recognise in one go. Times in milliseconds. */
export interface AudioChunk extends Span {
  readonly audio: Audio
}

/** What an engine can do, so that the pipeline asks it for nothing else and supplies the rest itself. */
export interface EngineCapabilities {
  /** ISO 639-1 codes, or "any". */
  readonly languages: ReadonlyArray<string> | "any"
  readonly wordTimes: boolean
  readonly punctuation: boolean
  readonly speakers: boolean
  readonly hotwords: boolean
  /** The longest chunk it takes, and the length it works best with, in milliseconds of audio. */
  readonly maxChunk: number
  readonly preferredChunk: number
  /** How many chunks it works on at once. */
  readonly parallel: number
}

export interface RecognitionOptions {
  /** ISO 639-1, or "auto" where the engine finds out. */
  readonly language: string
  readonly hotwords: ReadonlyArray<string>
  /** Whose turn it is: chunks of different accounts take turns, and Pro accounts go first. */
  readonly account: string
  readonly priority: boolean
}

/** What an engine heard in one chunk. Times count from the start of the recording, not of the chunk. */
export interface Recognition {
  readonly words: ReadonlyArray<Word>
  /** Sentences as the engine wrote them, with its punctuation; absent from engines that give only words. */
  readonly sentences?: ReadonlyArray<{ readonly begin: number; readonly end: number; readonly text: string }>
  /** Speaker turns, from engines that tell speakers apart. Labels hold within this chunk only. */
  readonly turns?: ReadonlyArray<{ readonly begin: number; readonly end: number; readonly label: string }>
  readonly language: string | null
}

export interface Engine {
  /** Recorded with the task and shown to people: "pocketsphinx en-us", "whisper-1", … */
  readonly name: string
  readonly capabilities: EngineCapabilities
  /** Loads what chunks with these options will need, while earlier steps run. Failing is not told: the chunks tell it. */
  readonly prepare: (options: RecognitionOptions) => Effect.Effect<void>
  /** Recognises one chunk. Silence gives no words. Interrupting it stops the work behind it. */
  readonly recognise: (chunk: AudioChunk, options: RecognitionOptions) => Effect.Effect<Recognition, ChunkFailed>
}

/** Turns speech into words. Several engines may be configured; the best one for the language is chosen. */
export class Transcriber extends Context.Service<Transcriber, {
  readonly choose: (language: string) => Effect.Effect<Engine, EngineUnavailable>
}>()("domain/transcript/Transcriber") {}

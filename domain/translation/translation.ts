import { Schema } from "effect"
import type { Failure } from "../task/transcription.ts"

/** Why a line was not translated. The answer of the engine… */
export const Fault = Schema.Literals([
  /** …lacked the line, or had it more than once. */
  "missing",
  "empty",
  /** …lost a number. */
  "numbers",
  /** …changed a term of the glossary. */
  "glossary",
  /** …was far too short or too long. */
  "length",
  /** …was still in the language of the content. */
  "language",
  /** …belonged to another line. */
  "repeated",
  /** …could not be read. */
  "unreadable",
])
export type Fault = typeof Fault.Type

/** A text to translate: a line, a text of the summary, or the title. */
export interface Piece {
  /** Unique within the task, and stable as long as the position is. */
  readonly id: string
  readonly text: string
}

/** The outcome of a piece: its translation, or why there is none. */
export interface TranslatedPiece {
  readonly id: string
  /** The fingerprint of the text that was translated: when it no longer matches, the translation is stale. */
  readonly sourceHash: string
  readonly text: string | null
  readonly fault: Fault | null
}

/** A translation of a task into one language, without its pieces. */
export interface Translation {
  readonly language: string
  readonly sourceLanguage: string
  readonly engine: string
  readonly isBasic: boolean
  /** One marked as running was stopped if its task is no longer being translated. */
  readonly state: "running" | "completed" | "failed"
  readonly failure: Failure | null
}

/** A line with its number in the request. */
export interface NumberedLine {
  readonly n: number
  readonly text: string
}

/** How much a translator takes at once. */
export interface BatchLimits {
  readonly lines: number
  readonly characters: number
  /** How many batches at the same time. */
  readonly parallel: number
}

/** Whether two codes name one language, whatever the region: en and en-GB. */
export const isSameLanguage = (one: string, other: string): boolean => primary(one) === primary(other)

export const primary = (code: string): string => code.toLowerCase().split("-")[0] ?? code

import { Schema } from "effect"
import type { EngineFailure } from "../kernel/engine-failure.ts"
import type { SegmentId, TaskId } from "../kernel/ids.ts"
import type { Speaker } from "../task/speaker.ts"
import type { Line } from "../transcript/transcript.ts"

/**
 * The verdict of an answer: the content says it, may say it ("I am not sure this answers it", with the closest
 * moments), or does not say it.
 */
export const Verdict = Schema.Literals(["answered", "unsure", "notSaid"])
export type Verdict = typeof Verdict.Type

/** The text that a question is about. Its task and revision identify it, so that an index of it can be kept. */
export interface AskedText {
  readonly taskId: TaskId
  readonly revision: number
  readonly lines: ReadonlyArray<Line>
  readonly speakers: ReadonlyArray<Speaker>
}

/** An earlier turn of the conversation. Its answer is not repeated, as it is not a fact; only the cited lines are. */
interface Turn {
  readonly question: string
  readonly cited: ReadonlyArray<SegmentId>
}

export interface AnswerRequest {
  readonly question: string
  /** Oldest first. */
  readonly history: ReadonlyArray<Turn>
  readonly text: AskedText
  /** The lines that an answer may cite; null for all. */
  readonly within: ReadonlySet<SegmentId> | null
  /** Passages that are close to the question in meaning, the closest first; none where nothing searches by meaning. */
  readonly similar: ReadonlyArray<ReadonlyArray<SegmentId>>
  /** ISO 639-1 language of the content. */
  readonly language: string
}

/** A whole sentence of an answer, before it is checked. */
export interface DraftSentence {
  readonly _tag: "Sentence"
  readonly text: string
  /** The lines it is based on. */
  readonly segments: ReadonlyArray<SegmentId>
  /** Words of these lines, as they were said. */
  readonly quote: string | null
}

/** How an answer ends, once and last. */
export interface Conclusion {
  readonly _tag: "Conclusion"
  readonly verdict: Verdict
  /** From 0 to 1; null from an engine that does not know. */
  readonly confidence: number | null
  /** The moments closest to the question, best first, at most three; what to show unless it was answered. */
  readonly closest: ReadonlyArray<ReadonlyArray<SegmentId>>
  /** Follow-up questions. */
  readonly followUps: ReadonlyArray<string>
}

export type DraftPart = DraftSentence | Conclusion

/** Who answered, and why the language model did not, or not to the end. */
export interface AnsweredBy {
  readonly engine: string
  readonly failure: EngineFailure | null
}

import { Context, type Effect, type Stream } from "effect"
import { type Choosable, chosen } from "../kernel/chosen.ts"
import type { AnswerRequest, AskedText, DraftPart } from "./answer.ts"
import type { AnswererFailed } from "./errors.ts"

interface AnswerWriter {
  /** Stored with the answer and shown to readers: "embedded", or the model's name. */
  readonly name: string
  /**
   * Sentences as they are written, then one conclusion. Interrupting the stream ends all work on the answer.
   * A sentence without a quote is verified only if it is itself what was said.
   */
  readonly answer: (request: AnswerRequest) => Stream.Stream<DraftPart, AnswererFailed>
  /** Questions about the text that this answerer answers confidently, the best first. Empty if there are none. */
  readonly suggest: (
    text: AskedText,
    language: string,
    limit: number,
  ) => Effect.Effect<ReadonlyArray<string>, AnswererFailed>
}

export interface AnswererService extends AnswerWriter, Choosable<AnswererService> {
  /** Prepares in the background for questions about a text that a reader has opened. */
  readonly prepare: (text: AskedText, language: string) => Effect.Effect<void>
  /** Who answers when this answerer fails; none for one of this server. */
  readonly standIn?: AnswerWriter
}

/**
 * Answers questions about a text. Each sentence names the lines it is based on; the caller checks it before it is shown,
 * so an answerer may be wrong but is never trusted blindly.
 */
export class Answerer extends Context.Service<Answerer, AnswererService>()("domain/asking/Answerer") {}

/** The one that works now, by the operator's choice. */
export const chosenAnswerer = chosen(Answerer)

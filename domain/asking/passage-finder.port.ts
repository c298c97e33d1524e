import { Context, type Effect } from "effect"
import type { SegmentId } from "../kernel/ids.ts"
import type { AnswerRequest } from "./answer.ts"

/** Finds the places in a text that relate to a question, without a model. */
export class PassageFinder extends Context.Service<PassageFinder, {
  /** Lines that may answer it, the best first, at most `limit`; only lines within the scope of the request. */
  readonly find: (
    request: Pick<AnswerRequest, "question" | "text" | "within" | "language">,
    limit: number,
  ) => Effect.Effect<ReadonlyArray<SegmentId>>
}>()("domain/asking/PassageFinder") {}

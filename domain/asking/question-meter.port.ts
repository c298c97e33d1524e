import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"

export interface CountedQuestion {
  readonly id: string
  readonly userId: UserId
  /** The usage month. */
  readonly period: string
  readonly askedAt: DateTime.Utc
}

/** Counts the questions of accounts whose plan limits them. Deleting an account deletes its entries. */
export class QuestionMeter extends Context.Service<QuestionMeter, {
  /** The answered questions of the month, and those asked after `since` that are still being answered. */
  readonly count: (userId: UserId, period: string, since: DateTime.Utc) => Effect.Effect<number>
  /** Whether the question is counted, or open. */
  readonly has: (id: string) => Effect.Effect<boolean>
  /** A question that is being answered. Count before, and lock the account: see `MinuteLedger.lock`. */
  readonly open: (question: CountedQuestion) => Effect.Effect<void>
  /** It was answered, so it counts from now on. Ignores an unknown one. */
  readonly settle: (id: string) => Effect.Effect<void>
  /** It was not answered: it does not count. */
  readonly release: (id: string) => Effect.Effect<void>
}>()("domain/asking/QuestionMeter") {}

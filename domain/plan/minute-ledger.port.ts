import { Context, type Effect } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"
import type { LedgerEntry } from "./ledger.ts"

/** The append-only book of minutes. A balance is always the sum of its lines, never a counter of its own. */
export class MinuteLedger extends Context.Service<MinuteLedger, {
  /** Until the ambient transaction ends, nobody else books for this account. */
  readonly lock: (userId: UserId) => Effect.Effect<void>
  /** A line that is already there (same task, attempt, kind, bucket) is not written twice. */
  readonly append: (entries: ReadonlyArray<LedgerEntry>) => Effect.Effect<void>
  readonly ofAttempt: (taskId: TaskId, attempt: number) => Effect.Effect<ReadonlyArray<LedgerEntry>>
  /** What the lines of the period, and the bonus lines, add up to. */
  readonly sums: (
    userId: UserId,
    period: string,
  ) => Effect.Effect<{ readonly monthly: number; readonly bonus: number }>
}>()("domain/plan/MinuteLedger") {}

import { Context, type DateTime, type Effect } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"
import type { LedgerEntry } from "./ledger.ts"
import type { StatementLine } from "./statement.ts"
import type { Sums } from "./sums.ts"

/** Lines of a statement written from `from` on and before `before`. */
export interface StatementSpan {
  readonly from: DateTime.Utc | null
  readonly before: DateTime.Utc | null
}

/** The append-only ledger of minutes. A balance is always the sum of its entries, never a separate counter. */
export class MinuteLedger extends Context.Service<MinuteLedger, {
  /** Blocks other bookings for this account until the ambient transaction ends. */
  readonly lock: (userId: UserId) => Effect.Effect<void>
  /**
   * An entry that exists already is not written again: the same kind, bucket, period and source, of the same
   * attempt at a task, or else of the account.
   */
  readonly append: (entries: ReadonlyArray<LedgerEntry>) => Effect.Effect<void>
  readonly ofAttempt: (taskId: TaskId, attempt: number) => Effect.Effect<ReadonlyArray<LedgerEntry>>
  /** What changed the minutes available in a month, apart from bookings; oldest first. */
  readonly grantsOf: (userId: UserId, period: string) => Effect.Effect<ReadonlyArray<LedgerEntry>>
  readonly sums: (userId: UserId, period: string) => Effect.Effect<Sums>
  /** Newest lines first, each with the balance after it; `total` counts the whole span. */
  readonly statement: (
    userId: UserId,
    span: StatementSpan,
    page: { readonly page: number; readonly pageSize: number },
  ) => Effect.Effect<{ readonly items: ReadonlyArray<StatementLine>; readonly total: number }>
}>()("domain/plan/MinuteLedger") {}

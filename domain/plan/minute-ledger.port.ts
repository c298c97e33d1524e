import { Context, type Effect } from "effect"
import type { TaskId, UserId } from "../kernel/ids.ts"
import type { LedgerEntry } from "./ledger.ts"

/** The append-only ledger of minutes. A balance is always the sum of its entries, never a separate counter. */
export class MinuteLedger extends Context.Service<MinuteLedger, {
  /** Blocks other bookings for this account until the ambient transaction ends. */
  readonly lock: (userId: UserId) => Effect.Effect<void>
  /** An entry that exists already (same task, attempt, kind and bucket) is not written again. */
  readonly append: (entries: ReadonlyArray<LedgerEntry>) => Effect.Effect<void>
  readonly ofAttempt: (taskId: TaskId, attempt: number) => Effect.Effect<ReadonlyArray<LedgerEntry>>
  /** The sums of the period's monthly entries and of all bonus entries. */
  readonly sums: (
    userId: UserId,
    period: string,
  ) => Effect.Effect<{ readonly monthly: number; readonly bonus: number }>
}>()("domain/plan/MinuteLedger") {}

import { Schema } from "effect"
import { Instant } from "../kernel/day.ts"
import { TaskId } from "../kernel/ids.ts"
import { pageOf } from "../kernel/page.ts"
import { wireAs } from "../kernel/wire.ts"
import { Bucket, EntryKind, type LedgerEntry } from "./ledger.ts"

/** What minutes are granted, spent or taken back for. */
const Cause = Schema.Literals([
  "task",
  "plan",
  "month_end",
  "payment",
  "promo",
  "referral",
  "community",
  "operator",
])
type Cause = typeof Cause.Type

/** A line of the minutes statement: what changed the balance, by how much, and the balance after it. */
export const StatementLine = wireAs("StatementLine", {
  id: Schema.Int,
  at: Schema.DateTimeUtcFromString,
  kind: EntryKind,
  bucket: Bucket,
  /** The first day of the usage month that it belongs to; null for bonus minutes. */
  period: Schema.NullOr(Schema.String),
  minutes: Schema.Int,
  /** Everything that can be spent after this line. */
  balance: Schema.Int,
  cause: Cause,
  /** The exact cause: the plan, the code, the payment; null for tasks and month ends. */
  reference: Schema.NullOr(Schema.String),
  taskId: Schema.NullOr(TaskId),
  /** Null if there is no task, or it was deleted. */
  taskTitle: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
})
export type StatementLine = typeof StatementLine.Type

export const StatementPage = pageOf(StatementLine)

/** Limits when lines were written; absent for no limit. */
export const spanFields = {
  from: Schema.optionalKey(Instant),
  before: Schema.optionalKey(Instant),
}

/** The first day of the usage month of an entry. */
export const firstDayOf = (period: string | null): string | null => period?.slice(0, 10) ?? null

/** The cause of an entry, from its source: "promo SPRING" is the code SPRING. */
export const causeOf = ({ kind, source }: Pick<LedgerEntry, "kind" | "source">) => {
  const [first = "", ...rest] = source.split(" ")
  const cause: Cause = kind === "lapsed" ? "month_end" : Schema.is(Cause)(first) ? first : "task"
  return { cause, reference: referenceIn(cause, rest) }
}

/** The count of a plan's grants in a month, and the id of an adjustment, only keep sources apart. */
const referenceIn = (cause: Cause, rest: ReadonlyArray<string>): string | null =>
  rest.length === 0 || cause === "operator" ? null : cause === "plan" ? rest[0] ?? null : rest.join(" ")

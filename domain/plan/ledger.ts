import { Result, Schema } from "effect"
import { TaskId, UserId } from "../kernel/ids.ts"
import { UsageLimitReached } from "./errors.ts"

/** Monthly minutes belong to one usage month; bonus minutes do not expire. */
export const Bucket = Schema.Literals(["monthly", "bonus"])
export type Bucket = typeof Bucket.Type

const bookings = ["reserved", "extended", "settled", "released"] as const
const grants = ["granted", "withdrawn", "lapsed", "adjusted"] as const

/** What an entry does: it books minutes for a task, or changes what there is to spend. */
export const EntryKind = Schema.Literals([...bookings, ...grants])
export type EntryKind = typeof EntryKind.Type

/** One entry of the ledger. `minutes` is the change to the balance: negative spends, positive returns. */
export const LedgerEntry = Schema.Struct({
  userId: UserId,
  taskId: Schema.NullOr(TaskId),
  attempt: Schema.Int,
  kind: EntryKind,
  bucket: Bucket,
  /** The name of the usage month ("2026-11-20", or "2026-11-20/2026-10-20" of a paid one); null for bonus minutes. */
  period: Schema.NullOr(Schema.String),
  minutes: Schema.Int,
  /** What caused an entry that books nothing: "plan pro 1", "promo …", "payment …". Written once for each account, kind and period. */
  source: Schema.String,
  /** The operator's reason; null for all other entries. */
  note: Schema.NullOr(Schema.String),
})
export type LedgerEntry = typeof LedgerEntry.Type

export const isBooking = ({ kind }: Pick<LedgerEntry, "kind">): boolean => bookings.some((booking) => booking === kind)

/** An entry for bonus minutes that is not related to a task. */
export const bonusEntry = (
  userId: UserId,
  entry: Pick<LedgerEntry, "kind" | "minutes" | "source" | "note">,
): LedgerEntry => ({ userId, taskId: null, attempt: 0, bucket: "bonus", period: null, ...entry })

export interface Balance {
  readonly monthly: number
  readonly bonus: number
}

/** What minutes are booked for: one attempt at a task of an account. */
export interface Booking {
  readonly userId: UserId
  readonly taskId: TaskId
  readonly attempt: number
}

interface BookingInPeriod extends Booking {
  readonly period: string
}

/** Minutes for a recording, rounded up per task: one second costs a minute, zero seconds cost nothing. */
export const minutesOfAudio = (seconds: number): number => Math.ceil(Math.round(seconds * 1000) / 60_000)

/** 600 bytes of UTF-8 text count as one minute. */
export const minutesOfText = (bytes: number): number => Math.ceil(bytes / 600)

/** Minutes that can still be spent. An overdrawn month does not reduce the bonus. */
export const leftOf = ({ monthly, bonus }: Balance): number => Math.max(0, monthly) + Math.max(0, bonus)

/** Reserves from the month first, then from the bonus. Refuses if both together are not enough. */
export const reserve = (
  booking: BookingInPeriod,
  minutes: number,
  balance: Balance,
): Result.Result<ReadonlyArray<LedgerEntry>, UsageLimitReached> => {
  const monthly = Math.min(minutes, Math.max(0, balance.monthly))
  const bonus = minutes - monthly
  if (bonus > Math.max(0, balance.bonus)) {
    return Result.fail(new UsageLimitReached({ needed: minutes, left: leftOf(balance) }))
  }
  return Result.succeed([
    ...entry(booking, "reserved", "monthly", -monthly),
    ...entry(booking, "reserved", "bonus", -bonus),
  ])
}

/** Reserves from the month, however much is left of it; the bonus is not touched. */
export const reserveAnyway = (booking: BookingInPeriod, minutes: number): ReadonlyArray<LedgerEntry> =>
  entry(booking, "reserved", "monthly", -minutes)

/** Returns what was reserved beyond `minutes`: bonus first, since the month is spent first. Never charges more. */
export const settle = (reserved: ReadonlyArray<LedgerEntry>, minutes: number): ReadonlyArray<LedgerEntry> =>
  returnMinutes(reserved, Math.max(0, held(reserved) - minutes), "settled")

/** Returns everything. */
export const release = (reserved: ReadonlyArray<LedgerEntry>): ReadonlyArray<LedgerEntry> =>
  returnMinutes(reserved, held(reserved), "released")

/** How many minutes these entries reserve. */
export const held = (entries: ReadonlyArray<LedgerEntry>): number =>
  -entries.reduce((sum, { minutes }) => sum + minutes, 0)

const returnMinutes = (
  reserved: ReadonlyArray<LedgerEntry>,
  minutes: number,
  kind: "settled" | "released",
): ReadonlyArray<LedgerEntry> => {
  const bonus = Math.min(minutes, held(reserved.filter(({ bucket }) => bucket === "bonus")))
  let left = minutes - bonus
  const closing = (line: LedgerEntry): LedgerEntry => {
    if (line.bucket === "bonus") return { ...line, kind, source: "", minutes: bonus }
    const back = Math.min(left, held(reserved.filter(({ period }) => period === line.period)))
    left -= back
    return { ...line, kind, source: "", minutes: back }
  }
  return onePerMonth(reserved).map(closing)
}

/** One entry closes the reservation and its extensions, in each month and for the bonus; the latest month comes first. */
const onePerMonth = (lines: ReadonlyArray<LedgerEntry>): ReadonlyArray<LedgerEntry> =>
  [...new Map(lines.map((line) => [line.period, line])).values()].toSorted((a, b) =>
    (a.period ?? "") < (b.period ?? "") ? 1 : -1
  )

const entry = (
  { userId, taskId, attempt, period }: BookingInPeriod,
  kind: "reserved",
  bucket: Bucket,
  minutes: number,
): ReadonlyArray<LedgerEntry> =>
  minutes === 0
    ? []
    : [{
      userId,
      taskId,
      attempt,
      kind,
      bucket,
      period: bucket === "monthly" ? period : null,
      minutes,
      source: "",
      note: null,
    }]

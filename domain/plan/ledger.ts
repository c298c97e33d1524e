import { Result, Schema } from "effect"
import { TaskId, UserId } from "../kernel/ids.ts"
import { UsageLimitReached } from "./errors.ts"

/** Monthly minutes belong to one usage month; bonus minutes do not expire. */
export const Bucket = Schema.Literals(["monthly", "bonus"])
export type Bucket = typeof Bucket.Type

/** One entry of the ledger. `minutes` is the change to the balance: negative spends, positive returns. */
export const LedgerEntry = Schema.Struct({
  userId: UserId,
  taskId: Schema.NullOr(TaskId),
  attempt: Schema.Int,
  kind: Schema.Literals(["reserved", "extended", "settled", "released", "granted"]),
  bucket: Bucket,
  /** The first day of the usage month ("2026-11-20"); null for bonus minutes. */
  period: Schema.NullOr(Schema.String),
  minutes: Schema.Int,
})
export type LedgerEntry = typeof LedgerEntry.Type

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

/** Returns what was reserved beyond `minutes`: bonus first, since the month is spent first. Never charges more. */
export const settle = (reserved: ReadonlyArray<LedgerEntry>, minutes: number): ReadonlyArray<LedgerEntry> =>
  giveBack(reserved, Math.max(0, held(reserved) - minutes), "settled")

/** Returns everything. */
export const release = (reserved: ReadonlyArray<LedgerEntry>): ReadonlyArray<LedgerEntry> =>
  giveBack(reserved, held(reserved), "released")

/** How many minutes these entries reserve. */
export const held = (entries: ReadonlyArray<LedgerEntry>): number =>
  -entries.reduce((sum, { minutes }) => sum + minutes, 0)

const giveBack = (
  reserved: ReadonlyArray<LedgerEntry>,
  minutes: number,
  kind: "settled" | "released",
): ReadonlyArray<LedgerEntry> => {
  const bonus = Math.min(minutes, held(reserved.filter(({ bucket }) => bucket === "bonus")))
  const back = { bonus, monthly: minutes - bonus }
  const closing = (line: LedgerEntry): LedgerEntry => ({ ...line, kind, minutes: back[line.bucket] })
  return onePerBucket(reserved).map(closing)
}

/** One entry closes both the reservation and the extension of a bucket. */
const onePerBucket = (lines: ReadonlyArray<LedgerEntry>): ReadonlyArray<LedgerEntry> =>
  lines.filter(({ bucket }, index) => lines.findIndex((line) => line.bucket === bucket) === index)

const entry = (
  { userId, taskId, attempt, period }: BookingInPeriod,
  kind: "reserved",
  bucket: Bucket,
  minutes: number,
): ReadonlyArray<LedgerEntry> =>
  minutes === 0
    ? []
    : [{ userId, taskId, attempt, kind, bucket, period: bucket === "monthly" ? period : null, minutes }]

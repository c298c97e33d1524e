import { Effect, Metric } from "effect"
import { isUnlimited, OwnPlans } from "../../account/own-plans.ts"
import type { User } from "../../account/user.ts"
import { afterCommit } from "../../kernel/after-commit.ts"
import { minutesMeasured } from "../../kernel/metrics.ts"
import * as Ledger from "../ledger.ts"
import { MinuteLedger } from "../minute-ledger.port.ts"
import { announceLow } from "./announce-low.ts"
import { balanceOf } from "./balance.ts"

/** Reserves minutes for the current attempt of a task. Call it inside a transaction. */
export const reserveMinutes = Effect.fnUntraced(function*(user: User, booking: Ledger.Booking, minutes: number) {
  const ledger = yield* MinuteLedger
  yield* ledger.lock(user.id)
  const balance = yield* balanceOf(user)
  const { period } = balance.month
  const entries = yield* reserved(user, { ...booking, period }, minutes, balance)
  yield* ledger.append(entries)
  yield* announceLow(user, balance, entries)
  yield* counted("reserved", minutes)
})

/**
 * Extends the reservation of an attempt to `minutes` if its recording turned out longer, or a meeting goes on. Call it inside a transaction.
 * In a new month the rest comes from that month; each minute returns to where it came from.
 */
export const reserveMore = Effect.fnUntraced(function*(user: User, booking: Ledger.Booking, minutes: number) {
  const ledger = yield* MinuteLedger
  yield* ledger.lock(user.id)
  const entries = yield* ledger.ofAttempt(booking.taskId, booking.attempt)
  const missing = minutes - Ledger.held(entries.filter(({ kind }) => kind === "reserved" || kind === "extended"))
  if (missing <= 0) return
  const balance = yield* balanceOf(user)
  const { period } = balance.month
  const more = yield* reserved(user, { ...booking, period }, missing, balance)
  yield* ledger.append(more.map(extendedTo(minutes)))
  yield* announceLow(user, balance, more)
  return yield* counted("reserved", missing)
})

/** Where nothing runs out, minutes are counted all the same. */
const reserved = Effect.fnUntraced(function*(
  user: User,
  booking: Parameters<typeof Ledger.reserve>[0],
  minutes: number,
  balance: Ledger.Balance,
) {
  return isUnlimited(user, yield* OwnPlans)
    ? Ledger.reserveAnyway(booking, minutes)
    : yield* Effect.fromResult(Ledger.reserve(booking, minutes, balance))
})

/** Each extension is an entry of its own. */
const extendedTo = (minutes: number) => (line: Ledger.LedgerEntry): Ledger.LedgerEntry => ({
  ...line,
  kind: "extended",
  source: `until-${minutes}`,
})

/** Charges for what was actually processed and returns the rest of the reservation. Idempotent. */
export const settleMinutes = Effect.fnUntraced(function*(booking: Ledger.Booking, minutes: number) {
  const ledger = yield* MinuteLedger
  const entries = yield* reservation(booking)
  const back = Ledger.settle(entries, minutes)
  yield* ledger.append(back)
  yield* counted("settled", Ledger.held(entries) + Ledger.held(back))
})

/** Returns all minutes of the current attempt. Idempotent. */
export const releaseMinutes = Effect.fnUntraced(function*(booking: Ledger.Booking) {
  const ledger = yield* MinuteLedger
  const entries = yield* reservation(booking)
  yield* ledger.append(Ledger.release(entries))
  yield* counted("released", Ledger.held(entries))
})

const counted = (kind: "reserved" | "settled" | "released", count: number): Effect.Effect<void> =>
  afterCommit(Metric.update(Metric.withAttributes(minutesMeasured, { kind }), count))

/** The open reservation of an attempt; empty once it was settled or released. */
const reservation = Effect.fnUntraced(function*(booking: Ledger.Booking) {
  const ledger = yield* MinuteLedger
  yield* ledger.lock(booking.userId)
  const entries = yield* ledger.ofAttempt(booking.taskId, booking.attempt)
  return entries.every(({ kind }) => kind === "reserved" || kind === "extended") ? entries : []
})

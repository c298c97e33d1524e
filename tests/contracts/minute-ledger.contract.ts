import { UserStore } from "#domain/account/user-store.port.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import type { LedgerEntry } from "#domain/plan/ledger.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { TestClock } from "effect/testing"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const reserved = (given: Partial<LedgerEntry> = {}): LedgerEntry => ({
  userId: ada,
  taskId: taskId(1),
  attempt: 1,
  kind: "reserved",
  bucket: "monthly",
  period: "2026-11-01",
  minutes: -10,
  source: "",
  note: null,
  ...given,
})

const granted = (given: Partial<LedgerEntry> = {}): LedgerEntry =>
  reserved({ taskId: null, attempt: 0, kind: "granted", bucket: "bonus", period: null, minutes: 60, ...given })

const further = (minutes: number): LedgerEntry =>
  reserved({ kind: "extended", minutes: -5, source: `until-${minutes}` })

const nothing = { granted: 0, withdrawn: 0, grants: 0, monthly: 0, bonus: 0, otherMonths: [] }

/** What every MinuteLedger must do. */
export const minuteLedgerContract = (
  name: string,
  layer: Layer.Layer<MinuteLedger | UserStore | TaskStore | UnitOfWork>,
): void => {
  describe(`MinuteLedger: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "adds up the lines of a period, and all bonus lines",
      Effect.gen(function*() {
        const ledger = yield* MinuteLedger
        yield* ledger.append([])
        assert.deepStrictEqual(yield* ledger.sums(ada, "2026-11-01"), nothing)
        yield* ledger.append([
          reserved(),
          reserved({ bucket: "bonus", period: null, minutes: -5 }),
          reserved({ attempt: 2, period: "2026-10-01", minutes: -100 }),
          granted({ source: "promo A" }),
          granted({ source: "promo B" }),
          granted({ bucket: "monthly", period: "2026-11-01", minutes: 300, source: "plan free 1" }),
          granted({ kind: "withdrawn", bucket: "monthly", period: "2026-11-01", minutes: -20, source: "payment A" }),
          reserved({ userId: bob, taskId: taskId(2), minutes: -7 }),
        ])
        assert.deepStrictEqual(yield* ledger.sums(ada, "2026-11-01"), {
          granted: 300,
          withdrawn: -20,
          grants: 1,
          monthly: -10,
          bonus: 115,
          otherMonths: [{ period: "2026-10-01", minutes: -100 }],
        })
        assert.deepStrictEqual(yield* ledger.sums(bob, "2026-11-01"), { ...nothing, monthly: -7 })
      }),
    )

    behaves(
      "writes a line once",
      Effect.gen(function*() {
        const ledger = yield* MinuteLedger
        yield* ledger.append([reserved()])
        yield* ledger.append([reserved({ minutes: -99 }), reserved({ kind: "settled", minutes: 4 })])
        const lines = yield* ledger.ofAttempt(taskId(1), 1)
        assert.deepStrictEqual(lines, [reserved(), reserved({ kind: "settled", minutes: 4 })])
        assert.deepStrictEqual(yield* ledger.ofAttempt(taskId(1), 2), [])
      }),
    )

    behaves(
      "extends one reservation as often as its sources differ",
      Effect.gen(function*() {
        const ledger = yield* MinuteLedger
        yield* ledger.append([further(5)])
        yield* ledger.append([further(10)])
        yield* ledger.append([further(10)])
        assert.deepStrictEqual(yield* ledger.ofAttempt(taskId(1), 1), [further(5), further(10)])
      }),
    )

    behaves(
      "grants what has one cause once, to each account",
      Effect.gen(function*() {
        const ledger = yield* MinuteLedger
        const line = granted({ source: "promo A" })
        yield* ledger.append([line, line])
        yield* ledger.append([{ ...line, minutes: 99 }, { ...line, userId: bob }, { ...line, source: "promo B" }])
        assert.strictEqual((yield* ledger.sums(ada, "2026-11-01")).bonus, 120)
        const month = granted({ bucket: "monthly", period: "2026-11-01", source: "plan pro 1" })
        yield* ledger.append([reserved(), month, { ...month, kind: "withdrawn", minutes: -5, source: "payment A 1" }])
        const kinds = (yield* ledger.grantsOf(ada, "2026-11-01")).map(({ kind, source }) => `${kind} ${source}`)
        assert.deepStrictEqual(kinds, ["granted plan pro 1", "withdrawn payment A 1"])
        assert.isEmpty(yield* ledger.grantsOf(bob, "2026-11-01"))
      }),
    )

    behaves(
      "states each line with the balance after it, the newest first",
      Effect.gen(function*() {
        const ledger = yield* MinuteLedger
        yield* (yield* TaskStore).insert(aTask())
        yield* TestClock.setTime(at("2026-11-20T10:00:00.000Z").epochMilliseconds)
        yield* ledger.append([granted({ bucket: "monthly", period: "2026-11-01", minutes: 300, source: "plan pro 1" })])
        yield* TestClock.setTime(at("2026-11-21T10:00:00.000Z").epochMilliseconds)
        yield* ledger.append([reserved(), granted({ source: "promo SPRING 5", note: "hello" })])
        yield* ledger.append([granted({ userId: bob, source: "community" })])
        const all = { from: null, before: null }
        const { items, total } = yield* ledger.statement(ada, all, { page: 1, pageSize: 2 })
        assert.strictEqual(total, 3)
        const [promo, booked] = items
        assert.deepInclude(promo, { balance: 350, minutes: 60, cause: "promo", reference: "SPRING 5", note: "hello" })
        assert.deepInclude(promo, { taskId: null, taskTitle: null, period: null, at: at("2026-11-21T10:00:00.000Z") })
        assert.deepInclude(booked, { balance: 290, minutes: -10, kind: "reserved", cause: "task", reference: null })
        assert.deepInclude(booked, { taskId: taskId(1), taskTitle: aTask().title, period: "2026-11-01" })
        const first = (yield* ledger.statement(ada, all, { page: 2, pageSize: 2 })).items
        assert.deepInclude(first[0], { balance: 300, cause: "plan", reference: "pro" })
        assert.lengthOf(first, 1)
        const noon = at("2026-11-20T12:00:00.000Z")
        const later = yield* ledger.statement(ada, { from: noon, before: null }, { page: 1, pageSize: 10 })
        assert.deepStrictEqual([later.total, later.items.at(-1)?.balance], [2, 290])
        const sooner = yield* ledger.statement(ada, { from: null, before: noon }, { page: 1, pageSize: 10 })
        assert.deepStrictEqual(sooner.items.map(({ balance }) => balance), [300])
      }),
    )

    behaves(
      "outlives the task",
      Effect.gen(function*() {
        const ledger = yield* MinuteLedger
        const tasks = yield* TaskStore
        yield* tasks.insert(aTask())
        yield* ledger.append([reserved()])
        yield* tasks.remove([taskId(1)])
        assert.deepStrictEqual(yield* ledger.ofAttempt(taskId(1), 1), [reserved()])
      }),
    )

    behaves(
      "lets one at a time book for an account",
      Effect.gen(function*() {
        const ledger = yield* MinuteLedger
        yield* (yield* UserStore).insert(aUser())
        const { transaction } = yield* UnitOfWork
        const bookWhatIsLeft = (nth: number) =>
          transaction(Effect.gen(function*() {
            yield* ledger.lock(ada)
            const { monthly } = yield* ledger.sums(ada, "2026-11-01")
            yield* Effect.yieldNow
            if (monthly > -30) yield* ledger.append([reserved({ taskId: taskId(nth) })])
          }))
        yield* Effect.all(Array.from({ length: 12 }, (_, nth) => bookWhatIsLeft(nth)), { concurrency: "unbounded" })
        assert.strictEqual((yield* ledger.sums(ada, "2026-11-01")).monthly, -30)
      }),
    )
  })
}

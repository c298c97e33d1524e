import { UserStore } from "#domain/account/user-store.port.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import type { LedgerEntry } from "#domain/plan/ledger.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, aTask, bob, taskId } from "../support/a-task.ts"
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
  ...given,
})

const granted = reserved({ taskId: null, attempt: 0, kind: "granted", bucket: "bonus", period: null, minutes: 60 })

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
        assert.deepStrictEqual(yield* ledger.sums(ada, "2026-11-01"), { monthly: 0, bonus: 0 })
        yield* ledger.append([
          reserved(),
          reserved({ bucket: "bonus", period: null, minutes: -5 }),
          reserved({ attempt: 2, period: "2026-10-01", minutes: -100 }),
          granted,
          granted,
          reserved({ userId: bob, taskId: taskId(2), minutes: -7 }),
        ])
        assert.deepStrictEqual(yield* ledger.sums(ada, "2026-11-01"), { monthly: -10, bonus: 115 })
        assert.deepStrictEqual(yield* ledger.sums(bob, "2026-11-01"), { monthly: -7, bonus: 0 })
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

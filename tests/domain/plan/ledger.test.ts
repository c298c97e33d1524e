import { TaskId, UserId } from "#domain/kernel/ids.ts"
import * as Ledger from "#domain/plan/ledger.ts"
import { assert, describe, it } from "@effect/vitest"
import { Result } from "effect"
import * as fc from "fast-check"

const booking = {
  userId: UserId.make("0190a5f2-7c1e-7000-8000-000000000001"),
  taskId: TaskId.make("0190a5f2-7c1e-7000-8000-000000000002"),
  attempt: 1,
  period: "2026-11-20",
}

const minutes = fc.integer({ min: 0, max: 700 })
const balance = fc.record({ monthly: fc.integer({ min: -50, max: 600 }), bonus: fc.integer({ min: 0, max: 300 }) })
const sum = (entries: ReadonlyArray<Ledger.LedgerEntry>): number =>
  entries.reduce((total, entry) => total + entry.minutes, 0)
const of = (bucket: Ledger.Bucket, entries: ReadonlyArray<Ledger.LedgerEntry>): number =>
  sum(entries.filter((entry) => entry.bucket === bucket))

describe("minutes", () => {
  it("rounds audio up to the whole minute, once per task", () => {
    assert.deepStrictEqual([0, 0.4, 1, 60, 60.0004, 60.001, 3599].map(Ledger.minutesOfAudio), [0, 1, 1, 1, 1, 2, 60])
  })

  it("counts 600 bytes of text as a minute", () => {
    assert.deepStrictEqual([0, 1, 600, 601, 1200].map(Ledger.minutesOfText), [0, 1, 1, 2, 2])
  })
})

describe("the ledger", () => {
  it("reserves exactly what is needed, from the month before the bonus, and never more than there is", () => {
    fc.assert(fc.property(minutes, balance, (needed, has) => {
      const left = Math.max(0, has.monthly) + has.bonus
      const reserved = Ledger.reserve(booking, needed, has)
      if (Result.isFailure(reserved)) {
        assert.isAbove(needed, left)
        assert.deepInclude(reserved.failure, { needed, left })
        return
      }
      assert.strictEqual(sum(reserved.success), -needed)
      assert.isAtMost(needed, left)
      const spentBonus = -of("bonus", reserved.success)
      assert.isAtMost(spentBonus, has.bonus)
      if (spentBonus > 0) assert.strictEqual(-of("monthly", reserved.success), Math.max(0, has.monthly))
    }))
  })

  it("charges what was processed, returns the bonus first, and never charges more than was reserved", () => {
    fc.assert(fc.property(minutes, minutes, balance, (needed, processed, has) => {
      const reserved = Ledger.reserve(booking, needed, has)
      fc.pre(Result.isSuccess(reserved))
      const settled = Ledger.settle(reserved.success, processed)
      const charged = -sum([...reserved.success, ...settled])
      assert.strictEqual(charged, Math.min(needed, processed))
      assert.isTrue(settled.every((line) => line.minutes >= 0))
      const chargedBonus = -of("bonus", [...reserved.success, ...settled])
      const heldMonthly = -of("monthly", reserved.success)
      assert.strictEqual(chargedBonus, Math.max(0, charged - heldMonthly))
    }))
  })

  it("returns everything if a task fails, extended or not", () => {
    fc.assert(fc.property(minutes, minutes, balance, (first, more, has) => {
      const reserved = Ledger.reserve(booking, first, has)
      fc.pre(Result.isSuccess(reserved))
      const rest = {
        monthly: has.monthly + of("monthly", reserved.success),
        bonus: has.bonus + of("bonus", reserved.success),
      }
      const extended = Ledger.reserve(booking, more, rest)
      fc.pre(Result.isSuccess(extended))
      const lines = [...reserved.success, ...extended.success]
      const released = Ledger.release(lines)
      assert.strictEqual(sum([...lines, ...released]) + 0, 0)
      assert.strictEqual(of("monthly", [...lines, ...released]) + 0, 0)
      assert.isAtMost(released.length, 2)
    }))
  })
})

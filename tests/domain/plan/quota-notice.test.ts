import { quotaNotice } from "#domain/plan/quota-notice.ts"
import { assert, describe, it } from "@effect/vitest"

describe("the notice of minutes", () => {
  const rows = [
    [300, null],
    [61, null],
    [60, "low"],
    [1, "low"],
    [0, "used_up"],
    [-1, "used_up"],
    [1300, null],
  ] as const
  for (const [left, notice] of rows) {
    it(`is ${notice} with ${left} of 300 left`, () => {
      assert.strictEqual(quotaNotice("free", left, 300), notice)
      assert.strictEqual(quotaNotice("pro", left, 300), notice)
    })
  }
})

import { minutesLeft } from "#web/entities/plan/minutes-left.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { textsOf } from "#web/lib/text.ts"
import { assert, describe, it } from "vitest"

const { t } = textsOf("plan")

const said = (left: number, bonus: number) =>
  minutesLeft({ left, bonus, next_reset: "2026-12-25T00:00:00.000Z" }, t, "en")

describe("the minutes left", () => {
  it("end with the month", () => assert.deepStrictEqual(said(60, 0), ["60 minutes are left until Dec 25."]))

  it("do not, where they are a bonus", () =>
    assert.deepStrictEqual(said(60, 1), [
      "59 minutes are left until Dec 25.",
      "1 bonus minute is left; it doesn’t expire.",
    ]))

  it("have no end when only the bonus is left", () =>
    assert.deepStrictEqual(said(60, 60), ["60 bonus minutes are left; they don’t expire."]))

  it("are named when there are none", () => assert.deepStrictEqual(said(0, 0), ["0 minutes are left until Dec 25."]))

  it("can be told in one paragraph", () => {
    assert.strictEqual(joinSentences(["One.", "Two."], "en"), "One. Two.")
    assert.strictEqual(joinSentences(["一。", "二。"], "ja"), "一。二。")
  })
})

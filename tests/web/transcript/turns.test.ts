import { excerptOf, turnsOf } from "#web/features/transcript/timeline/turns.ts"
import { assert, describe, it } from "vitest"

const lines = {
  ids: ["a", "b", "c", "d"],
  speakerOf: Int16Array.from([0, 0, 1, 0]),
  texts: ["One.", "Two.", "Three.", "Four."],
}

describe("the timeline", () => {
  it("has a turn for what one speaker says without interruption", () =>
    assert.deepStrictEqual(turnsOf(lines), [{ first: 0, last: 1 }, { first: 2, last: 2 }, { first: 3, last: 3 }]))

  it("shows the beginning of a turn, not all of a long one", () => {
    assert.strictEqual(excerptOf(lines, { first: 0, last: 1 }), "One. Two.")
    const long = { texts: Array.from({ length: 1000 }, () => "Twenty characters on.") }
    assert.isBelow(excerptOf(long, { first: 0, last: 999 }).length, 200)
  })
})

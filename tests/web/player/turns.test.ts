import { nextTurn, previousTurn } from "#web/features/player/adjacent-turn.ts"
import { nextSpeed, speeds } from "#web/features/player/speeds.ts"
import { assert, describe, it } from "vitest"
import { asLines } from "../transcript/some-lines.ts"

describe("moving from turn to turn", () => {
  const lines = asLines("aabbba")

  it("goes to the start of the next turn, and nowhere after the last", () =>
    assert.deepStrictEqual([0, 1500, 2000, 4999, 5500].map((time) => nextTurn(lines, time)), [
      2000,
      2000,
      5000,
      5000,
      null,
    ]))

  it("goes back to the start of the turn, and from there to the previous one", () =>
    assert.deepStrictEqual([4500, 2100, 2000, 1000, 0].map((time) => previousTurn(lines, time)), [2000, 0, 0, 0, 0]))

  it("goes to the first line from the silence before it", () => {
    assert.strictEqual(nextTurn({ ...lines, begins: lines.begins.map((begin) => begin + 5000) }, 0), 5000)
    assert.strictEqual(previousTurn(asLines(""), 3000), 0)
  })
})

describe("playback speeds", () => {
  it("go up and down one step at a time, and stop at both ends", () => {
    assert.strictEqual(speeds[0], 0.75)
    assert.strictEqual(speeds.at(-1), 3)
    assert.deepStrictEqual([nextSpeed(1, true), nextSpeed(1, false), nextSpeed(3, true), nextSpeed(0.75, false)], [
      1.25,
      0.75,
      3,
      0.75,
    ])
  })
})

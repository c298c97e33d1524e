import { assert as holds, integer, property } from "fast-check"
import { assert, describe, it } from "vitest"
import { playRounds } from "../../../support/writing/rounds.ts"

describe("a document that is edited by several at once", () => {
  it("says the same to all after every round, and loses or doubles no citation", () => {
    holds(
      property(integer({ min: 1 }), (seed) => {
        let state = seed
        const played = playRounds(15, (below) => {
          state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
          return Math.floor((state / 2 ** 32) * below)
        })
        assert.strictEqual(played, 15)
      }),
      { numRuns: 5 },
    )
  })
})

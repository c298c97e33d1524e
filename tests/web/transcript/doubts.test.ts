import { withTexts } from "#web/entities/transcript/changed-lines.ts"
import { doubtsByLine } from "#web/entities/transcript/lines.ts"
import { allDoubts, nextDoubt, previousDoubt } from "#web/features/transcript/doubts/doubts.ts"
import { assert, describe, it } from "vitest"
import { asLines } from "./some-lines.ts"

const lines = asLines("abab")
const doubtful = { ...lines, doubts: doubtsByLine(lines.ids, lines.texts, [[0, 1, 2, 6], [], [], [7, 8]]) }
const first = { line: 0, from: 0, to: 1 }
const second = { line: 0, from: 2, to: 6 }
const third = { line: 3, from: 7, to: 8 }

describe("the doubts of a transcript", () => {
  it("are in the order of the text", () => {
    assert.deepStrictEqual(allDoubts(doubtful, null), [first, second, third])
  })

  it("are those of the speaker whose lines are shown", () => {
    assert.deepStrictEqual(allDoubts(doubtful, 1), [third])
  })

  it("are gone from a line that was changed", () => {
    assert.deepStrictEqual(allDoubts(withTexts(doubtful, new Map([["line-0", "Anna says 0"]])), null), [third])
  })

  it("are visited in turn, forwards and backwards, and around the ends", () => {
    const doubts = allDoubts(doubtful, null)
    assert.strictEqual(nextDoubt(doubts, first, 0), 1)
    assert.strictEqual(nextDoubt(doubts, third, 3), 0)
    assert.strictEqual(previousDoubt(doubts, second, 0), 0)
    assert.strictEqual(previousDoubt(doubts, first, 0), 2)
  })

  it("are visited from where the reader is", () => {
    const doubts = allDoubts(doubtful, null)
    assert.strictEqual(nextDoubt(doubts, null, 1), 2)
    assert.strictEqual(previousDoubt(doubts, null, 2), 1)
  })
})

import { type Hit, rankedFiles } from "#domain/asking/ranked-files.ts"
import { taskId } from "#tests/support/a-task.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

const hit = (word: number, file: number, block: number | null = 0): Hit => ({ word, taskId: taskId(file), block })
const files = (hits: ReadonlyArray<Hit>, searched = 10) => rankedFiles(hits, searched)

describe("the ranking of files", () => {
  it("puts a rare word above one that most files have", () => {
    const common = Array.from({ length: 8 }, (_, nth) => hit(0, nth + 1))
    assert.strictEqual(files([...common, hit(1, 9)])[0], taskId(9))
  })

  it("puts words that are close together above the same words far apart", () => {
    assert.deepStrictEqual(files([hit(0, 1, 0), hit(1, 1, 5), hit(0, 2, 3), hit(1, 2, 3)]), [taskId(2), taskId(1)])
  })

  it("counts a word that occurs twice in a place once", () => {
    assert.deepStrictEqual(files([hit(0, 1), hit(0, 1), hit(0, 2)]), [taskId(2), taskId(1)])
  })

  it("leaves out what only has words that every file has", () => {
    const common = [1, 2, 3, 4].map((file) => hit(0, file))
    assert.deepStrictEqual(files([...common, hit(1, 2), hit(2, 2)], 4), [taskId(2)])
  })

  it("gives each file once, and the same order however the hits were found", () => {
    const someHits = fc.array(
      fc.record({
        word: fc.nat(4),
        taskId: fc.integer({ min: 1, max: 6 }).map(taskId),
        block: fc.option(fc.nat(3)),
      }),
      { maxLength: 30 },
    )
    const drawn = someHits.chain((hits) =>
      fc.tuple(fc.constant(hits), fc.shuffledSubarray([...hits], { minLength: hits.length }))
    )
    fc.assert(fc.property(drawn, ([hits, shuffled]) => {
      const ranked = rankedFiles(hits, 6)
      assert.strictEqual(new Set(ranked).size, ranked.length)
      assert.includeMembers(hits.map((one) => one.taskId), [...ranked])
      assert.strictEqual(ranked.length === 0, hits.length === 0)
      assert.deepStrictEqual(rankedFiles(shuffled, 6), ranked)
    }))
  })
})

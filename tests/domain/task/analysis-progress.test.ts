import { AnalysisProgress, fractionOf, reading } from "#domain/task/analysis-progress.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

describe("how much of an analysis is done", () => {
  it("is the same for each step of a transcript that is read as a whole", () => {
    assert.deepStrictEqual(AnalysisProgress.literals.map((step) => fractionOf(step) * 11), [
      0,
      1,
      2,
      3,
      4,
      5,
      6,
      7,
      8,
      9,
      10,
    ])
  })

  it("follows the parts that a model has read, and never goes back", () => {
    fc.assert(fc.property(fc.integer({ min: 2, max: 400 }), (total) => {
      const fractions = AnalysisProgress.literals.flatMap((step) =>
        step === reading
          ? Array.from({ length: total + 1 }, (_, done) => fractionOf(step, { done, total }))
          : [fractionOf(step, { done: 0, total })]
      )
      assert.deepStrictEqual(fractions, fractions.toSorted((a, b) => a - b))
      assert.isBelow(Math.max(...fractions), 1)
    }))
    assert.closeTo(fractionOf(reading, { done: 1, total: 2 }), 0.45, 1e-9)
  })
})

import { announced } from "#web/entities/task/use-time-left.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

/** What the reader sees, one estimate after the other. */
const shown = (estimates: ReadonlyArray<number>) => {
  const all: Array<ReturnType<typeof announced>> = []
  for (const minutes of estimates) all.push(announced(all.at(-1)?.lowest ?? null, minutes))
  return all
}

describe("the time left", () => {
  it("never rises without a word", () =>
    fc.assert(fc.property(fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 2 }), (estimates) => {
      const all = shown(estimates)
      for (const [index, { minutes, isLonger }] of all.entries()) {
        const before = all[index - 1]
        assert.isTrue(isLonger || before === undefined || minutes <= before.minutes)
      }
    })))

  it("falls at once, and stays where a minute more is no news", () =>
    assert.deepStrictEqual(shown([5, 4, 5, 4, 3]).map(({ minutes }) => minutes), [5, 4, 4, 4, 3]))

  it("says when it has grown, until it has made up for it", () =>
    assert.deepStrictEqual(shown([3, 8, 5, 3]).map(({ minutes, isLonger }) => [minutes, isLonger]), [
      [3, false],
      [8, true],
      [5, true],
      [3, false],
    ]))
})

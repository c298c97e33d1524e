import type { Segment } from "#web/entities/transcript/lines.ts"
import { merged } from "#web/entities/transcript/live-transcript.ts"
import { assert as holds, property, shuffledSubarray } from "fast-check"
import { assert, describe, it } from "vitest"

const line = (nth: number): Segment => ({
  id: `s${nth}-1`,
  begin: nth * 1000,
  end: nth * 1000 + 900,
  text: `line ${nth}`,
  speaker_id: null,
})
const all = Array.from({ length: 7 }, (_, nth) => line(nth))

describe("merging live lines", () => {
  it("shows all lines by time, in whatever order they come and however often", () =>
    holds(property(shuffledSubarray(all, { minLength: 7 }), shuffledSubarray(all), (order, again) => {
      const shown = [...order, ...again].reduce<ReadonlyArray<Segment>>(
        (known, one) => merged(known, { reset: false, segments: [one] }),
        [],
      )
      assert.deepStrictEqual(shown, all)
    })))

  it("replaces everything on a reset", () =>
    assert.deepStrictEqual(merged(all, { reset: true, segments: [line(9)] }), [line(9)]))
})

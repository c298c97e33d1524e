import { type Lines, linesOfSegments, noDoubts } from "#web/entities/transcript/lines.ts"
import type { CoverageGap } from "#web/features/transcript/speakers/coverage-gap.ts"
import * as fc from "fast-check"

/** "aab-": one line of 900 ms per second, said by `a`, `a`, `b` and someone unknown. */
export const asLines = (voices: string): Lines => {
  const said = voices.split("")
  const names = [...new Set(said)].filter((voice) => voice !== "-")
  return linesOfSegments(
    said.map((voice, at) => ({
      id: `line-${at}`,
      begin: at * 1000,
      end: at * 1000 + 900,
      text: `${voice} says ${at}`,
      speaker_id: voice === "-" ? null : voice,
    })),
    names.map((id) => ({ id, name: id.toUpperCase() })),
    1,
    noDoubts,
  )
}

/** Any transcript with up to three speakers. */
export const someLines: fc.Arbitrary<Lines> = fc.string({ unit: fc.constantFrom("a", "b", "c", "-"), maxLength: 40 })
  .map(asLines)

/** Any gaps, in order. */
export const someGaps: fc.Arbitrary<ReadonlyArray<CoverageGap>> = fc.array(fc.integer({ min: 0, max: 45_000 }), {
  maxLength: 8,
})
  .map((begins) => begins.toSorted((a, b) => a - b).map((begin) => ({ begin, end: begin + 100, reason: "failed" })))

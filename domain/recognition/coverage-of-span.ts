import type { Coverage, CoverageGap } from "../task/coverage.ts"
import { joined } from "./coverage.ts"
import { lengthOf, type Span } from "./speech.ts"

/** What the receipt says about a span. */
export type SpanCoverage = Pick<Coverage, "gaps" | "possible">

/** The part of the receipt that is about a span, cut at its borders. */
export const coverageIn = ({ gaps, possible }: Coverage, { begin, end }: Span): SpanCoverage => {
  const within = (one: Span): Span => ({ begin: Math.max(one.begin, begin), end: Math.min(one.end, end) })
  return {
    gaps: gaps.map((gap) => ({ ...within(gap), reason: gap.reason })).filter(isLong),
    possible: possible.map(within).filter(isLong),
  }
}

/** The receipt with that part replaced. Gaps cut at a border are joined again if their reasons are the same. */
export const withCoverageIn = (coverage: Coverage, { begin, end }: Span, part: SpanCoverage): Coverage => {
  const before = coverageIn(coverage, { begin: 0, end: begin })
  const after = coverageIn(coverage, { begin: end, end: Infinity })
  const gaps = mended([...before.gaps, ...part.gaps, ...after.gaps])
  const transcribed = Math.max(0, coverage.speech - lengthOf(gaps))
  return {
    speech: coverage.speech,
    transcribed,
    ratio: coverage.speech === 0 ? 1 : transcribed / coverage.speech,
    gaps,
    possible: joined([...before.possible, ...part.possible, ...after.possible]),
  }
}

const isLong = ({ begin, end }: Span): boolean => end > begin

const mended = (gaps: ReadonlyArray<CoverageGap>): ReadonlyArray<CoverageGap> => {
  const result: Array<CoverageGap> = []
  for (const gap of gaps) {
    const last = result.at(-1)
    if (last?.end === gap.begin && last.reason === gap.reason) result[result.length - 1] = { ...last, end: gap.end }
    else result.push(gap)
  }
  return result
}

import type { Point } from "#domain/analysis/analysis.ts"
import type { PassageIndex } from "./passage-index.ts"

/** What a point is about may have been said this many lines before, but not before the point ahead of it. */
const before = 12

/** A point of the summary among the lines, as their positions. */
export interface Placed {
  readonly point: Point
  /** Positions of lines: where it may have begun, its first line that is cited, and the last. */
  readonly from: number
  readonly first: number
  readonly to: number
}

/** In the order of the summary. */
export const placed = (points: ReadonlyArray<Point>, { lines }: PassageIndex): ReadonlyArray<Placed> => {
  const places = new Map(lines.map(({ id }, at) => [id, at]))
  const found: Array<Placed> = []
  for (const point of points) {
    const cited = point.segments.flatMap((segment) => places.get(segment) ?? [])
    const [first, to] = [Math.min(...cited), Math.max(...cited)]
    const after = Math.max(0, (found.at(-1)?.to ?? -1) + 1, first - before)
    // Two points may cite the same line.
    found.push({ point, from: Math.min(first, after), first, to })
  }
  return found
}

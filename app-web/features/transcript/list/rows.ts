import type { Lines } from "#web/entities/transcript/lines.ts"
import type { CoverageGap } from "../speakers/coverage-gap.ts"

/** The rows of the list: lines and, where speech is missing, coverage gaps. */
export interface Rows {
  /** The index of the line of each row, or `-1 - n` for the n-th gap. */
  readonly what: Int32Array
  /** The index of the turn of each row, or -1. */
  readonly turnOf: Int32Array
  /** The first and last row of each turn. */
  readonly firsts: ReadonlyArray<number>
  readonly lasts: ReadonlyArray<number>
  /** The number of turns that have started by each row: needed for its position in the list that screen readers announce. */
  readonly begun: Int32Array
}

export const isGap = (what: number): boolean => what < 0

export const gapOf = (what: number): number => -1 - what

/**
 * Puts lines and gaps in order: all lines, or those of one speaker. A turn is what one speaker says without interruption; a
 * gap inside it does not end it. Gaps are always included.
 */
export const rowsOf = (lines: Lines, gaps: ReadonlyArray<CoverageGap>, only: number | null): Rows => {
  const what: Array<number> = []
  const turnOf: Array<number> = []
  const begun: Array<number> = []
  const firsts: Array<number> = []
  const lasts: Array<number> = []
  let gap = 0
  let before = -1
  let waiting = 0
  const push = (row: number, turn: number) => {
    what.push(row)
    turnOf.push(turn)
    begun.push(firsts.length)
  }
  const pushGaps = (until: number) => {
    while (gap < gaps.length && (gaps[gap]?.begin ?? 0) < until) {
      push(-1 - gap++, -1)
      waiting++
    }
  }
  for (let at = 0; at < lines.ids.length; at++) {
    const speaker = lines.speakerOf[at] ?? -1
    if (only !== null && speaker !== only) continue
    pushGaps(lines.begins[at] ?? 0)
    const continues = before >= 0 && before === at - 1 && lines.speakerOf[before] === speaker
    if (speaker >= 0 && !continues) firsts.push(what.length)
    const turn = speaker < 0 ? -1 : firsts.length - 1
    if (continues) turnOf.fill(turn, what.length - waiting)
    if (turn >= 0) lasts[turn] = what.length
    push(at, turn)
    before = at
    waiting = 0
  }
  pushGaps(Infinity)
  return { what: Int32Array.from(what), turnOf: Int32Array.from(turnOf), begun: Int32Array.from(begun), firsts, lasts }
}

/** The row of a line; -1 if it has none. A binary search that skips gaps. */
export const rowOfLine = ({ what }: Rows, line: number): number => {
  let low = 0
  let high = what.length
  while (low < high) {
    const middle = (low + high) >>> 1
    let probe = middle
    while (probe < high && isGap(what[probe] ?? 0)) probe++
    if (probe < high && (what[probe] ?? 0) < line) low = probe + 1
    else high = middle
  }
  let row = low
  while (row < what.length && isGap(what[row] ?? 0)) row++
  return what[row] === line ? row : -1
}

/** The lines of the turn that a line is part of, in order. */
export const turnOfLine = (rows: Rows, line: number): ReadonlyArray<number> => {
  const turn = rows.turnOf[rowOfLine(rows, line)] ?? -1
  if (turn < 0) return [line]
  return [...rows.what.subarray(rows.firsts[turn], (rows.lasts[turn] ?? -1) + 1)].filter((what) => !isGap(what))
}

import { overlapOf } from "../recognition/speech.ts"
import type { Notice } from "../task/notice.ts"
import { type Columns, linesOf } from "./columns.ts"
import type { Line } from "./transcript.ts"

/** As much of a line as is in unclear parts, and doubtful, if it was not understood. A person who corrects it ends its doubts. */
const most = 0.8

/** The lines of a transcript that say something: not those in which the engine wrote down what it could not make out. */
export const understoodLines = (columns: Columns, notices: ReadonlyArray<Notice>): ReadonlyArray<Line> => {
  const parts = notices.flatMap((notice) => notice._tag === "PartsUnclear" ? notice.parts : [])
  const lines = linesOf(columns)
  return parts.length === 0 ? lines : lines.filter((line, at) => {
    const inside = parts.reduce((sum, part) => sum + overlapOf(line, part), 0)
    return inside < most * (line.end - line.begin) || doubtful(columns.doubts[at] ?? []) < most * line.text.length
  })
}

export const understoodText = (columns: Columns, notices: ReadonlyArray<Notice>): string =>
  understoodLines(columns, notices).map(({ text }) => text).join("\n")

/** The number of doubtful characters. */
const doubtful = (doubts: ReadonlyArray<number>): number =>
  doubts.reduce((sum, offset, at) => at % 2 === 0 ? sum - offset : sum + offset, 0)

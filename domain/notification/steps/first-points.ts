import { plainLines } from "../../text/plain-lines.ts"
import { shortened } from "./shortened.ts"

const most = 5

/** How a summary begins: its first points, without headings, signs and citations. */
export const firstPoints = (summary: string): ReadonlyArray<string> =>
  plainLines(summary).filter(({ isHeading }) => !isHeading).slice(0, most).map(({ text }) => shortened(text))

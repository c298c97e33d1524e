import { SegmentId } from "../kernel/ids.ts"
import type { Segment } from "./transcript.ts"

const maxLength = 1200

/** Turns text into lines: its paragraphs, with long ones cut after a sentence. Text has no times, so all are 0. */
export const linesOfText = (text: string): ReadonlyArray<Segment> =>
  text
    .replaceAll("\u0000", "")
    .replaceAll(/\r\n?/g, "\n")
    .split(/\n+/)
    .flatMap((paragraph) => cut(paragraph.trim()))
    .filter((line) => line !== "")
    .map((line, index) => ({
      id: SegmentId.make(`s${index + 1}`),
      begin: 0,
      end: 0,
      text: line,
      speakerId: null,
      words: [],
    }))

const cut = (paragraph: string): ReadonlyArray<string> => {
  const lines: Array<string> = []
  let rest = paragraph
  while (rest.length > maxLength) {
    const at = lastStop(rest.slice(0, maxLength))
    lines.push(rest.slice(0, at).trim())
    rest = rest.slice(at).trim()
  }
  return [...lines, rest]
}

/** After the last sentence that fits, else after the last word, else mid-word. */
const lastStop = (window: string): number => {
  const sentence = Math.max(...[". ", "! ", "? ", "。", "！", "？"].map((stop) => window.lastIndexOf(stop)))
  if (sentence > 0) return sentence + 1
  const space = window.lastIndexOf(" ")
  return space > 0 ? space : window.length
}

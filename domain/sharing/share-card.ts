import type { Drawing, DrawnText } from "../export/map-drawing.ts"
import { accent, ink, paper, widthOf } from "../export/map-style.ts"
import { wrap } from "../export/wrap.ts"
import { excerptOf } from "../text/excerpt.ts"
import { plainLines } from "../text/plain-lines.ts"
import type { SharedView } from "./shared-view.ts"

/** Half of 1200 by 630, the size of link previews; it is drawn at twice its size. */
const card = { width: 600, height: 315, margin: 44 }
const title = { size: 32, lineHeight: 40, isBold: true, colour: ink, maxLines: 4 }
const point = { size: 17, lineHeight: 25, isBold: false, colour: "#5c6375", maxLines: 2 }
const place = { size: 15, isBold: true, colour: accent }

type Style = typeof title | typeof point

/** The picture that a preview of a shared task shows: its title, its first point, and where it is. */
export const shareCard = (view: Pick<SharedView, "title" | "summary">, host: string): Drawing => {
  const { width, height, margin } = card
  const titleLines = linesOf(view.title, title)
  const room = title.maxLines - titleLines.length
  const pointLines = linesOf(excerptOf(plainLines(view.summary ?? "")) ?? "", point).slice(0, Math.max(0, room))
  const titleEnd = margin + titleLines.length * title.lineHeight
  return {
    left: 0,
    top: 0,
    width,
    height,
    curves: [],
    grounds: [
      { x: 0, y: 0, width, height, radius: 0, colour: paper },
      { x: 0, y: 0, width: 12, height, radius: 0, colour: accent },
    ],
    texts: [
      ...placed(titleLines, title, margin),
      ...placed(pointLines, point, titleEnd + 12),
      { x: margin, y: height - margin + 8, anchor: "start", text: host, ...place },
    ],
  }
}

/** At most as many lines as there is room for; a text that is longer ends in an ellipsis. */
const linesOf = (text: string, { maxLines, ...style }: Style): ReadonlyArray<string> => {
  const flat = text.replaceAll(/\s+/g, " ").trim()
  const spans = wrap(flat, card.width - 2 * card.margin, (letter) => widthOf(letter, style))
  const lines = spans.map(({ start, end }) => flat.slice(start, end))
  if (lines.length <= maxLines) return lines
  return [...lines.slice(0, maxLines - 1), `${lines[maxLines - 1] ?? ""}…`]
}

const placed = (lines: ReadonlyArray<string>, style: Style, top: number): ReadonlyArray<DrawnText> =>
  lines.map((text, nth) => ({
    x: card.margin,
    y: top + nth * style.lineHeight + style.size,
    anchor: "start",
    size: style.size,
    isBold: style.isBold,
    colour: style.colour,
    text,
  }))

import type { Drawing, DrawnText } from "#domain/export/map-drawing.ts"
import { renderSvg } from "#domain/export/render-svg.ts"
import type { Content } from "pdfmake/js/index.js"
import { makePdf } from "./make-pdf.ts"
import { mainFont, type PdfInk, pdfInk } from "./pdf-ink.ts"

const pointsPerPixel = 0.75
/** A4 in landscape: the page grows with the drawing, but is never smaller. */
const minPage = { width: 842, height: 595 }
/** The largest page that PDF allows. */
const maxSide = 14_400

/** The drawing on one page: vector shapes, and text that can be selected. */
export const drawPdf = async (
  drawing: Drawing,
  title: string,
  language: string | null,
  font: string,
): Promise<Uint8Array> => {
  const ink = await pdfInk(font, language)
  const scale = Math.min(pointsPerPixel, maxSide / drawing.width, maxSide / drawing.height)
  const size = { width: drawing.width * scale, height: drawing.height * scale }
  const page = { width: Math.max(minPage.width, size.width), height: Math.max(minPage.height, size.height) }
  const corner = { x: (page.width - size.width) / 2, y: (page.height - size.height) / 2 }
  const shapes = renderSvg({ ...drawing, texts: [] }, { title: "", scale: 1, family: mainFont })
  const placed = (text: DrawnText): Content =>
    textAt(ink, text, scale, {
      x: corner.x + (text.x - drawing.left) * scale,
      y: corner.y + (text.y - drawing.top) * scale,
    })
  return makePdf({
    content: [{ svg: shapes, ...size, absolutePosition: corner }, ...drawing.texts.map(placed)],
    info: { title },
    language: language ?? "en",
    pageSize: page,
    pageMargins: 0,
    defaultStyle: { font: mainFont },
  }, ink)
}

const alignments = { start: "left", middle: "center", end: "right" } as const
const shares = { start: 0, middle: 0.5, end: 1 } as const
/** Wide enough for any line. */
const room = 1200

const textAt = (
  ink: PdfInk,
  { text, anchor, size, isBold, colour }: DrawnText,
  scale: number,
  base: { readonly x: number; readonly y: number },
): Content => {
  const fontSize = size * scale
  return {
    absolutePosition: { x: base.x - room * shares[anchor], y: base.y - ink.ascentOf(text) * fontSize },
    columns: [{
      width: room,
      text: [...ink.write(text, { fontSize, bold: isBold, color: colour })],
      alignment: alignments[anchor],
      mark: { type: "P" },
      noWrap: true,
    }],
  }
}

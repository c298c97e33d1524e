import { coloursOf } from "#domain/export/map-style.ts"
import type { Paragraph } from "#domain/export/paragraphs.ts"
import type { Report } from "#domain/export/report.ts"
import { clock } from "#domain/kernel/offset-ms.ts"
import type { Content, Definition } from "pdfmake/js/index.js"
import { type Direction, directionOf, nameIn } from "./bidi.ts"
import { loud, quiet } from "./inks.ts"
import { makePdf } from "./make-pdf.ts"
import { pdfBlocks, pdfTree } from "./pdf-blocks.ts"
import { mainFont, type PdfInk, pdfInk } from "./pdf-ink.ts"
import { reportDirection } from "./report-direction.ts"
import { partsOf } from "./summary-parts.ts"
import { withHeadings } from "./with-headings.ts"

const maxCodes = 40

/** The document as an A4 PDF, with bookmarks and text that can be selected and searched. */
export const writePdf = async (report: Report, font: string): Promise<Uint8Array> => {
  const ink = await pdfInk(font, report.language)
  const { title, facts, summary, mindMap, transcript, words } = report
  const content: Array<Content> = [
    { text: [...ink.write(title, { fontSize: 20, bold: true })], mark: { type: "H1" }, margin: [0, 0, 0, 6] },
    ...facts.map(({ name, value }): Content => ({
      text: [...ink.write(`${name}: `, { color: `#${quiet}` }), ...ink.write(value)],
      mark: { type: "P" },
    })),
    ...(summary === null ? [] : [section(ink, words.summary), ...pdfBlocks(ink, partsOf(summary), report)]),
    ...(mindMap === null
      ? []
      : [section(ink, words.mindMap), ...pdfTree(ink, mindMap.children, reportDirection(report))]),
    ...(transcript === null
      ? []
      : [section(ink, words.transcript), ...spoken(ink, transcript, words.noSpeech, reportDirection(report))]),
  ]
  const definition: Definition = {
    content: [...withHeadings(content), ...undrawn(ink, words.undrawn)],
    info: { title },
    language: report.language ?? "en",
    pageMargins: [56, 56, 56, 64],
    defaultStyle: { font: mainFont, fontSize: 10.5 },
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      alignment: "center",
      fontSize: 9,
      color: `#${quiet}`,
      margin: [0, 20, 0, 0],
    }),
  }
  return makePdf(definition, ink)
}

const section = (ink: PdfInk, text: string): Content => ({
  text: [...ink.write(text, { fontSize: 16, bold: true })],
  outline: true,
  mark: { type: "H2" },
  outlineText: text,
  margin: [0, 16, 0, 8],
})

const spoken = (
  ink: PdfInk,
  paragraphs: ReadonlyArray<Paragraph>,
  ifNone: string,
  direction: Direction,
): ReadonlyArray<Content> =>
  paragraphs.length === 0 ?
    [{ text: [...ink.write(ifNone, { color: `#${quiet}` })], mark: { type: "P" } }] :
    paragraphs.map((one) => {
      if (one._tag === "CoverageGap") {
        return { text: [...ink.write(one.text, { color: `#${loud}` })], mark: { type: "P" }, margin: [0, 0, 0, 8] }
      }
      const colour = coloursOf(one.voice ?? 0).text
      // The name stands above what is said, on the side where that begins, and the time behind it.
      const own = directionOf(one.text) ?? direction
      const head = [
        ...(one.name === null ? [] : ink.write(`${nameIn(one.name, own)}  `, { bold: true, color: colour })),
        ...(one.begin === null ? [] : ink.write(clock(one.begin), { fontSize: 9, color: `#${quiet}` })),
      ]
      const gap = head.length > 0 ? ink.write("\n") : []
      return {
        text: [...head, ...gap, ...ink.write(one.text)],
        mark: { type: "P" },
        direction: own,
        margin: [0, 0, 0, 8],
      }
    })

/** Lists the code points of characters that no font could draw. */
const undrawn = (ink: PdfInk, label: string): ReadonlyArray<Content> => {
  const codes = ink.missing().map((letter) =>
    `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`
  )
  if (codes.length === 0) return []
  const more = codes.length > maxCodes ? " …" : ""
  const text = `${label} (□): ${codes.slice(0, maxCodes).join(" ")}${more}`
  return [{
    text: [...ink.write(text, { fontSize: 9, color: `#${loud}` })],
    mark: { type: "P" },
    margin: [0, 16, 0, 0],
  }]
}

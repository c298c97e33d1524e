import { coloursOf } from "#domain/export/map-style.ts"
import type { Paragraph as Spoken } from "#domain/export/paragraphs.ts"
import type { Report } from "#domain/export/report.ts"
import { clock } from "#domain/kernel/offset-ms.ts"
import { AlignmentType, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, TextRun } from "docx"
import { type Direction, directionOf, nameIn } from "./bidi.ts"
import { docxBlocks, docxTree, warning } from "./docx-blocks.ts"
import { directedRuns, paragraphIn, words } from "./docx-direction.ts"
import { quiet } from "./inks.ts"
import { reportDirection } from "./report-direction.ts"
import { partsOf } from "./summary-parts.ts"

/** The document for word processors; headings are real headings, so that they can be used to navigate. */
export const writeDocx = async (report: Report): Promise<Uint8Array> => {
  const { title, facts, summary, mindMap, transcript, words: fixed } = report
  const usual = reportDirection(report)
  const ofTitle = directionOf(title) ?? usual
  const document = new Document({
    title: words(title),
    styles: {
      default: {
        document: {
          run: { font: { ascii: "Calibri", hAnsi: "Calibri", eastAsia: "Microsoft YaHei", cs: "Arial" }, size: 22 },
        },
      },
    },
    sections: [{
      footers: { default: new Footer({ children: [pageNumber()] }) },
      children: [
        new Paragraph({
          ...paragraphIn(ofTitle),
          children: directedRuns(title, ofTitle),
          heading: HeadingLevel.TITLE,
        }),
        ...facts.map((fact) =>
          new Paragraph({ children: [muted(`${fact.name}: `), ...directedRuns(fact.value, "ltr")] })
        ),
        ...(summary === null ? [] : [section(fixed.summary), ...docxBlocks(partsOf(summary), report)]),
        ...(mindMap === null ? [] : [section(fixed.mindMap), ...docxTree(mindMap.children, usual)]),
        ...(transcript === null ? [] : [section(fixed.transcript), ...spoken(transcript, fixed.noSpeech, usual)]),
      ],
    }],
  })
  return new Uint8Array(await Packer.toBuffer(document))
}

const section = (text: string): Paragraph => new Paragraph({ text, heading: HeadingLevel.HEADING_1 })

const muted = (text: string): TextRun => new TextRun({ text: words(text), color: quiet })

const pageNumber = (): Paragraph =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    children: [new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES], color: quiet, size: 18 })],
  })

const spoken = (
  paragraphs: ReadonlyArray<Spoken>,
  ifNone: string,
  usual: Direction,
): ReadonlyArray<Paragraph> =>
  paragraphs.length === 0 ? [new Paragraph({ children: [muted(ifNone)] })] : paragraphs.map((one) => {
    if (one._tag === "CoverageGap") return warning(one.text)
    const direction = directionOf(one.text) ?? usual
    const look = { bold: true, color: hex(coloursOf(one.voice ?? 0).text) }
    const name = one.name === null ? [] : directedRuns(nameIn(one.name, direction), direction, look)
    const time = one.begin === null ? [] : [
      new TextRun({ text: `${name.length > 0 ? "  " : ""}${clock(one.begin)}`, color: quiet, size: 18 }),
    ]
    const hasHead = name.length + time.length > 0
    const text = directedRuns(one.text, direction, hasHead ? { break: 1 } : {})
    return new Paragraph({ ...paragraphIn(direction), children: [...name, ...time, ...text], spacing: { after: 160 } })
  })

const hex = (colour: string): string => colour.slice(1)

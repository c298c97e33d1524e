import type { MindMap } from "#domain/analysis/mind-map.ts"
import { clock } from "#domain/analysis/summary-markdown.ts"
import type { Report } from "#domain/export/report.ts"
import {
  BorderStyle,
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx"
import { type Duty, dutyOf } from "./duty.ts"
import { hairline, linked, loud, quiet } from "./inks.ts"
import type { Block } from "./markdown-blocks.ts"
import type { Run } from "./markdown-runs.ts"

const step = 360
const headings = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
] as const

/** Text as XML can hold it. */
export const words = (text: string): string =>
  text.replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")

export const warning = (text: string): Paragraph =>
  new Paragraph({
    children: [new TextRun({ text: words(text), italics: true, color: loud })],
    spacing: { after: 160 },
  })

/** The summary in the parts of a document; things to do become a table. */
export const docxBlocks = (blocks: ReadonlyArray<Block>, report: Report): ReadonlyArray<FileChild> =>
  blocks.flatMap((block): ReadonlyArray<FileChild> => {
    switch (block.kind) {
      case "heading":
        return [
          new Paragraph({ heading: headings[block.level - 1] ?? HeadingLevel.HEADING_5, children: line(block.runs) }),
        ]
      case "paragraph":
        return [
          new Paragraph({ children: line(block.runs), indent: { left: block.level * step }, spacing: { after: 120 } }),
        ]
      case "item":
        return [item(block.level, block.mark, line(block.runs))]
      case "duties":
        return [dutyTable(block.duties.map((duty) => dutyOf(duty, report.duty)), report), new Paragraph("")]
      case "table":
        return [grid(block.rows.map((row) => row.map(line))), new Paragraph("")]
      case "listing":
        return block.text.split("\n").map((text) =>
          new Paragraph({ children: [new TextRun({ text: words(text), font: "Courier New" })] })
        )
      case "rule":
        return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 4, color: hairline } } })]
    }
  })

/** The map as nested bullets. */
export const docxTree = (maps: ReadonlyArray<MindMap>, level = 0): ReadonlyArray<Paragraph> =>
  maps.flatMap(({ text, anchor, children }) => [
    item(level, "•", [
      new TextRun(words(text)),
      ...(anchor === null ? [] : [new TextRun({ text: ` ${clock(anchor)}`, color: quiet })]),
    ]),
    ...docxTree(children, level + 1),
  ])

/** Marks are written out, not numbered by the program that opens it: they are in the text wherever it is copied. */
const item = (level: number, mark: string, children: ReadonlyArray<ParagraphChild>): Paragraph =>
  new Paragraph({
    children: [new TextRun(`${mark}\t`), ...children],
    indent: { left: (level + 1) * step, hanging: step },
    tabStops: [{ type: "left", position: (level + 1) * step }],
    spacing: { after: 60 },
  })

const line = (runs: ReadonlyArray<Run>): ReadonlyArray<ParagraphChild> =>
  runs.map((run) =>
    run.link === null ? textRun(run) : new ExternalHyperlink({ link: run.link, children: [textRun(run)] })
  )

const textRun = ({ text, isBold, isItalic, isStruck, isCode, isMoment, link }: Run): TextRun =>
  new TextRun({
    ...(text === "\n" ? { break: 1 } : { text: words(text) }),
    bold: isBold,
    italics: isItalic,
    strike: isStruck,
    ...(isCode ? { font: "Courier New" } : {}),
    ...(isMoment ? { color: quiet } : {}),
    ...(link === null ? {} : { color: linked, underline: {} }),
  })

const dutyTable = (duties: ReadonlyArray<Duty>, { words: fixed, duty: labels }: Report): Table => {
  const head = ["", fixed.action, capital(labels.owner), capital(labels.due), fixed.time].map((text) => [bold(text)])
  const rows = duties.map(({ isDone, what, owner, due, time }) => [
    [new TextRun(isDone ? "☑" : "☐")],
    line(what),
    ...[owner, due, time].map((text) => [new TextRun(words(text))]),
  ])
  return grid([head, ...rows])
}

const bold = (text: string): TextRun => new TextRun({ text, bold: true })

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const grid = (rows: ReadonlyArray<ReadonlyArray<ReadonlyArray<ParagraphChild>>>): Table =>
  new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map((cells, index) =>
      new TableRow({
        tableHeader: index === 0,
        children: cells.map((children) =>
          new TableCell({
            children: [new Paragraph({ children })],
            margins: { left: 80, right: 80, top: 40, bottom: 40 },
          })
        ),
      })
    ),
  })

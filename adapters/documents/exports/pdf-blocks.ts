import type { MindMap } from "#domain/analysis/mind-map.ts"
import type { Report } from "#domain/export/report.ts"
import { clock } from "#domain/kernel/offset-ms.ts"
import type { Run } from "#domain/text/runs.ts"
import type { Content, Group, Piece, Style, Text } from "pdfmake/js/index.js"
import { type Direction, directionOf } from "./bidi.ts"
import { detailsIn, dutyOf } from "./duty.ts"
import { hairline, linked, quiet, soft } from "./inks.ts"
import { listGroups } from "./list-groups.ts"
import type { PdfInk } from "./pdf-ink.ts"
import { reportDirection } from "./report-direction.ts"
import type { Part } from "./summary-parts.ts"

const step = 14
const headingSizes = [14, 14, 12, 11]

/** The summary as content of a PDF; action items become a table. */
export const pdfBlocks = (ink: PdfInk, blocks: ReadonlyArray<Part>, report: Report): ReadonlyArray<Content> => {
  const lists = listGroups()
  const direction = reportDirection(report)
  return blocks.map((block): Content => {
    if (block.kind !== "item") lists.end()
    switch (block.kind) {
      case "heading": {
        const fontSize = headingSizes[block.level - 1] ?? 10.5
        return { text: line(ink, block.runs, { bold: true, fontSize }), mark: { type: "H3" }, margin: [0, 8, 0, 4] }
      }
      case "paragraph":
        return { text: line(ink, block.runs), mark: { type: "P" }, margin: [block.level * step, 0, 0, 6] }
      case "item":
        return item(ink, block.level, block.mark, line(ink, block.runs), lists.item(block.level), direction)
      case "duties":
        return duties(ink, block.duties.map((duty) => dutyOf(duty, report.duty)), report)
      case "table":
        return grid(
          block.rows.map((row) => row.map((cell): Text => ({ text: line(ink, cell) }))),
          (block.rows[0] ?? [""]).map(() => "*" as const),
          direction,
        )
      case "listing":
        return {
          text: [...ink.write(block.text, { fontSize: 9.5, background: `#${soft}` })],
          mark: { type: "P" },
          margin: [0, 0, 0, 6],
        }
      case "rule":
        return { canvas: [{ type: "line", x1: 0, y1: 4, x2: 480, y2: 4, lineWidth: 0.6, lineColor: `#${hairline}` }] }
    }
  })
}

/** The map as nested bullets. */
export const pdfTree = (
  ink: PdfInk,
  maps: ReadonlyArray<MindMap>,
  direction: Direction,
  level = 0,
  lists = listGroups(),
): ReadonlyArray<Content> =>
  maps.flatMap(({ text, anchor, children }) => [
    item(
      ink,
      level,
      "•",
      [
        ...ink.write(text),
        ...(anchor === null ? [] : ink.write(` ${clock(anchor)}`, { color: `#${quiet}` })),
      ],
      lists.item(level),
      direction,
    ),
    ...pdfTree(ink, children, direction, level + 1, lists),
  ])

/** Its mark stands where its text begins. */
const item = (
  ink: PdfInk,
  level: number,
  mark: string,
  pieces: ReadonlyArray<Piece>,
  within: Group,
  usual: Direction,
): Content => {
  const direction = directionOf(pieces.map(({ text }) => text).join("")) ?? usual
  const label: Text = {
    width: Math.max(step, mark.length * 7),
    text: [...ink.write(mark)],
    direction,
    mark: { type: "Lbl", within },
  }
  const body: Text = { width: "*", text: [...pieces], direction, mark: { type: "LBody", within } }
  return direction === "ltr"
    ? { columns: [label, body], margin: [level * step, 0, 0, 3] }
    : { columns: [body, label], margin: [0, 0, level * step, 3] }
}

const line = (ink: PdfInk, runs: ReadonlyArray<Run>, base: Style = {}): Array<Piece> =>
  runs.flatMap(({ text, isBold, isItalic, isStruck, isCode, cite, link }) =>
    ink.write(text, {
      ...base,
      ...(isBold ? { bold: true } : {}),
      ...(isItalic ? { italics: true } : {}),
      ...(isStruck ? { decoration: "lineThrough" } : {}),
      ...(isCode ? { background: `#${soft}` } : {}),
      ...(cite !== null ? { color: `#${quiet}` } : {}),
      ...(link === null ? {} : { color: `#${linked}`, decoration: "underline", link }),
    })
  )

const duties = (ink: PdfInk, rows: ReadonlyArray<ReturnType<typeof dutyOf>>, report: Report): Content => {
  const columns = detailsIn(rows)
  const titles = { ...report.duty, time: report.words.time }
  const labels = ["", report.words.action, ...columns.map((column) => titles[column])]
  const head = labels.map((text): Text => ({ text: [...ink.write(capital(text), { bold: true })] }))
  const body = rows.map((duty): Array<Text> => [
    { text: [...ink.write(duty.isDone ? "☑" : "☐")] },
    { text: line(ink, duty.what) },
    ...columns.map((column) => ({ text: [...ink.write(duty[column])] })),
  ])
  const sizes = [14, "*" as const, ...columns.map((column) => widths[column])]
  return grid([head, ...body], sizes, reportDirection(report))
}

const widths = { owner: 80, due: 80, time: 44 }

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

/** Pads rows to one length, as pdfmake requires. The first column stands where reading begins. */
const grid = (
  rows: ReadonlyArray<ReadonlyArray<Text>>,
  widths: ReadonlyArray<number | "*">,
  direction: Direction,
): Content => {
  const inOrder = <A>(columns: ReadonlyArray<A>): Array<A> => direction === "ltr" ? [...columns] : columns.toReversed()
  const table: Group = { type: "Table" }
  return {
    table: {
      headerRows: 1,
      widths: inOrder(widths),
      body: rows.map((row, nth) => {
        const within: Group = { type: "TR", within: table }
        const type = nth === 0 ? "TH" : "TD"
        return inOrder(
          widths.map((_, column): Text => ({ text: "", direction, ...row[column], mark: { type, within } })),
        )
      }),
    },
    layout: { hLineWidth: () => 0.6, vLineWidth: () => 0, hLineColor: () => `#${hairline}` },
    margin: [0, 2, 0, 8],
  }
}

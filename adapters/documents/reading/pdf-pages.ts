import { extractTextItems, type getDocumentProxy } from "unpdf"

/** Ends a line that is complete: a row of a table is not joined with the next one. */
export const rowEnd = "\u001E"

type Items = Awaited<ReturnType<typeof extractTextItems>>["items"][number]

interface Line {
  readonly text: string
  readonly y: number
  readonly size: number
  /** Where its cells begin. */
  readonly starts: ReadonlyArray<number>
}

/** The text of each page, line by line; a table row stays on one line even if its cells wrap. */
export const pagesOf = async (
  document: Awaited<ReturnType<typeof getDocumentProxy>>,
): Promise<ReadonlyArray<string>> => {
  const { items } = await extractTextItems(document)
  return items.map((page) => joinedRows(linesOf(page)).join("\n"))
}

/** Cells are at least this many letter heights apart. */
const gap = 1.5

const linesOf = (items: Items): ReadonlyArray<Line> => {
  const lines: Array<Line> = []
  let open: Array<Items[number]> = []
  const close = (): void => {
    const written = open.filter(({ str }) => str.trim() !== "")
    const [first] = written
    lines.push({
      text: open.map(({ str }) => str).join(""),
      y: first?.y ?? Number.NaN,
      size: first?.fontSize ?? 0,
      starts: written.flatMap(({ x, fontSize }, nth) => {
        const before = written[nth - 1]
        return before === undefined || x - before.x - before.width > gap * fontSize ? [x] : []
      }),
    })
    open = []
  }
  for (const item of items) {
    open.push(item)
    if (item.hasEOL) close()
  }
  if (open.length > 0) close()
  return lines
}

const joinedRows = (lines: ReadonlyArray<Line>): ReadonlyArray<string> => {
  const written: Array<string> = []
  for (let at = 0; at < lines.length;) {
    const length = rowAt(lines, at)
    const texts = lines.slice(at, at + length).map(({ text }) => text.trim())
    written.push(length > 1 ? `${texts.join(" ")}${rowEnd}` : lines[at]?.text ?? "")
    at += length
  }
  return written
}

/** Newspaper columns also begin side by side, but are longer than cells. */
const tallest = 8
const pitch = 1.8
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 2

/** How many lines belong to the row that begins here: those below a cell, and those to the right of it at its height. */
const rowAt = (lines: ReadonlyArray<Line>, at: number): number => {
  const first = lines[at]
  if (first === undefined) return 1
  let cell = first.starts.at(-1) ?? 0
  let isRow = first.starts.length > 1
  let length = 1
  for (let height = 1; height <= tallest; height++) {
    const [last, next] = [lines[at + length - 1], lines[at + length]]
    const start = next?.starts[0]
    if (last === undefined || next === undefined || start === undefined) break
    if (isSame(next.y, first.y) && start > cell + next.size) {
      isRow = true
      height = 0
      cell = next.starts.at(-1) ?? start
    } else if (
      next.starts.length > 1 || !isSame(start, cell) || next.y >= last.y || last.y - next.y > pitch * next.size
    ) break
    length++
  }
  return isRow ? length : 1
}

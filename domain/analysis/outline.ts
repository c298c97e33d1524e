import { anchorIn, plainText } from "../text/plain-text.ts"

/** One heading or bullet. A line is nested under the line before it if its `level` is higher. */
export interface Outline {
  readonly text: string
  readonly anchor: number | null
  readonly level: number
  readonly isHeading: boolean
}

const headingLevels = 10
const maxLineLength = 4000
const bullet = /^([ \t]*)(?:[-*+]|\d{1,9}[.)])[ \t]+(?:\[[ xX]\][ \t]+)?(\S.*)$/
const heading = /^ {0,3}(#{1,6})[ \t]+(.*)$/
const rule = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/

interface Pending {
  readonly kind: "bullet" | "prose"
  readonly level: number
  source: string
}

/** The headings and bullets of a Markdown text in order, or its paragraphs if it has neither. */
export const outlineOf = (markdown: string): ReadonlyArray<Outline> => {
  const found: Array<Outline> = []
  const prose: Array<Outline> = []
  const state: { pending: Pending | null; fence: string | null } = { pending: null, fence: null }
  const close = (): void => {
    if (state.pending !== null) {
      add(state.pending.kind === "bullet" ? found : prose, state.pending.source, state.pending.level)
    }
    state.pending = null
  }
  const read = (line: string): void => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1]
    if (state.fence !== null) {
      if (mark?.startsWith(state.fence) === true) state.fence = null
      return
    }
    const underline = state.pending?.kind === "prose" ? /^ {0,3}(=|--)[=-]*[ \t]*$/.exec(line) : null
    if (underline !== null && state.pending !== null) {
      add(found, state.pending.source, underline[1] === "=" ? 1 : 2)
      state.pending = null
      return
    }
    const head = heading.exec(line)
    const item = rule.test(line) ? null : bullet.exec(line)
    const startsBlock = mark !== undefined || head !== null || item !== null || isBreak(line)
    if (startsBlock) close()
    if (mark !== undefined) state.fence = mark.slice(0, 3)
    else if (head !== null) add(found, head[2]?.replace(/[ \t]+#+[ \t]*$/, "") ?? "", head[1]?.length ?? 1)
    else if (item !== null) {
      state.pending = { kind: "bullet", level: headingLevels + widthOf(item[1] ?? ""), source: item[2] ?? "" }
    } else if (!startsBlock) append(line.trim())
  }
  const append = (words: string): void => {
    if (state.pending === null) state.pending = { kind: "prose", level: 0, source: words }
    else if (state.pending.source.length < maxLineLength) state.pending.source += ` ${words}`
  }
  for (const line of markdown.split(/\r\n|\r|\n/)) read(line.slice(0, maxLineLength).replace(/^(?: {0,3}>[ \t]?)+/, ""))
  close()
  return found.length > 0 ? found : prose
}

const isBreak = (line: string): boolean => line.trim() === "" || rule.test(line) || /^\s*\|/.test(line)

const add = (lines: Array<Outline>, source: string, level: number): void => {
  const text = plainText(source)
  if (text !== "") lines.push({ text, anchor: anchorIn(source), level, isHeading: level > 0 && level < headingLevels })
}

const widthOf = (indent: string): number => Array.from(indent).reduce((sum, char) => sum + (char === "\t" ? 4 : 1), 0)

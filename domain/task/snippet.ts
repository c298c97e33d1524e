import { Schema } from "effect"

/** Where a task answers a search. */
export const Field = Schema.Literals(["title", "summary", "transcript"])
export type Field = typeof Field.Type

/** Stretches of a line, `[from, to)` as JavaScript counts characters, in order and apart from each other. */
export const Marks = Schema.Array(Schema.Tuple([Schema.Int, Schema.Int]))
export type Marks = typeof Marks.Type

export interface Snippet {
  readonly line: string
  readonly marks: Marks
}

/** Characters of a line that are shown, and how many of them before the first mark. */
const longest = 160
const before = 40

/** A long line, cut around its first mark: at a space where one is near, never within a letter. */
export const snippetOf = ({ line, marks }: Snippet): Snippet => {
  if (line.length <= longest) return { line, marks }
  const [first, end] = marks[0] ?? [0, 0]
  const from = first <= before ? 0 : beginning(line, Math.min(first - before, line.length - longest), first)
  const to = from + longest >= line.length ? line.length : ending(line, from + longest, end)
  const lead = from > 0 ? "…" : ""
  const shift = lead.length - from
  return {
    line: `${lead}${line.slice(from, to)}${to < line.length ? "…" : ""}`,
    marks: marks.filter(([begin]) => begin < to).map(([begin, end]) => [begin + shift, Math.min(end, to) + shift]),
  }
}

const near = 20

const beginning = (line: string, at: number, mark: number): number => {
  const space = line.indexOf(" ", at - 1)
  return space !== -1 && space < Math.min(mark, at + near) ? space + 1 : whole(line, at)
}

const ending = (line: string, at: number, mark: number): number => {
  const space = line.lastIndexOf(" ", at)
  return space > at - near && space >= mark ? space : whole(line, at)
}

/** Not between the halves of a letter, nor before what is put above the letter before it. */
const whole = (line: string, at: number): number => {
  let place = at
  while (place > 0 && /^[\uDC00-\uDFFF\p{M}]/u.test(line.slice(place, place + 1))) place -= 1
  return place
}

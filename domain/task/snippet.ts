import { Schema } from "effect"

/** The part of a task that matches a search. */
export const Field = Schema.Literals(["title", "summary", "transcript"])
export type Field = typeof Field.Type

/** Ranges of a line, `[from, to)` in UTF-16 code units, in order and without overlap. */
export const Marks = Schema.Array(Schema.Tuple([Schema.Int, Schema.Int]))
export type Marks = typeof Marks.Type

export interface Snippet {
  readonly line: string
  readonly marks: Marks
}

/** Maximum length of a snippet, and how much of it may precede the first mark. */
const maxLength = 160
const before = 40

/** Cuts a long line around its first mark, at a space if one is near, and never inside a character. */
export const snippetOf = ({ line, marks }: Snippet): Snippet => {
  if (line.length <= maxLength) return { line, marks }
  const [first, end] = marks[0] ?? [0, 0]
  const from = first <= before ? 0 : beginning(line, Math.min(first - before, line.length - maxLength), first)
  const to = from + maxLength >= line.length ? line.length : ending(line, from + maxLength, end)
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

/** Avoids a cut inside a surrogate pair or before a combining mark. */
const whole = (line: string, at: number): number => {
  let position = at
  while (position > 0 && /^[\uDC00-\uDFFF\p{M}]/u.test(line.slice(position, position + 1))) position -= 1
  return position
}

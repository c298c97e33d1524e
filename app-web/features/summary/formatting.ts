export interface Written {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Puts marks around what is selected, or takes them away when they are there already. */
export const around = ({ text, from, to }: Written, mark: string): Written => {
  const size = mark.length
  const isMarked = text.slice(from - size, from) === mark && text.slice(to, to + size) === mark
  return isMarked
    ? {
      text: text.slice(0, from - size) + text.slice(from, to) + text.slice(to + size),
      from: from - size,
      to: to - size,
    }
    : {
      text: text.slice(0, from) + mark + text.slice(from, to) + mark + text.slice(to),
      from: from + size,
      to: to + size,
    }
}

/** Puts a mark before every selected line, or takes it away when all have it. */
export const before = ({ text, from, to }: Written, mark: string): Written => {
  const start = from === 0 ? 0 : text.lastIndexOf("\n", from - 1) + 1
  const lines = text.slice(start, to).split("\n")
  const isMarked = lines.every((line) => line.startsWith(mark))
  const changed = lines.map((line) => isMarked ? line.slice(mark.length) : mark + line).join("\n")
  const first = isMarked ? -mark.length : mark.length
  const grown = changed.length - (to - start)
  return {
    text: text.slice(0, start) + changed + text.slice(to),
    from: Math.max(start, from + first),
    to: Math.max(start, to + grown),
  }
}

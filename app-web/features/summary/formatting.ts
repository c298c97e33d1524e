/** The text of a field and the range selected in it. */
export interface Selection {
  readonly text: string
  readonly from: number
  readonly to: number
}

/** Puts a mark on both sides of the selection, or removes it if it is there already. */
export const around = ({ text, from, to }: Selection, mark: string): Selection => {
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

/** Puts a mark before every selected line, or removes it if all have one. */
export const before = ({ text, from, to }: Selection, mark: string): Selection => {
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

export const selectionIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

/** Writes a text and its selection into the field; returns the text. */
export const writeInto = (field: HTMLTextAreaElement, { text, from, to }: Selection): string => {
  field.value = text
  field.setSelectionRange(from, to)
  field.focus()
  return text
}

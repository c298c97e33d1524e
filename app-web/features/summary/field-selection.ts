import type { Written } from "./formatting.ts"

export const writtenIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Written => ({
  text: value,
  from: selectionStart,
  to: selectionEnd,
})

/** Writes a changed text into the field with its selection, and gives the text. */
export const putInto = (field: HTMLTextAreaElement, { text, from, to }: Written): string => {
  field.value = text
  field.setSelectionRange(from, to)
  field.focus()
  return text
}

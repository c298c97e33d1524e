/** What comes in place of a part of a text. */
export interface Edit {
  readonly begin: number
  readonly end: number
  readonly text: string
}

/** The text with these parts replaced; everything else stays byte for byte. In order, and apart from each other. */
export const edited = (text: string, edits: ReadonlyArray<Edit>): string => {
  const parts: Array<string> = []
  let at = 0
  for (const edit of edits) {
    parts.push(text.slice(at, edit.begin), edit.text)
    at = edit.end
  }
  return [...parts, text.slice(at)].join("")
}

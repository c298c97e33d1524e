/** A line of a Markdown text; code between fences is marked as such. */
export interface MarkdownLine {
  readonly text: string
  readonly isCode: boolean
  /** Whether it opens or closes a code block. */
  readonly isFence: boolean
}

export const markdownLines = (markdown: string): ReadonlyArray<MarkdownLine> => {
  let fence: string | null = null
  return markdown.trim().split(/\r\n|\r|\n/).map((text) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1]
    const isFence = mark !== undefined && (fence === null || mark.startsWith(fence))
    if (isFence) fence = fence === null ? mark : null
    return { text, isCode: fence !== null && !isFence, isFence }
  })
}

/** A line of a markdown text, told from those of a listing between fences. */
export interface MarkdownLine {
  readonly text: string
  readonly isListing: boolean
  /** Whether it opens or closes a listing. */
  readonly isFence: boolean
}

export const markdownLines = (markdown: string): ReadonlyArray<MarkdownLine> => {
  let fence: string | null = null
  return markdown.trim().split(/\r\n|\r|\n/).map((text) => {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(text)?.[1]
    const isFence = mark !== undefined && (fence === null || mark.startsWith(fence))
    if (isFence) fence = fence === null ? mark : null
    return { text, isListing: fence !== null && !isFence, isFence }
  })
}

/** What rules out chunks: its meaning may reach across blank lines, or be defined elsewhere in the text. */
const reachesFar = [
  // A definition of a link or a footnote.
  /^(?:[ \t]|[>*+-]|\d{1,9}[.)])*\[(?:[^[\]\\]|\\[^])*\]:/m,
  // HTML that ends with a mark of its own.
  /^(?:[ \t]|[>*+-]|\d{1,9}[.)])*<(?:script|pre|style|textarea|[!?])/im,
  // A fence inside a list or a quote.
  /^(?:[ \t]|[>*+-]|\d{1,9}[.)])+(?:`{3}|~{3})/m,
]

/** What may begin HTML, which takes in each line up to a blank one: a fence there is text. */
const html = /^(?:[ \t]|[>*+-]|\d{1,9}[.)])*<[a-z/]/i

const fence = /^(?:(`{3,})[^`]*|(~{3,}).*)$/
/** A line that may belong to the list or the code before it. */
const continues = /^(?:[ \t]|[*+-](?:\s|$)|\d{1,9}[.)](?:\s|$))/

/**
 * Markdown in chunks that mean the same alone as together, so that a long text is read piece by piece, and then only what
 * has changed. Cut at blank lines before text at the margin, which ends every list and quote.
 */
export const markdownChunks = (markdown: string): ReadonlyArray<string> => {
  if (reachesFar.some((pattern) => pattern.test(markdown))) return [markdown]
  const chunks: Array<Array<string>> = [[]]
  let open: string | null = null
  let isAfterBlank = false
  let mayBeHtml = false
  for (const line of markdown.split("\n")) {
    const isBlank = line.trim() === ""
    if (open === null && isAfterBlank && !isBlank && !continues.test(line)) chunks.push([])
    chunks.at(-1)?.push(line)
    isAfterBlank = isBlank
    mayBeHtml = !isBlank && (mayBeHtml || html.test(line))
    const opened = openedBy(line)
    if (open === null && opened !== null && mayBeHtml) return [markdown]
    open = open === null ? opened : closes(line, open) ? null : open
  }
  return chunks.map((lines) => lines.join("\n"))
}

const openedBy = (line: string): string | null => {
  const [, ticks, tildes] = fence.exec(line) ?? []
  return ticks ?? tildes ?? null
}

/** A fence ends with one of the same sign that is at least as long. */
const closes = (line: string, open: string): boolean => {
  const bare = line.trimEnd()
  return bare.length >= open.length && bare === (open[0] ?? "").repeat(bare.length)
}

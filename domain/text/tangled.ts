/** Levels of lists and quotations that a line begins with. */
const maxLevels = 50
/** Columns by which a list or a quotation is indented, which makes levels too. */
const maxIndent = 200
/**
 * Signs in one paragraph. Each may open something that ends much later, or never: the time it takes to read them grows
 * with the square of their number.
 */
const maxSigns = 5000
/** Lines in one paragraph, for the same reason: among tens of thousands, each one to be split costs as much as all. */
const maxLines = 20_000

const beginnings = /^(?:[ \t]*(?:[>*+-]|\d{1,9}[.)])(?=[ \t>]|$))+/
const indented = /^[ \t]+(?=[>*+-]|\d{1,9}[.)])/
const beginning = /[>*+-]|\d+[.)]/g
/** A backslash takes the meaning of the sign after it. */
const sign = /\\[^]|[[\]*_~`<!]/g
/** A paragraph ends before these; other lists can only follow a blank line. */
const interrupts = /^ {0,3}(?:[*+-]|1[.)])[ \t]+\S/

/** Whether Markdown would take too long to read: no text that people write does, however long. */
export const isTangled = (markdown: string): boolean => {
  let signs = 0
  let lines = 0
  for (const line of markdown.split(/\r\n?|\n/)) {
    if (columnsOf(indented.exec(line)?.[0] ?? "") > maxIndent) return true
    if ((beginnings.exec(line)?.[0].match(beginning)?.length ?? 0) > maxLevels) return true
    if (line.trim() === "" || interrupts.test(line)) signs = lines = 0
    lines++
    for (const [found] of line.matchAll(sign)) if (!found.startsWith("\\")) signs++
    if (signs > maxSigns || lines > maxLines) return true
  }
  return false
}

const columnsOf = (space: string): number => space.replaceAll("\t", "    ").length

import type { Content, Text } from "pdfmake/js/index.js"

/** What is kept on one page must be far from filling it: the library cuts off what is longer. */
const mostCharacters = 600

/** Keeps a heading on the page of what it is above, if that is text. */
export const withHeadings = (content: ReadonlyArray<Content>): ReadonlyArray<Content> => {
  const done: Array<Content> = []
  let held: Array<Content> = []
  for (const one of content) {
    held.push(one)
    if (isHeading(one)) continue
    const isKept = held.length > 1 && held.reduce((sum, part) => sum + lengthOf(part), 0) <= mostCharacters
    done.push(...(isKept ? [{ stack: held, unbreakable: true as const }] : held))
    held = []
  }
  return [...done, ...held]
}

const isHeading = (content: Content): boolean =>
  "mark" in content && (content.mark?.type === "H2" || content.mark?.type === "H3")

const lengthOf = (content: Content): number => {
  if ("columns" in content) return content.columns.reduce((sum, column) => sum + textLength(column), 0)
  return "text" in content ? textLength(content) : Infinity
}

const textLength = ({ text }: Text): number =>
  typeof text === "string" ? text.length : text.reduce((sum, piece) => sum + piece.text.length, 0)

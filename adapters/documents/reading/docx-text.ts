import { docxBody } from "./docx-body.ts"
import { docxParts } from "./docx-parts.ts"
import { hidingStyles } from "./docx-styles.ts"
import { childOf, elementsIn, type XmlElement } from "./word-xml.ts"

/**
 * The text of a Word document as its readers see it: its breaks, its tables row by row, what stands in frames after the
 * paragraph to which they are anchored, and its notes at the end. Deleted and hidden text is left out.
 */
export const docxText = async (path: string): Promise<string> => {
  const { document, styles, footnotes, endnotes } = await docxParts(path)
  const body = docxBody(hidingStyles(styles))
  const text = body.textIn(childOf(document ?? undefined, "w:body"))
  const notes = new Map([...notesIn(footnotes), ...notesIn(endnotes)])
  return [text, ...Array.from(body.notes, (name) => body.textIn(notes.get(name)))].join("")
}

const notesIn = (part: XmlElement | null): ReadonlyArray<readonly [string, XmlElement]> =>
  part === null
    ? []
    : elementsIn(part).map((note) => [`${note.name} ${note.attributes["w:id"] ?? ""}`, note] as const)

import type { JSONContent } from "@tiptap/core"
import { applyUpdate, Doc, type XmlElement, XmlElement as Element, type XmlFragment, XmlText } from "yjs"

/** A paragraph, heading or piece of code, wherever it stands. Its id stays the same while it is edited. */
export interface TextBlock {
  readonly id: string
  /** Its index in each of the elements around it, outermost first. */
  readonly path: ReadonlyArray<number>
  readonly content: JSONContent
}

/** Where TipTap's Collaboration keeps the text. */
const field = "default"

const textual = new Set(["paragraph", "heading", "codeBlock"])

const textBlocks = (fragment: XmlFragment, above: ReadonlyArray<number> = []): ReadonlyArray<TextBlock> =>
  fragment.toArray().flatMap((item, index): ReadonlyArray<TextBlock> => {
    if (!(item instanceof Element)) return []
    const path = [...above, index]
    return textual.has(item.nodeName) ? [{ id: idOf(item), path, content: contentOf(item) }] : textBlocks(item, path)
  })

/** The blocks of a document in the state that these updates lead to. */
export const blocksAt = (updates: ReadonlyArray<Uint8Array>): ReadonlyArray<TextBlock> => {
  const doc = new Doc()
  for (const update of updates) applyUpdate(doc, update)
  const blocks = textBlocks(doc.getXmlFragment(field))
  doc.destroy()
  return blocks
}

export const blocksOf = (doc: Doc): ReadonlyArray<TextBlock> => textBlocks(doc.getXmlFragment(field))

const idOf = ({ _item: item }: XmlElement): string => item === null ? "" : `${item.id.client}:${item.id.clock}`

const contentOf = (element: XmlElement): JSONContent => {
  const attrs = element.getAttributes()
  const content = element.toArray().flatMap((item): ReadonlyArray<JSONContent> =>
    item instanceof XmlText ? runsOf(item) : item instanceof Element ? [contentOf(item)] : []
  )
  return {
    type: element.nodeName,
    ...(Object.keys(attrs).length > 0 ? { attrs } : {}),
    ...(content.length > 0 ? { content: [...content] } : {}),
  }
}

interface Run {
  readonly insert: string
  readonly attributes?: Readonly<Record<string, Record<string, unknown> | null>>
}

const runsOf = (text: XmlText): ReadonlyArray<JSONContent> =>
  text.toDelta().map(({ insert, attributes = {} }: Run) => {
    const marks = Object.entries(attributes).flatMap(([type, attrs]) => attrs === null ? [] : [{ type, attrs }])
    return marks.length > 0 ? { type: "text", text: insert, marks } : { type: "text", text: insert }
  })

/** What a reader sees of a block. */
export const wordsOf = ({ text, attrs, content = [] }: JSONContent): string =>
  text ?? (content.length > 0 ? content.map(wordsOf).join("") : String(attrs?.["label"] ?? ""))

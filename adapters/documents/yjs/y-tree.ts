import * as Y from "yjs"
import { type Attributes, attributesOf, type DocumentNode, isKnownMark, joined, type Mark } from "./document-node.ts"

/** TipTap keeps the document under this name. */
const field = "default"

export type Child = Y.XmlElement | Y.XmlText

/** Children as the editor lays them out in Yjs: neighbouring texts are one. */
export type Part = DocumentNode | ReadonlyArray<DocumentNode>

export const isText = (part: Part): part is ReadonlyArray<DocumentNode> => Array.isArray(part)

export const fragmentOf = (doc: Y.Doc): Y.XmlFragment => doc.getXmlFragment(field)

export const opened = (...states: ReadonlyArray<Uint8Array>): Y.Doc => {
  const doc = new Y.Doc()
  for (const state of states) Y.applyUpdate(doc, state)
  return doc
}

/** The document without the editor's extra data. */
export const readTree = (fragment: Y.XmlFragment): DocumentNode => ({
  type: "doc",
  content: fragment.toArray().flatMap((child) => nodesOf(child)),
})

export const nodesOf = (child: unknown): ReadonlyArray<DocumentNode> => {
  if (child instanceof Y.XmlText) return textsOf(child)
  if (!(child instanceof Y.XmlElement)) return []
  const all: Attributes = child.getAttributes()
  const attrs = Object.fromEntries(attributesOf(child.nodeName).map((key) => [key, all[key] ?? null]))
  const content = child.toArray().flatMap((inner) => nodesOf(inner))
  return [{
    type: child.nodeName,
    ...(Object.keys(attrs).length > 0 && { attrs }),
    ...(content.length > 0 && { content }),
  }]
}

interface Delta {
  readonly insert?: unknown
  readonly attributes?: Attributes
}

export const deltaOf = (text: Y.XmlText): ReadonlyArray<Delta> => text.toDelta()

const textsOf = (text: Y.XmlText): ReadonlyArray<DocumentNode> =>
  joined(
    deltaOf(text).flatMap(({ insert, attributes = {} }) => {
      if (typeof insert !== "string") return []
      const marks = marksOf(attributes)
      return [{ type: "text", text: insert, ...(marks.length > 0 && { marks }) }]
    }),
  )

const marksOf = (attributes: Attributes): ReadonlyArray<Mark> =>
  Object.entries(attributes).filter(([type, value]) => value !== null && isKnownMark(type)).map(([type, value]) => {
    const keys = attributesOf(type)
    if (keys.length === 0) return { type }
    const given = typeof value === "object" && value !== null ? Object.entries(value) : []
    return { type, attrs: Object.fromEntries(given.filter(([key]) => keys.includes(key))) }
  })

export const partsOf = (nodes: ReadonlyArray<DocumentNode> = []): ReadonlyArray<Part> => {
  const all: Array<DocumentNode | Array<DocumentNode>> = []
  for (const one of nodes) {
    const last = all.at(-1)
    if (one.text === undefined) all.push(one)
    else if (Array.isArray(last)) last.push(one)
    else all.push([one])
  }
  return all
}

export const made = (part: Part): Child => {
  if (isText(part)) {
    const text = new Y.XmlText()
    text.applyDelta(part.map(({ text: insert = "", marks = [] }) => ({ insert, attributes: attributesFor(marks) })))
    return text
  }
  const element = new Y.XmlElement(part.type)
  for (const [key, value] of Object.entries(part.attrs ?? {})) setAttribute(element, key, value)
  element.insert(0, partsOf(part.content).map(made))
  return element
}

type Element = Y.XmlElement<Record<string, string | number | boolean>>

export const setAttribute = (element: Element, key: string, value: unknown): void => {
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
    element.setAttribute(key, value)
  } else element.removeAttribute(key)
}

export const attributesFor = (marks: ReadonlyArray<Mark>): Attributes =>
  Object.fromEntries(marks.map(({ type, attrs }) => [type, attrs ?? {}]))

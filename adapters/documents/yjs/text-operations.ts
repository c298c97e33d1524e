import type { Merged } from "#domain/writing/document-text.port.ts"
import * as Y from "yjs"
import { canonical } from "./canonical.ts"
import { cleanse } from "./cleanse.ts"
import { patch } from "./patch.ts"
import { readMarkdown } from "./read-markdown.ts"
import { sameText, writeMarkdown } from "./write-markdown.ts"
import { fragmentOf, opened, readTree } from "./y-tree.ts"

/** What `DocumentText` does, at once: a long text takes seconds. */
export const replacement = (seen: Uint8Array, markdown: string): Uint8Array => {
  const copy = opened(seen)
  const before = Y.encodeStateVector(copy)
  copy.transact(() => patch(fragmentOf(copy), readMarkdown(markdown)))
  return Y.encodeStateAsUpdate(copy, before)
}

const empty = Y.encodeStateAsUpdate(new Y.Doc())

export const seed = (markdown: string): Uint8Array => replacement(empty, markdown)

export const merge = (states: ReadonlyArray<Uint8Array>, preferred: string): Merged => {
  const doc = opened(...states)
  cleanse(doc)
  const text = readTree(fragmentOf(doc))
  const markdown = writeMarkdown(text)
  const isSaid = markdown !== preferred
    && sameText(canonical(text).content, canonical(readMarkdown(preferred)).content)
  return { state: Y.encodeStateAsUpdate(doc), markdown: isSaid ? preferred : markdown }
}

export const markdownOf = (state: Uint8Array): string => writeMarkdown(readTree(fragmentOf(opened(state))))

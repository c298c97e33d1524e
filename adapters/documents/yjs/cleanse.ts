import { isCitation } from "#domain/text/citation.ts"
import * as Y from "yjs"
import { isInlineAtom, isKnownNode, isSafeHref, isTextblock, maxDepth } from "./document-node.ts"
import { deltaOf, fragmentOf } from "./y-tree.ts"

/** Removes what our editor never writes: unknown nodes, links that a browser would execute, and overly deep nesting. */
export const cleanse = (doc: Y.Doc): void => {
  flatten(doc)
  doc.transact(() => within(fragmentOf(doc), 0, false))
}

/** Levels that are deleted at once: Yjs deletes and forgets a nest by recursion. */
const levelsAtOnce = 500

/** Empties what is nested too deeply, from the innermost level outwards: a deep nest would run it out of stack. */
const flatten = (doc: Y.Doc): void => {
  const levels: Array<ReadonlyArray<Y.XmlElement>> = []
  for (let level = elementsIn(fragmentOf(doc)); level.length > 0; level = level.flatMap(elementsIn)) levels.push(level)
  for (let end = levels.length; end > maxDepth; end -= levelsAtOnce) {
    const inner = levels.slice(Math.max(maxDepth, end - levelsAtOnce), end)
    doc.transact(() => inner.toReversed().forEach((level) => level.forEach((one) => one.delete(0, one.length))))
  }
}

const elementsIn = (parent: Y.XmlFragment): ReadonlyArray<Y.XmlElement> =>
  parent.toArray().flatMap((child) => child instanceof Y.XmlElement ? [child] : [])

const within = (parent: Y.XmlFragment, depth: number, isTextblockHere: boolean): void => {
  const children: ReadonlyArray<unknown> = parent.toArray()
  for (let at = children.length - 1; at >= 0; at--) {
    const child = children[at]
    if (child instanceof Y.XmlText && isTextblockHere) unlink(child)
    else if (child instanceof Y.XmlElement && isAllowed(child, depth, isTextblockHere)) {
      within(child, depth + 1, isTextblock(child.nodeName))
    } else parent.delete(at, 1)
  }
}

const isAllowed = (element: Y.XmlElement, depth: number, isInline: boolean): boolean => {
  const { nodeName } = element
  if (depth > maxDepth || !isKnownNode(nodeName) || isInlineAtom(nodeName) !== isInline) return false
  return nodeName !== "citation" || isCitation(element.getAttributes()["href"])
}

const unlink = (text: Y.XmlText): void => {
  let at = 0
  const runs: Array<{ readonly at: number; readonly length: number }> = []
  for (const { insert, attributes } of deltaOf(text)) {
    const length = typeof insert === "string" ? insert.length : 1
    if (attributes?.["link"] !== undefined && !isSafeHref(hrefOf(attributes["link"]))) runs.push({ at, length })
    at += length
  }
  for (const run of runs) text.format(run.at, run.length, { link: null })
}

const hrefOf = (link: unknown): unknown =>
  typeof link === "object" && link !== null && "href" in link ? link.href : undefined

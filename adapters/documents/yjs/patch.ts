import * as Y from "yjs"
import { attributesOf, type DocumentNode, marksKey } from "./document-node.ts"
import { paired } from "./pairing.ts"
import { patchText, wordsIn } from "./patch-text.ts"
import { type Child, isText, made, nodesOf, type Part, partsOf, setAttribute } from "./y-tree.ts"

/**
 * Makes the fragment say `doc`, touching as little as it can: what is not changed keeps its identity, so that edits of
 * others land where they were meant. Empty paragraphs stay: a writer may be about to type in them.
 */
export const patch = (fragment: Y.XmlFragment, doc: DocumentNode): void => {
  const wanted = partsOf((doc.content ?? []).filter((one) => !isEmptyParagraph(one)))
  const all = childrenOf(fragment)
  const isKept = all.map((child) => nodesOf(child).every(isEmptyParagraph))
  patchChildren(fragment, all, isKept, wanted)
  if (fragment.length === 0) fragment.insert(0, [made({ type: "paragraph" })])
}

const isEmptyParagraph = ({ type, content = [] }: DocumentNode): boolean => type === "paragraph" && content.length === 0

const childrenOf = (parent: Y.XmlFragment): ReadonlyArray<Child> =>
  parent.toArray().filter((child) => child instanceof Y.XmlElement || child instanceof Y.XmlText)

const patchChildren = (
  parent: Y.XmlFragment,
  all: ReadonlyArray<Child>,
  isKept: ReadonlyArray<boolean>,
  wanted: ReadonlyArray<Part>,
): void => {
  const now = all.filter((_, at) => isKept[at] !== true)
  const keys = now.map(keyOfChild)
  const aims = wanted.map(keyOf)
  const words = now.map((child) => wordsIn(nodesOf(child)))
  const aimWords = wanted.map((part) => wordsIn(isText(part) ? part : [part]))
  const alike = (i: number, j: number): number => {
    const [child, part] = [now[i], wanted[j]]
    return child && part && isOneKind(child, part) ? likeness(words[i], aimWords[j]) : 0
  }
  let at = 0
  let next = 0
  // One step for each run of changes: to find a place, Yjs counts from the first child.
  let gone = 0
  let fresh: Array<Part> = []
  const settle = () => {
    if (gone > 0) parent.delete(at, gone)
    if (fresh.length > 0) parent.insert(at, fresh.map(made))
    at += fresh.length
    gone = 0
    fresh = []
  }
  const pass = () => {
    while (next < all.length && isKept[next] === true) {
      settle()
      at++
      next++
    }
  }
  for (const { from, to } of paired(keys, aims, alike)) {
    const child = from === null ? undefined : now[from]
    const part = to === null ? undefined : wanted[to]
    if (child !== undefined) pass()
    if (child !== undefined && part !== undefined) {
      settle()
      if (from === null || to === null || keys[from] !== aims[to]) change(child, part, next === all.length - 1)
      at++
      next++
    } else if (child !== undefined) {
      gone++
      next++
    } else if (part !== undefined) fresh.push(part)
  }
  settle()
}

const change = (child: Child, part: Part, isLast: boolean): void => {
  if (child instanceof Y.XmlText) return isText(part) ? patchText(child, part, isLast) : undefined
  if (isText(part)) return
  const before: Record<string, unknown> = child.getAttributes()
  for (const key of attributesOf(part.type)) {
    const value = part.attrs?.[key] ?? null
    if ((before[key] ?? null) !== value) setAttribute(child, key, value)
  }
  patchChildren(child, childrenOf(child), [], partsOf(part.content))
}

const keyOf = (part: Part): string => JSON.stringify(isText(part) ? part.map(normal) : normal(part))
const keyOfChild = (child: Child): string => {
  const nodes = nodesOf(child)
  return JSON.stringify(child instanceof Y.XmlText ? nodes.map(normal) : nodes.map(normal)[0])
}

const normal = ({ type, attrs = {}, content, text, marks }: DocumentNode): unknown => [
  type,
  text ?? null,
  attributesOf(type).map((key) => attrs[key] ?? null),
  marksKey(marks),
  (content ?? []).map(normal),
]

/** A citation of another moment is another citation. */
const isOneKind = (child: Child, part: Part): boolean => {
  if (child instanceof Y.XmlText) return isText(part)
  if (isText(part) || child.nodeName !== part.type) return false
  return part.type !== "citation" || child.getAttributes()["href"] === part.attrs?.["href"]
}

/** How many of their words two things of one kind share, and a little for being of one kind. */
const likeness = (a: ReadonlySet<string> = new Set(), b: ReadonlySet<string> = new Set()): number => {
  if (a.size === 0 && b.size === 0) return 1
  let both = 0
  for (const one of a) if (b.has(one)) both++
  const share = both / Math.max(a.size, b.size)
  return share >= 0.25 ? 1 + share : 0.01 + share
}

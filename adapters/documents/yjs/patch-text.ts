import diff from "fast-diff"
import type * as Y from "yjs"
import { type DocumentNode, markKey, marksKey } from "./document-node.ts"
import { difference } from "./pairing.ts"
import { attributesFor, deltaOf, nodesOf } from "./y-tree.ts"

/**
 * Changes a text to read like this, touching as little as possible. Space at the end of a block stays, which Markdown
 * cannot hold: a writer may be about to type on.
 */
export const patchText = (text: Y.XmlText, wanted: ReadonlyArray<DocumentNode>, endsBlock: boolean): void => {
  removeEmbeds(text)
  const before = nodesOf(text).map((run) => run.text ?? "").join("")
  let at = 0
  const after = wanted.map((run) => run.text ?? "").join("")
  const space = endsBlock && after === after.trimEnd() ? before.slice(before.trimEnd().length) : ""
  for (const [kind, words] of byWords(before, after + space)) {
    if (kind === diff.DELETE) text.delete(at, words.length)
    else {
      if (kind === diff.INSERT) text.insert(at, words, {})
      at += words.length
    }
  }
  mark(text, wanted)
}

const removeEmbeds = (text: Y.XmlText): void => {
  let at = 0
  for (const { insert } of deltaOf(text)) {
    if (typeof insert === "string") at += insert.length
    else text.delete(at, 1)
  }
}

/** By now, the two have the same words. Walks both at once, so that a long text takes no longer than it must. */
const mark = (text: Y.XmlText, wanted: ReadonlyArray<DocumentNode>): void => {
  const present = nodesOf(text)
  const changes: Array<{ at: number; length: number; attributes: Record<string, unknown> }> = []
  let [i, j, inPresent, inWanted, at] = [0, 0, 0, 0, 0]
  while (i < present.length && j < wanted.length) {
    const [here, aim] = [present[i], wanted[j]]
    const leftHere = (here?.text?.length ?? 0) - inPresent
    const leftAim = (aim?.text?.length ?? 0) - inWanted
    const length = Math.min(leftHere, leftAim)
    if (length > 0 && marksKey(here?.marks) !== marksKey(aim?.marks)) {
      changes.push({ at, length, attributes: marking(here, aim) })
    }
    at += length
    inPresent += length
    inWanted += length
    if (length === leftHere) [i, inPresent] = [i + 1, 0]
    if (length === leftAim) [j, inWanted] = [j + 1, 0]
  }
  for (const { at: start, length, attributes } of changes) text.format(start, length, attributes)
}

const marking = (here: DocumentNode | undefined, aim: DocumentNode | undefined): Record<string, unknown> => {
  const kept = new Set((here?.marks ?? []).map(markKey))
  const wanted = aim?.marks ?? []
  const gone = (here?.marks ?? []).filter(({ type }) => wanted.every((other) => other.type !== type))
  return {
    ...Object.fromEntries(gone.map(({ type }) => [type, null])),
    ...attributesFor(wanted.filter((one) => !kept.has(markKey(one)))),
  }
}

const word = /\p{sc=Han}|\p{sc=Hira}|\p{sc=Kana}|[\p{L}\p{N}\p{M}_'’]+|\s+|[^]/gu

/** Word by word, so that two rewritings of a sentence do not interleave letters. */
export const byWords = (before: string, after: string): ReadonlyArray<readonly [number, string]> => {
  const a: ReadonlyArray<string> = before.match(word) ?? []
  const b: ReadonlyArray<string> = after.match(word) ?? []
  let i = 0
  let j = 0
  return difference(a, b).map(({ kind, count }) => {
    const words = kind === diff.INSERT ? b.slice(j, j + count) : a.slice(i, i + count)
    if (kind !== diff.INSERT) i += count
    if (kind !== diff.DELETE) j += count
    return [kind, words.join("")] as const
  })
}

const letters = /\p{sc=Han}|[\p{L}\p{N}]+/gu

export const wordsIn = (nodes: ReadonlyArray<DocumentNode>): ReadonlySet<string> =>
  new Set(nodes.flatMap(function words(one: DocumentNode): ReadonlyArray<string> {
    return one.text?.match(letters) ?? (one.content ?? []).flatMap(words)
  }))

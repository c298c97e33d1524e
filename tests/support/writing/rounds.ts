import * as text from "#adapters/documents/yjs/text-operations.ts"
import { writeMarkdown } from "#adapters/documents/yjs/write-markdown.ts"
import { fragmentOf, opened, readTree } from "#adapters/documents/yjs/y-tree.ts"
import { strictEqual } from "node:assert"
import * as Y from "yjs"

const start = Array.from({ length: 8 }, (_, at) => `- Point ${at} rests on a line [00:0${at}](#t=${at})`).join("\n")

/** Two editors, an outside one and the store: random edits, merges and restores. After each round all must say the same. Gives the number of rounds. */
export const playRounds = (rounds: number, next: (below: number) => number): number => {
  const seed = text.seed(`# Plan\n\n${start}\n`)
  const editors = [opened(seed), opened(seed)]
  let stored = { state: seed, markdown: `# Plan\n\n${start}\n` }
  const versions = [stored]
  const citations = () => (stored.markdown.match(/\(#t=\d+\)/g) ?? []).toSorted().join(" ")
  const all = citations()
  for (let round = 0; round < rounds; round++) {
    for (const doc of editors) if (next(3) > 0) type(doc, next)
    const kind = next(6)
    const seen = versions.at(-1 - next(Math.min(versions.length, 5))) ?? stored
    const update = kind === 0
      ? text.replacement(seen.state, outsideEdit(seen.markdown, round, next))
      : kind === 1
      ? text.replacement(stored.state, seen.markdown)
      : null
    const states = editors.map((doc) => Y.encodeStateAsUpdate(doc))
    stored = text.merge([stored.state, ...states, ...(update === null ? [] : [update])], stored.markdown)
    versions.push(stored)
    if (versions.length > 20) versions.shift()
    for (const doc of editors) {
      Y.applyUpdate(doc, stored.state)
      strictEqual(
        writeMarkdown(readTree(fragmentOf(doc))),
        writeMarkdown(readTree(fragmentOf(opened(stored.state)))),
      )
    }
    strictEqual(text.markdownOf(stored.state), text.markdownOf(text.seed(stored.markdown)))
    strictEqual(citations(), all)
  }
  return rounds
}

const outsideEdit = (markdown: string, round: number, next: (below: number) => number): string => {
  const lines = markdown.trimEnd().split("\n")
  const at = 2 + next(Math.max(1, lines.length - 2))
  const line = lines[at]
  if (line === undefined) return `${markdown}\n\nOutside ${round}\n`
  return lines.with(at, line.replace(/\b(rests|on|stands|line)\b/, (word) => word === "rests" ? "stands" : "rests"))
    .join("\n")
}

const letters = ["a", "wide ", "会", "_", "*", " x", "🎙", "[", "`"]

/** A person types, takes a letter back, or makes a word bold. */
const type = (doc: Y.Doc, next: (below: number) => number): void => {
  const texts = textsIn(fragmentOf(doc))
  const target = texts[next(texts.length)]
  if (target === undefined) return
  const words: string = target.toDelta().map(({ insert }: { insert: string }) => insert).join("")
  const at = next(words.length + 1)
  // Nobody puts a caret into the middle of a letter.
  if (/[\uDC00-\uDFFF]/.test(words.charAt(at))) return
  const isPlain = /^[ -~]$/.test(words.charAt(at))
  const kind = next(4)
  if (kind < 2) target.insert(at, letters[next(letters.length)] ?? "a", {})
  else if (kind === 2 && isPlain && words.length > 12) target.delete(at, 1)
  else if (isPlain) target.format(at, 1, { bold: next(2) === 0 ? {} : null })
}

const textsIn = (parent: Y.XmlFragment): ReadonlyArray<Y.XmlText> =>
  parent.toArray().flatMap((child) =>
    child instanceof Y.XmlText ? [child] : child instanceof Y.XmlElement ? textsIn(child) : []
  )

import type { Nodes, PhrasingContent } from "mdast"
import { parsed, treeOf } from "./markdown-tree.ts"
import { textWithin } from "./text-within.ts"

/** Words of a Markdown text that are read as one, and where they are written. */
export interface Phrase {
  readonly begin: number
  readonly end: number
  readonly text: string
}

/** All of them in order: without links, code, and the dash before who does something. */
export const phrasesIn = (markdown: string): ReadonlyArray<Phrase> =>
  linesIn(treeOf(markdown)).flatMap((line) => stretchesOf(line)).flatMap((nodes) => phrasesOf(markdown, nodes))

type Line = ReadonlyArray<PhrasingContent>

/** The words of each heading, paragraph and cell. */
const linesIn = (root: Nodes): ReadonlyArray<Line> => {
  const open: Array<Nodes> = [root]
  const found: Array<Line> = []
  for (let one = open.pop(); one !== undefined; one = open.pop()) {
    if (one.type === "heading" || one.type === "paragraph" || one.type === "tableCell") found.push(one.children)
    else if ("children" in one) { for (const child of one.children.toReversed()) open.push(child) }
  }
  return found
}

/** Neighbours that are words only; what encloses anything else is opened. */
const stretchesOf = (line: Line): ReadonlyArray<Line> => {
  const found: Array<Line> = []
  let words: Array<PhrasingContent> = []
  for (const node of line) {
    if (isWords(node)) words.push(node)
    else {
      found.push(words, ...("children" in node && isStress(node) ? stretchesOf(node.children) : []))
      words = []
    }
  }
  return [...found, words].filter(({ length }) => length > 0)
}

const isStress = ({ type }: PhrasingContent): boolean => type === "strong" || type === "emphasis" || type === "delete"

const isWords = (node: PhrasingContent): boolean =>
  node.type === "text" || (isStress(node) && "children" in node && node.children.every(isWords))

const phrasesOf = (markdown: string, nodes: Line): ReadonlyArray<Phrase> => {
  const begin = nodes[0]?.position?.start.offset
  const end = nodes.at(-1)?.position?.end.offset
  if (begin === undefined || end === undefined) return []
  const source = markdown.slice(begin, end)
  const dashes = [...source.matchAll(/\s—\s/g)]
  const starts = [0, ...dashes.map(({ index }) => index + 3)]
  return starts.flatMap((start, nth) => {
    const part = source.slice(start, dashes[nth]?.index)
    const text = dashes.length === 0 ? nodes.map(textWithin).join("") : saidBy(part)
    const [, before = "", words = ""] = edges.exec(part) ?? []
    const [, , said = ""] = edges.exec(text) ?? []
    const at = begin + start + before.length
    return /\p{L}/u.test(words) ? [{ begin: at, end: at + words.length, text: said.replaceAll(/\s+/g, " ") }] : []
  })
}

/** Words, and the spaces and signs around them, which stay. */
const edges = /^([\s—–()]*)(.*?)[\s—–()]*$/su

/** After a sign that keeps it from beginning a list. */
const saidBy = (part: string): string => textWithin(parsed(`\u2060${part}`)).slice(1)

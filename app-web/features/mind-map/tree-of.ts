import type { NodeObj } from "mind-elixir"
import type { MapNode } from "./map-node.ts"

/** Letters of a node that are shown; the summary has the rest. */
const longest = 90

/** The tree as the drawing library takes it. */
export const treeOf = ({ id, text, children }: MapNode): NodeObj => ({
  id,
  topic: shortened(text),
  children: children.map((child) => treeOf(child)),
})

/** Cut between words, so that a node stays small. */
export const shortened = (text: string): string => {
  if (text.length <= longest) return text
  const cut = text.slice(0, longest - 1)
  const space = cut.lastIndexOf(" ")
  // Without spaces, as in Chinese, between letters: never within a pair of units.
  const end = space > longest / 2 ? space : cut.replace(/[\uD800-\uDBFF]$/, "").length
  return `${cut.slice(0, end)}…`
}

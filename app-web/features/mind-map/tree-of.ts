import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import type { NodeObj } from "mind-elixir"

/** A node as the server sends it. */
export type MapNode = NonNullable<OpenedTask["mind_map"]>

/** The number of characters shown in a node; the summary has the full text. */
const maxLength = 90

/** The tree in the format of the drawing library. */
export const treeOf = ({ id, text, children }: MapNode): NodeObj => ({
  id,
  topic: shortened(text),
  children: children.map((child) => treeOf(child)),
})

/** Cuts the text between words, so that a node stays small. */
export const shortened = (text: string): string => {
  if (text.length <= maxLength) return text
  const cut = text.slice(0, maxLength - 1)
  const space = cut.lastIndexOf(" ")
  // In text without spaces, such as Chinese, between characters, but never inside a surrogate pair.
  const end = space > maxLength / 2 ? space : cut.replace(/[\uD800-\uDBFF]$/, "").length
  return `${cut.slice(0, end)}…`
}

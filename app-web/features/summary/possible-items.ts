import type { Parent, Root, RootContent } from "mdast"

/** A part of the page that is an HTML element without a counterpart in Markdown. */
interface Folding extends Parent {
  readonly type: "folding"
  readonly data: { readonly hName: "details" | "summary" }
}

declare module "mdast" {
  interface RootContentMap {
    readonly folding: Folding
  }
}

/** The heading of possible action items, in each language of summaries. */
export const possibleTitles: ReadonlySet<string> = new Set([
  "Possible action items",
  "可能的待办事项",
  "アクション項目の候補",
  "할 일 후보",
  "Posibles tareas",
  "Actions possibles",
  "Mögliche Aufgaben",
  "Possíveis tarefas",
])

/**
 * Collapses the possible action items under their heading, with their count. Only on the page: copies and exports are
 * complete.
 */
export const foldPossibleItems = () => (root: Root): void => {
  const from = root.children.findIndex(isPossibleHeading)
  const heading = root.children[from]
  if (heading?.type !== "heading") return
  const after = root.children.slice(from + 1)
  const next = after.findIndex((node) => node.type === "heading" && node.depth <= heading.depth)
  const section = next < 0 ? after : after.slice(0, next)
  const count = section.reduce((sum, node) => sum + (node.type === "list" ? node.children.length : 0), 0)
  heading.children.push({ type: "text", value: ` (${count})` })
  const title: Folding = { type: "folding", data: { hName: "summary" }, children: [heading] }
  const folded: Folding = { type: "folding", data: { hName: "details" }, children: [title, ...section] }
  root.children.splice(from, 1 + section.length, folded)
}

const isPossibleHeading = (node: RootContent): boolean => {
  if (node.type !== "heading") return false
  const [text, ...more] = node.children
  return text?.type === "text" && more.length === 0 && possibleTitles.has(text.value.trim())
}

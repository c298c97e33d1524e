import type { PhrasingContent } from "mdast"
import { isCitation } from "./citation.ts"
import { maxEmphasis, textWithin } from "./text-within.ts"

/** Words in one style. `link` is a web or mail address, and nothing else; `cite` is where a claim comes from. */
export interface Run {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isStruck: boolean
  readonly isCode: boolean
  readonly cite: string | null
  readonly link: string | null
}

type Look = Omit<Run, "text">

const plain: Look = { isBold: false, isItalic: false, isStruck: false, isCode: false, cite: null, link: null }

export const plainRun = (text: string): Run => ({ ...plain, text })

/** The words of a line with their style; `links` holds the addresses defined elsewhere in the document. HTML is text. */
export const runsOf = (
  nodes: ReadonlyArray<PhrasingContent>,
  links: ReadonlyMap<string, string>,
  look: Look = plain,
  depth = 0,
): ReadonlyArray<Run> =>
  nodes.flatMap((node): ReadonlyArray<Run> => {
    if (depth > maxEmphasis) return [{ ...look, text: textWithin(node) }]
    const within = (next: Look) => "children" in node ? runsOf(node.children, links, next, depth + 1) : []
    switch (node.type) {
      case "text":
      case "html":
        return [{ ...look, text: node.value }]
      case "inlineCode":
        return [{ ...look, text: node.value, isCode: true }]
      case "strong":
        return within({ ...look, isBold: true })
      case "emphasis":
        return within({ ...look, isItalic: true })
      case "delete":
        return within({ ...look, isStruck: true })
      case "link":
        return within(linked(look, node.url))
      case "linkReference":
        return within(linked(look, links.get(node.identifier) ?? ""))
      case "image":
      case "imageReference":
        return [{ ...look, text: node.alt ?? "" }]
      case "footnoteReference":
        return [{ ...look, text: `[${node.identifier}]` }]
      case "break":
        return [{ ...look, text: "\n" }]
    }
  })

const linked = (look: Look, url: string): Look =>
  isCitation(url) ? { ...look, cite: url } : /^(?:https?:\/\/|mailto:)/i.test(url) ? { ...look, link: url } : look

/** The words alone, on one line, without what they cite. */
export const wordsOf = (runs: ReadonlyArray<Run>): string =>
  runs.filter(({ cite }) => cite === null).map(({ text }) => text).join("").replaceAll(/\s+/g, " ").trim()

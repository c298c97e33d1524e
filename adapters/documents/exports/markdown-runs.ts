import { maxEmphasis, textWithin } from "#domain/text/text-within.ts"
import type { PhrasingContent } from "mdast"

/** Words in one style. `link` is a web or mail address, and nothing else. */
export interface Run {
  readonly text: string
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isStruck: boolean
  readonly isCode: boolean
  /** A timestamp that cites the recording. */
  readonly isMoment: boolean
  readonly link: string | null
}

type Look = Omit<Run, "text">

const plain: Look = { isBold: false, isItalic: false, isStruck: false, isCode: false, isMoment: false, link: null }

/** The words of a line with their style; `links` holds the addresses defined elsewhere in the document. */
export const runsOf = (
  nodes: ReadonlyArray<PhrasingContent>,
  links: ReadonlyMap<string, string>,
  look: Look = plain,
  depth = 0,
): ReadonlyArray<Run> =>
  nodes.flatMap((node): ReadonlyArray<Run> => {
    if (depth > maxEmphasis) return [{ ...look, text: textWithin(node) }]
    switch (node.type) {
      case "text":
      case "html":
        return [{ ...look, text: node.value }]
      case "inlineCode":
        return [{ ...look, text: node.value, isCode: true }]
      case "strong":
        return runsOf(node.children, links, { ...look, isBold: true }, depth + 1)
      case "emphasis":
        return runsOf(node.children, links, { ...look, isItalic: true }, depth + 1)
      case "delete":
        return runsOf(node.children, links, { ...look, isStruck: true }, depth + 1)
      case "link":
        return linked(node.children, links, look, node.url)
      case "linkReference":
        return linked(node.children, links, look, links.get(node.identifier) ?? "")
      case "image":
      case "imageReference":
        return [{ ...look, text: node.alt ?? "" }]
      case "footnoteReference":
        return [{ ...look, text: `[${node.identifier}]` }]
      case "break":
        return [{ ...look, text: "\n" }]
      default:
        return []
    }
  })

const linked = (
  nodes: ReadonlyArray<PhrasingContent>,
  links: ReadonlyMap<string, string>,
  look: Look,
  url: string,
): ReadonlyArray<Run> => {
  if (/^#t=\d+$/.test(url)) return runsOf(nodes, links, { ...look, isMoment: true })
  return runsOf(nodes, links, /^(https?|mailto):/i.test(url) ? { ...look, link: url } : look)
}

import { shownDuty } from "#domain/analysis/shown-duty.ts"
import { isTangled } from "#domain/analysis/summary-text.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import { maxEmphasis, textWithin } from "#domain/text/text-within.ts"
import type { Definition, List, ListItem, PhrasingContent, RootContent, Table } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import { safe } from "../../request/safe-html.ts"
import { keepLatest } from "./keep-latest.ts"

/**
 * A summary as HTML. Its own HTML is shown as text, nothing is fetched, and links give away nothing of this page.
 * Of a summary that would take too long to parse, only the words are kept.
 */
export const htmlOfMarkdown = keepLatest((markdown) =>
  isTangled(markdown)
    ? plainLines(markdown).map(({ text }) => `<p>${safe(text)}</p>`).join("\n")
    : read(markdown)
)

const read = (markdown: string): string => {
  const { children } = fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] })
  const definitions = children.filter((node): node is Definition => node.type === "definition")
  const links = new Map(definitions.map(({ identifier, url }) => [identifier, url]))
  const depths = children.flatMap((node) => node.type === "heading" ? [node.depth] : [])
  // The title of the page is its h1; the first level of the summary comes below it.
  const shift = 2 - Math.min(2, ...depths)
  const inline = (nodes: ReadonlyArray<PhrasingContent>, depth = 0): string =>
    nodes.map((node) => depth > maxEmphasis ? safe(textWithin(node)) : phrase(node, depth)).join("")
  const blocks = (nodes: ReadonlyArray<RootContent>): string => nodes.map(block).join("\n")

  const phrase = (node: PhrasingContent, depth: number): string => {
    switch (node.type) {
      case "text":
        return safe(shownDuty(node.value))
      case "html":
        return safe(node.value)
      case "inlineCode":
        return `<code>${safe(node.value)}</code>`
      case "strong":
        return `<strong>${inline(node.children, depth + 1)}</strong>`
      case "emphasis":
        return `<em>${inline(node.children, depth + 1)}</em>`
      case "delete":
        return `<del>${inline(node.children, depth + 1)}</del>`
      case "break":
        return "<br>"
      case "link":
        return anchor(node.url, inline(node.children))
      case "linkReference":
        return anchor(links.get(node.identifier) ?? "", inline(node.children))
      case "image":
      case "imageReference":
        return safe(node.alt ?? "")
      case "footnoteReference":
        return safe(`[${node.identifier}]`)
    }
  }

  const block = (node: RootContent): string => {
    switch (node.type) {
      case "heading": {
        const level = Math.min(6, node.depth + shift)
        return `<h${level}>${inline(node.children)}</h${level}>`
      }
      case "paragraph":
        return `<p>${inline(node.children)}</p>`
      case "blockquote":
        return `<blockquote>${blocks(node.children)}</blockquote>`
      case "list":
        return list(node)
      case "table":
        return table(node)
      case "code":
        return `<pre tabindex="0"><code>${safe(node.value)}</code></pre>`
      case "html":
        return `<p>${safe(node.value)}</p>`
      case "thematicBreak":
        return "<hr>"
      case "footnoteDefinition":
        return `<div><p>${safe(`[${node.identifier}]`)}</p>${blocks(node.children)}</div>`
      case "listItem":
        return item(node)
      case "definition":
      case "tableRow":
      case "tableCell":
      case "yaml":
        return ""
      case "break":
      case "delete":
      case "emphasis":
      case "footnoteReference":
      case "image":
      case "imageReference":
      case "inlineCode":
      case "link":
      case "linkReference":
      case "strong":
      case "text":
        return phrase(node, 0)
    }
  }

  const list = ({ ordered, start, children: items }: List): string => {
    const rows = items.map((one) => item(one)).join("\n")
    if (ordered !== true) return `<ul>${rows}</ul>`
    return `<ol${start === null || start === undefined || start === 1 ? "" : ` start="${start}"`}>${rows}</ol>`
  }
  const item = ({ checked, children: parts }: ListItem): string => {
    const words = parts.map((part) => part.type === "paragraph" ? inline(part.children) : block(part))
    if (typeof checked !== "boolean") return `<li>${words.join("\n")}</li>`
    const [first = "", ...rest] = words
    const box = `<input type="checkbox" disabled${checked ? " checked" : ""}>`
    return `<li class="task"><label>${box}<span>${first}</span></label>${rest.join("\n")}</li>`
  }
  const cells = (tag: "th" | "td", row: Table["children"][number] | undefined) =>
    (row?.children ?? []).map((cell) => `<${tag}>${inline(cell.children)}</${tag}>`).join("")
  const table = ({ children: [head, ...rows] }: Table): string => {
    const body = rows.map((row) => `<tr>${cells("td", row)}</tr>`).join("\n")
    return `<div class="wide" tabindex="0"><table><thead><tr>${
      cells("th", head)
    }</tr></thead><tbody>${body}</tbody></table></div>`
  }
  return blocks(children)
}

/** Links into the recording are times here: viewers cannot play it. */
const anchor = (url: string, inner: string): string => {
  if (url.startsWith("#t=")) return `<span class="time">${inner}</span>`
  if (url.startsWith("#line=")) return ""
  if (!/^(https?:\/\/|mailto:)/i.test(url)) return inner
  return `<a href="${safe(url)}" rel="nofollow noopener noreferrer ugc" target="_blank">${inner}</a>`
}

import type { JSONContent } from "@tiptap/core"
import type { Nodes, PhrasingContent, RootContent } from "mdast"
import { fromMarkdown } from "mdast-util-from-markdown"
import { gfmFromMarkdown } from "mdast-util-gfm"
import { gfm } from "micromark-extension-gfm"
import { isCitation } from "../citations.ts"
import { safeHref } from "./link.ts"

/** Markdown as the editor's content: for text that is pasted. */
export const docOfMarkdown = (markdown: string): ReadonlyArray<JSONContent> =>
  fromMarkdown(markdown, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children.flatMap(blockOf)

const signs = [
  /^#{1,4} \S/m,
  /^\s*[-*+] \S.*\n\s*[-*+] \S/m,
  /^\s*[-*] \[[ xX]\] /m,
  /^\s*1[.)] \S.*\n\s*2[.)] \S/m,
  /^> \S/m,
  /^```/m,
  /\*\*[^*\s][^*\n]*\*\*/,
  /\[[^\]\n]+\]\((https?:|mailto:|#t=|#line=)[^)\s]+\)/,
]

/** Whether plain text was written as Markdown: one dash or star alone proves nothing. */
export const isMarkdown = (text: string): boolean => signs.some((sign) => sign.test(text))

const blockOf = (node: RootContent): ReadonlyArray<JSONContent> => {
  switch (node.type) {
    case "heading":
      return [{ type: "heading", attrs: { level: Math.min(node.depth, 4) }, content: inline(node.children) }]
    case "paragraph":
      return [{ type: "paragraph", content: inline(node.children) }]
    case "blockquote":
      return [{ type: "blockquote", content: node.children.flatMap(blockOf) }]
    case "thematicBreak":
      return [{ type: "horizontalRule" }]
    case "code":
      return [{ type: "codeBlock", attrs: { language: node.lang ?? null }, content: textNode(node.value, []) }]
    case "list": {
      const isChecked = node.children.some(({ checked }) => typeof checked === "boolean")
      const content = node.children.map((item): JSONContent => ({
        type: isChecked ? "taskItem" : "listItem",
        ...(isChecked ? { attrs: { checked: item.checked === true } } : {}),
        content: item.children.length > 0 ? item.children.flatMap(blockOf) : [{ type: "paragraph" }],
      }))
      if (isChecked) return [{ type: "taskList", content }]
      return [
        node.ordered === true
          ? { type: "orderedList", attrs: { start: node.start ?? 1 }, content }
          : { type: "bulletList", content },
      ]
    }
    case "table":
      return [{
        type: "table",
        content: node.children.map((row, index) => ({
          type: "tableRow",
          content: row.children.map((cell) => ({
            type: index === 0 ? "tableHeader" : "tableCell",
            content: [{ type: "paragraph", content: inline(cell.children) }],
          })),
        })),
      }]
    case "break":
    case "definition":
    case "delete":
    case "emphasis":
    case "folding":
    case "footnoteDefinition":
    case "footnoteReference":
    case "html":
    case "image":
    case "imageReference":
    case "inlineCode":
    case "link":
    case "linkReference":
    case "listItem":
    case "strong":
    case "tableCell":
    case "tableRow":
    case "text":
    case "yaml":
      return [{ type: "paragraph", content: textNode(plain(node), []) }]
  }
}

type Marks = NonNullable<JSONContent["marks"]>

const textNode = (text: string, marks: Marks): Array<JSONContent> =>
  text === "" ? [] : [{ type: "text", text, ...(marks.length > 0 ? { marks } : {}) }]

const inline = (nodes: ReadonlyArray<PhrasingContent>, marks: Marks = []): Array<JSONContent> =>
  nodes.flatMap((node): Array<JSONContent> => {
    switch (node.type) {
      case "text":
        return textNode(node.value.replaceAll(/[ \t]*\n[ \t]*/g, " "), marks)
      case "strong":
        return inline(node.children, [...marks, { type: "bold" }])
      case "emphasis":
        return inline(node.children, [...marks, { type: "italic" }])
      case "delete":
        return inline(node.children, [...marks, { type: "strike" }])
      case "inlineCode":
        return textNode(node.value, [...marks, { type: "code" }])
      case "break":
        return [{ type: "hardBreak" }]
      case "link": {
        if (isCitation(node.url)) return [{ type: "citation", attrs: { href: node.url, label: plain(node) } }]
        const href = safeHref(node.url)
        return inline(node.children, href === null ? marks : [...marks, { type: "link", attrs: { href } }])
      }
      case "footnoteReference":
      case "html":
      case "image":
      case "imageReference":
      case "linkReference":
        return textNode(plain(node), marks)
    }
  })

const plain = (node: Nodes): string =>
  "value" in node ? node.value : "children" in node ? node.children.map(plain).join("") : ""

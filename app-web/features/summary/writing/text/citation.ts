import { Node } from "@tiptap/core"
import { citationStyle } from "../citation-style.ts"
import { isCitation } from "./citation-target.ts"

/** A citation: the place a claim rests on. A unit in the text: it moves with its sentence and is never half deleted. */
export const Citation = Node.create({
  name: "citation",
  group: "inline",
  inline: true,
  atom: true,
  marks: "",
  addAttributes: () => ({ href: { default: "" }, label: { default: "" } }),
  parseHTML: () => [
    {
      tag: "[data-citation]",
      getAttrs: (chip) => known(chip.getAttribute("data-citation") ?? "", chip.textContent),
    },
    {
      tag: "a[href^='#']",
      priority: 1000,
      getAttrs: (link) => known(link.getAttribute("href") ?? "", link.textContent),
    },
  ],
  renderHTML: ({ node }) => [
    "span",
    { "data-citation": String(node.attrs["href"]), class: citationStyle },
    String(node.attrs["label"]),
  ],
  renderText: ({ node }) => String(node.attrs["label"]),
})

const known = (href: string, label: string): false | { href: string; label: string } =>
  isCitation(href) ? { href, label: label.trim() } : false

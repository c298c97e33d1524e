import { type DocumentNode, type Mark, node, textNode } from "#adapters/documents/yjs/document-node.ts"
import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  integer,
  letrec,
  nat,
  oneof,
  string,
  tuple,
} from "fast-check"

const words = oneof(
  constantFrom("prices", "the plan", "café", "会議です", "a_b*c", "[x](y)", "1. one", "# no", "`tick`", "| pipe |"),
  constantFrom(
    "<b>",
    "&amp;",
    "www.a.com",
    "https://a.com/b",
    "a@b.co",
    "~~",
    "**",
    "\\",
    "- [ ] x",
    "!",
    "🎙",
    "---",
  ),
  string({ maxLength: 12, unit: "grapheme" }),
)

const mark: Arbitrary<Mark> = oneof(
  constantFrom("bold", "italic", "strike", "code").map((type) => ({ type })),
  constantFrom("https://a.com/x_(y)?q=1&b", "mailto:a@b.co", "http://a.com/<>").map((href) => ({
    type: "link",
    attrs: { href },
  })),
)

const text = tuple(words, array(mark, { maxLength: 2 })).map(([said, marks]) => textNode(said, marks))

const second = nat(7200)

const inline = oneof(
  { arbitrary: text, weight: 8 },
  { arbitrary: constant([node("hardBreak")]), weight: 1 },
  { arbitrary: second.map((at) => [node("citation", [], { href: `#t=${at}`, label: `${at}` })]), weight: 2 },
)

const inlines = array(inline, { maxLength: 5 }).map((parts) => parts.flat())

const leaf = oneof(
  inlines.map((content) => node("paragraph", content)),
  tuple(inlines, integer({ min: 1, max: 4 })).map(([content, level]) => node("heading", content, { level })),
  tuple(string({ maxLength: 30 }), constantFrom("ts", null)).map(([code, language]) =>
    node("codeBlock", textNode(code), { language })
  ),
  constant(node("horizontalRule")),
  array(array(inlines, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 3 }).map((rows) =>
    node(
      "table",
      rows.map((cells) => node("tableRow", cells.map((cell) => node("tableCell", [node("paragraph", cell)])))),
    )
  ),
)

const { block } = letrec<{ block: DocumentNode }>((tie) => ({
  block: oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    array(tie("block"), { maxLength: 3 }).map((content) => node("blockquote", content)),
    tuple(
      constantFrom("bulletList", "orderedList", "taskList"),
      array(tie("block"), { maxLength: 4 }),
      boolean(),
    )
      .map(([type, blocks, checked]) => {
        const items = blocks.map((content) =>
          type === "taskList" ? node("taskItem", [content], { checked }) : node("listItem", [content])
        )
        return node(type, items, type === "orderedList" ? { start: 3 } : undefined)
      }),
  ),
}))

/** Any document that a client, valid or not, could send. */
export const aDocument = array(block, { maxLength: 6 }).map((content) => node("doc", content))

/** Typed text that Markdown would read as structure. */
export const hostile = [
  "# not a heading",
  "- not a list",
  "1. not a list",
  "> not a quote",
  "[not](https://a.link)",
  "**not bold**",
  "`not code`",
  "~~not struck~~",
  "<script>alert(1)</script>",
  "&lt;b&gt;",
  "| a | b |",
  "---",
  "```",
  "![no](https://a.picture/x.png)",
  "[01:03](#t=63)",
  "- [ ] not a box",
  "www.not-a-link.com and https://not.a.link \\",
]

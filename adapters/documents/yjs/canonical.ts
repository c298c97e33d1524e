import { isCitation } from "#domain/text/citation.ts"
import {
  type Attributes,
  attributesOf,
  cleanCode,
  cleanText,
  type DocumentNode,
  isKnownMark,
  isSafeHref,
  isTextblock,
  itemTypes,
  joined,
  listTypes,
  type Mark,
  node,
  plainOf,
  textNode,
} from "./document-node.ts"

/**
 * A document as Markdown can express it: two that read the same are equal, whatever else an editor stores with them.
 */
export const canonical = (doc: DocumentNode): DocumentNode => node("doc", flow(doc.content))

const flow = (content: ReadonlyArray<DocumentNode> = []): ReadonlyArray<DocumentNode> => content.flatMap(block)

const block = (one: DocumentNode): ReadonlyArray<DocumentNode> => {
  if (one.type === "horizontalRule") return [node("horizontalRule")]
  if (one.type === "codeBlock") return [code(one)]
  if (one.type === "table") return (one.content ?? []).length === 0 ? [] : [table(one.content ?? [])]
  if (isTextblock(one.type)) return textblock(one)
  if (isList(one)) return list(one)
  const content = flow(one.content)
  // An item or row outside of a list or table leaves only its content.
  return content.length === 0 || one.type !== "blockquote" ? content : [node("blockquote", content)]
}

const list = (one: DocumentNode): ReadonlyArray<DocumentNode> => {
  const type = one.type === "taskList" ? "taskItem" : "listItem"
  const items = (one.content ?? []).flatMap((item) => {
    const content = isItem(item) ? flow(item.content) : block(item)
    // A box needs words beside it.
    const kept = type === "taskItem" && content[0]?.type !== "paragraph" ? "listItem" : type
    return content.length === 0 ? [] : [node(kept, content, attributes({ ...item, type: kept }))]
  })
  return runsOf(items).map((run) =>
    run[0]?.type === "taskItem" || one.type !== "taskList"
      ? node(one.type, run, attributes(one))
      : node("bulletList", run)
  )
}

const runsOf = (items: ReadonlyArray<DocumentNode>): ReadonlyArray<ReadonlyArray<DocumentNode>> => {
  const runs: Array<Array<DocumentNode>> = []
  for (const item of items) {
    const run = runs.at(-1)
    if (run?.[0]?.type === item.type) run.push(item)
    else runs.push([item])
  }
  return runs
}

const attributes = ({ type, attrs = {} }: DocumentNode): Attributes | undefined => {
  if (type === "taskItem") return { checked: attrs["checked"] === true }
  if (type === "orderedList") return { start: within(attrs["start"], 0, 999_999_999) ?? 1 }
  return undefined
}

const within = (value: unknown, min: number, max: number): number | null =>
  typeof value === "number" && Number.isInteger(value) && value >= min && value <= max ? value : null

/** Markdown has one kind of table: the first row is the head, every row is as long as the longest, a cell is one line. */
const table = (rows: ReadonlyArray<DocumentNode>): DocumentNode => {
  const width = Math.max(1, ...rows.map(({ content = [] }) => content.length))
  return node(
    "table",
    rows.map(({ content = [] }, at) =>
      node(
        "tableRow",
        Array.from({ length: width }, (_, place) =>
          node(at === 0 ? "tableHeader" : "tableCell", cell(content[place]?.content ?? []))),
      )
    ),
  )
}

const cell = (content: ReadonlyArray<DocumentNode>): ReadonlyArray<DocumentNode> => {
  const lines = content.flatMap(function leaves(one: DocumentNode): ReadonlyArray<ReadonlyArray<DocumentNode>> {
    return isTextblock(one.type) ? [one.content ?? []] : (one.content ?? []).flatMap(leaves)
  })
  const [first = [], ...rest] = lines
  const line = first.concat(...rest.map((inner) => textNode(" ").concat(inner)))
  return textblock(node("paragraph", withoutBreaks(line)))
}

const code = (one: DocumentNode): DocumentNode => {
  const language = one.attrs?.["language"]
  const isName = typeof language === "string" && /^[\w+#.-]{1,40}$/.test(language)
  return node("codeBlock", textNode(cleanCode(plainOf(one))), { language: isName ? language : null })
}

const textblock = ({ type, attrs, content = [] }: DocumentNode): ReadonlyArray<DocumentNode> => {
  const isHeading = type === "heading"
  const inner = trimmed(joined((isHeading ? withoutBreaks(content) : content).flatMap(inline)))
  if (inner.length === 0) return []
  return [isHeading ? node("heading", inner, { level: within(attrs?.["level"], 1, 4) ?? 4 }) : node("paragraph", inner)]
}

const withoutBreaks = (content: ReadonlyArray<DocumentNode>): ReadonlyArray<DocumentNode> =>
  content.flatMap((one) => one.type === "hardBreak" ? textNode(" ") : [one])

const inline = (one: DocumentNode): ReadonlyArray<DocumentNode> => {
  if (one.type === "hardBreak") return [node("hardBreak")]
  if (one.type === "citation") {
    const { href, label } = one.attrs ?? {}
    const words = cleanText(typeof label === "string" ? label : "").trim()
    return isCitation(href) ? [node("citation", [], { href, label: words })] : textNode(words)
  }
  if (one.text === undefined) return []
  const text = cleanText(one.text)
  const marks = marksOf(one)
  if (marks.some(({ type }) => type === "code")) return textNode(text, [{ type: "code" }])
  const link = marks.filter(({ type }) => type === "link")
  const [, before = "", inner = "", after = ""] = /^(\s*)([^]*?)(\s*)$/.exec(text) ?? []
  // Emphasis cannot begin or end with a space.
  return [...textNode(before, link), ...textNode(inner, marks), ...textNode(after, link)]
}

const order = ["link", "bold", "italic", "strike", "code"]

const marksOf = ({ marks = [] }: DocumentNode): ReadonlyArray<Mark> =>
  marks.filter(({ type, attrs }) => isKnownMark(type) && (type !== "link" || isSafeHref(attrs?.["href"])))
    .map(({ type, attrs = {} }) =>
      type === "link"
        ? { type, attrs: Object.fromEntries(attributesOf(type).map((key) => [key, attrs[key]])) }
        : { type }
    )
    .filter((mark, at, all) => all.findIndex(({ type }) => type === mark.type) === at)
    .toSorted((a, b) => order.indexOf(a.type) - order.indexOf(b.type))

/** Without space and line breaks at either end of each line. */
const trimmed = (content: ReadonlyArray<DocumentNode>): ReadonlyArray<DocumentNode> => {
  const lines: Array<Array<DocumentNode>> = [[]]
  for (const one of content) {
    if (one.type === "hardBreak") lines.push([])
    else lines.at(-1)?.push(one)
  }
  const kept = lines.map((line) => trimmedLine(line)).filter((line) => line.length > 0)
  const [first = [], ...rest] = kept
  return first.concat(...rest.map((line) => [node("hardBreak")].concat(line)))
}

const trimmedLine = (line: ReadonlyArray<DocumentNode>): ReadonlyArray<DocumentNode> => {
  const rest = [...line]
  for (let first = rest[0]; first?.text !== undefined && first.text.trimStart() !== first.text; first = rest[0]) {
    rest.splice(0, 1, ...textNode(first.text.trimStart(), first.marks))
  }
  for (let last = rest.at(-1); last?.text !== undefined && last.text.trimEnd() !== last.text; last = rest.at(-1)) {
    rest.splice(-1, 1, ...textNode(last.text.trimEnd(), last.marks))
  }
  return rest
}

export const isList = ({ type }: DocumentNode): boolean => listTypes.has(type)
const isItem = ({ type }: DocumentNode): boolean => itemTypes.has(type)

/** The same text without any marks. */
export const unmarked = (one: DocumentNode): DocumentNode => ({
  ...(one.text === undefined ? one : { type: one.type, text: one.text }),
  ...(one.content && { content: joined(one.content.map(unmarked)) }),
})

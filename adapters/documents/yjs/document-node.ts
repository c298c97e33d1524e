/** A document as plain data, by the names that the editor in the page has for its parts. */
export interface DocumentNode {
  readonly type: string
  readonly attrs?: Attributes
  readonly content?: ReadonlyArray<DocumentNode>
  readonly text?: string
  readonly marks?: ReadonlyArray<Mark>
}

export interface Mark {
  readonly type: string
  readonly attrs?: Attributes
}

export type Attributes = Readonly<Record<string, unknown>>

/** The attributes that mean something, by type. Editors may write others, which are left alone. */
const meaningful: Readonly<Record<string, ReadonlyArray<string>>> = {
  heading: ["level"],
  orderedList: ["start"],
  taskItem: ["checked"],
  codeBlock: ["language"],
  citation: ["href", "label"],
  link: ["href"],
}

export const attributesOf = (type: string): ReadonlyArray<string> => meaningful[type] ?? []

/** Lists of items, and other blocks of blocks. */
export const listTypes: ReadonlySet<string> = new Set(["bulletList", "orderedList", "taskList"])
export const itemTypes: ReadonlySet<string> = new Set(["listItem", "taskItem"])
const containers = new Set([...listTypes, ...itemTypes, "blockquote", "table", "tableRow", "tableHeader", "tableCell"])

/** Blocks whose content is text. */
const textblocks = new Set(["paragraph", "heading", "codeBlock"])
const inlineAtoms = new Set(["citation", "hardBreak"])
const markTypes = new Set(["bold", "italic", "strike", "code", "link"])

const isContainer = (type: string): boolean => containers.has(type)
export const isTextblock = (type: string): boolean => textblocks.has(type)
export const isInlineAtom = (type: string): boolean => inlineAtoms.has(type)
export const isKnownMark = (type: string): boolean => markTypes.has(type)
export const isKnownNode = (type: string): boolean =>
  isContainer(type) || isTextblock(type) || isInlineAtom(type) || type === "horizontalRule"

/** The deepest nesting of containers; anything deeper could not be read without running out of stack. */
export const maxDepth = 24

/** Addresses that a link may have: none that a browser would execute. */
export const isSafeHref = (href: unknown): href is string =>
  typeof href === "string" && href.length <= 4096 && /^(?:https?:|mailto:)/i.test(href) && !/[\p{Cc}\s]/u.test(href)

const unstorable = /[\0\uFFF9-\uFFFB]/g

/** Text as it can be stored and read: on one line, without NUL, lone surrogates or the marks of references. */
export const cleanText = (text: string): string => cleanCode(text).replaceAll(/[\t\n\r\u2028\u2029]+/g, " ")

/** The same for code, which has lines. */
export const cleanCode = (text: string): string =>
  text.toWellFormed().replaceAll(unstorable, "").replaceAll(/\r\n?/g, "\n")

export const node = (
  type: string,
  content: ReadonlyArray<DocumentNode> = [],
  attrs?: Attributes,
): DocumentNode => ({ type, ...(attrs && { attrs }), ...(content.length > 0 && { content }) })

export const textNode = (text: string, marks: ReadonlyArray<Mark> = []): ReadonlyArray<DocumentNode> =>
  text === "" ? [] : [{ type: "text", text, ...(marks.length > 0 && { marks }) }]

export const plainOf = (one: DocumentNode): string => one.text ?? (one.content ?? []).map(plainOf).join("")

/** Neighbours with the same marks are one. */
export const joined = (nodes: ReadonlyArray<DocumentNode>): ReadonlyArray<DocumentNode> => {
  const all: Array<DocumentNode> = []
  for (const one of nodes) {
    const last = all.at(-1)
    if (last?.text !== undefined && one.text !== undefined && marksKey(last.marks) === marksKey(one.marks)) {
      all[all.length - 1] = { ...last, text: last.text + one.text }
    } else all.push(one)
  }
  return all
}

export const marksKey = (marks: ReadonlyArray<Mark> = []): string => marks.map(markKey).toSorted().join(" ")

export const markKey = ({ type, attrs }: Mark): string =>
  type === "link" ? `link ${JSON.stringify(attrs?.["href"] ?? "")}` : type

import mammoth from "mammoth"

interface Element {
  readonly type: string
  readonly value?: unknown
  readonly breakType?: string
  readonly children?: ReadonlyArray<Element>
  readonly body?: ReadonlyArray<Element>
  readonly notes?: { readonly resolve: (reference: Element) => Element | null }
}

/** The text of a Word document: its breaks, its tables row by row, and its notes at the end. */
export const docxText = async (path: string): Promise<string> => {
  let text = ""
  await mammoth.convertToHtml({ path }, {
    transformDocument: (document: Element) => {
      const references: Array<Element> = []
      text = textOf(document, references)
      for (const reference of references) {
        text += document.notes?.resolve(reference)?.body?.map((one) => textOf(one, [])).join("") ?? ""
      }
      return { ...document, children: [] }
    },
  })
  return text
}

const textOf = (element: Element, notes: Array<Element>): string => {
  const children = () => (element.children ?? []).map((child) => textOf(child, notes))
  switch (element.type) {
    case "text":
      return typeof element.value === "string" ? element.value : ""
    case "tab":
      return "\t"
    case "break":
      return "\n"
    case "noteReference":
      notes.push(element)
      return ""
    case "paragraph":
      return `${children().join("")}\n\n`
    case "tableRow":
      return rowOf(children())
    case "table":
      return `${children().join("")}\n`
    default:
      return children().join("")
  }
}

const longest = 100

/** Short cells are one line; those that hold sentences stay paragraphs. */
const rowOf = (cells: ReadonlyArray<string>): string => {
  const texts = cells.map((cell) => cell.trim())
  const isShort = texts.every((text) => text.length <= longest && !text.includes("\n"))
  return isShort ? `${texts.filter((text) => text !== "").join(" | ")}\n` : cells.join("")
}

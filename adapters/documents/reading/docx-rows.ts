import { childOf, elementsIn, type XmlElement } from "./word-xml.ts"

const around = new Set(["w:sdt", "w:sdtContent", "w:customXml", "w:ins", "w:moveTo", "w:smartTag"])

/** The cells of a row that are seen: neither deleted nor covered by the one above. */
export const cellsIn = (row: XmlElement): ReadonlyArray<XmlElement> =>
  elementsIn(row).flatMap((child) => {
    if (around.has(child.name)) return cellsIn(child)
    const merge = childOf(child, "w:tcPr", "w:vMerge")
    const isCovered = merge !== undefined && merge.attributes["w:val"] !== "restart"
    return child.name === "w:tc" && !isCovered && childOf(child, "w:tcPr", "w:cellDel") === undefined ? [child] : []
  })

export const isShown = (row: XmlElement): boolean =>
  ["w:del", "w:hidden"].every((name) => childOf(row, "w:trPr", name) === undefined)

const longest = 100

/** Short cells are one line; those that hold sentences stay paragraphs. */
export const rowOf = (cells: ReadonlyArray<string>): string => {
  const texts = cells.map((cell) => cell.trim())
  const isShort = texts.every((text) => text.length <= longest && !text.includes("\n"))
  return isShort ? `${texts.filter((text) => text !== "").join(" | ")}\n` : cells.join("")
}

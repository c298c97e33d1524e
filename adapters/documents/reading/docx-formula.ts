import { childOf, elementsIn, writtenIn, type XmlElement } from "./word-xml.ts"

/** A formula on one line, as Word itself writes it: "(a+b)/2", "x^2", "√(n)". */
export const formulaText = (element: XmlElement): string => {
  const part = (name: string): string => {
    const found = childOf(element, `m:${name}`)
    return found === undefined ? "" : within(found)
  }
  const sign = (properties: string, name: string, usual: string): string =>
    childOf(element, `m:${properties}`, `m:${name}`)?.attributes["m:val"] ?? usual
  switch (element.name) {
    case "m:t":
      return writtenIn(element)
    case "m:f":
      return `${grouped(part("num"))}/${grouped(part("den"))}`
    case "m:sSup":
      return `${grouped(part("e"))}^${grouped(part("sup"))}`
    case "m:sSub":
      return `${grouped(part("e"))}_${grouped(part("sub"))}`
    case "m:sSubSup":
      return `${grouped(part("e"))}_${grouped(part("sub"))}^${grouped(part("sup"))}`
    case "m:sPre":
      return `_${grouped(part("sub"))}^${grouped(part("sup"))}${part("e")}`
    case "m:rad":
      return `${part("deg")}√(${part("e")})`
    case "m:nary":
      return `${sign("naryPr", "chr", "∫")}${limit("_", part("sub"))}${limit("^", part("sup"))} ${part("e")}`
    case "m:func":
      return `${part("fName")} ${part("e")}`
    case "m:limLow":
      return `${part("e")}_${grouped(part("lim"))}`
    case "m:limUpp":
      return `${part("e")}^${grouped(part("lim"))}`
    case "m:d": {
      const parts = elementsIn(element).filter(({ name }) => name === "m:e").map(within)
      return `${sign("dPr", "begChr", "(")}${parts.join(sign("dPr", "sepChr", "|"))}${sign("dPr", "endChr", ")")}`
    }
    case "m:m":
      return `[${elementsIn(element).filter(({ name }) => name === "m:mr").map(cells).join("; ")}]`
    default:
      return within(element)
  }
}

const within = (element: XmlElement): string => elementsIn(element).map(formulaText).join("")

const cells = (row: XmlElement): string => elementsIn(row).map(formulaText).join(", ")

const limit = (mark: string, text: string): string => text === "" ? "" : `${mark}${grouped(text)}`

/** What is a single number, name or bracket needs no brackets of its own. */
const grouped = (text: string): string => /^(?:[\p{L}\p{N}.,′]*|\([^()]*\))$/u.test(text) ? text : `(${text})`

import bodies from "mammoth/lib/docx/body-reader.js"
import { openFields } from "./docx-fields.ts"
import { formulaText } from "./docx-formula.ts"
import { cellsIn, isShown, rowOf } from "./docx-rows.ts"
import type { HidingStyles } from "./docx-styles.ts"
import { childOf, elementsIn, isOn, writtenIn, type XmlElement } from "./word-xml.ts"

export interface DocxBody {
  /** Paragraphs end with an empty line. */
  readonly textIn: (element: XmlElement | undefined) => string
  /** The notes that were referred to so far, as "w:footnote 2". */
  readonly notes: ReadonlySet<string>
}

/** Reads the body of a Word document, and its notes. It looks into whatever it does not know. */
export const docxBody = ({ hides }: HidingStyles): DocxBody => {
  const notes = new Set<string>()
  const fields = openFields()
  /** What stands in the frames of the paragraph that is being read. */
  let frames = ""
  let style: string | undefined

  const textIn = (element: XmlElement | undefined): string =>
    element === undefined ? "" : elementsIn(element).map(textOf).join("")

  const textOf = (element: XmlElement): string => {
    const { name } = element
    if (name.startsWith("m:")) return formulaText(element)
    return leftOut.has(name) ? "" : plain[name] ?? readers[name]?.(element) ?? textIn(element)
  }

  const isHidden = (properties: XmlElement | undefined): boolean =>
    isOn(childOf(properties, "w:vanish")) ?? hides(style, valueOf(properties, "w:rStyle"))

  const note = ({ name, attributes }: XmlElement): string => {
    notes.add(`${name.replace("Reference", "")} ${attributes["w:id"] ?? ""}`)
    return ""
  }

  const paragraph = (element: XmlElement): string => {
    const outer = { style, frames }
    const mark = childOf(element, "w:pPr", "w:rPr")
    style = valueOf(childOf(element, "w:pPr"), "w:pStyle")
    frames = ""
    const text = textIn(element)
    const isJoined = frames === "" &&
      (["w:del", "w:moveFrom"].some((name) => childOf(mark, name) !== undefined) || isHidden(mark))
    const whole = isJoined ? text : `${text}\n\n${frames}`
    ;({ style, frames } = outer)
    fields.endParagraph()
    return whole
  }

  /** Hidden runs still begin and end fields. */
  const run = (element: XmlElement): string => {
    const isLeftOut = isHidden(childOf(element, "w:rPr"))
    return elementsIn(element).map((part) => {
      if (part.name === "w:fldChar") fields.follow(part)
      return isLeftOut || fields.isCode() ? "" : textOf(part)
    }).join("")
  }

  /** The same for several readers: the first that holds any text. */
  const alternatives = (element: XmlElement): string => {
    const before = frames
    for (const one of elementsIn(element)) {
      const text = textIn(one)
      if (text.trim() !== "" || frames !== before) return text
    }
    return ""
  }

  const readers: Readonly<Record<string, (element: XmlElement) => string>> = {
    "w:p": paragraph,
    "w:r": run,
    "w:t": writtenIn,
    "w:sym": symbol,
    "w:footnoteReference": note,
    "w:endnoteReference": note,
    "w:ruby": (element) => textIn(childOf(element, "w:rubyBase")),
    "w:tbl": (element) => `${textIn(element)}\n`,
    "w:tr": (element) => isShown(element) ? rowOf(cellsIn(element).map(textIn)) : "",
    "w:txbxContent": (element) => {
      const text = textIn(element)
      frames += text
      return ""
    },
    "mc:AlternateContent": alternatives,
  }
  return { textIn, notes }
}

const plain: Readonly<Record<string, string>> = {
  "w:tab": "\t",
  "w:ptab": "\t",
  "w:br": "\n",
  "w:cr": "\n",
  "w:noBreakHyphen": "\u2011",
  "w:softHyphen": "\u00AD",
}

/** What is deleted or moved away, the codes of fields, and properties, whose tab stops are no tabs. */
const leftOut = new Set(
  ["del", "moveFrom", "delText", "instrText", "delInstrText", "fldData", "fldChar", "pPr", "rPr", "sectPr", "sdtPr"]
    .map(
      (name) => `w:${name}`,
    ),
)

const valueOf = (properties: XmlElement | undefined, name: string): string | undefined =>
  childOf(properties, name)?.attributes["w:val"]

/** A letter of a font of signs: mammoth knows what it looks like. */
const symbol = (element: XmlElement): string => {
  const { value } = bodies.createBodyReader({}).readXmlElement(element)
  return typeof value.value === "string" ? value.value : ""
}

import reader, { type XmlElement } from "mammoth/lib/xml/reader.js"

export type { XmlElement }

const main = "wordprocessingml/2006/main"
const prefixes: Readonly<Record<string, string>> = {
  [`http://schemas.openxmlformats.org/${main}`]: "w",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://schemas.openxmlformats.org/officeDocument/2006/math": "m",
  "http://purl.oclc.org/ooxml/officeDocument/math": "m",
  "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
}

/** The root of a part of a Word document; its names have the prefixes `w`, `m` and `mc`, whatever the file calls them. */
export const wordXml = async (bytes: Uint8Array): Promise<XmlElement> => {
  const root = await reader.readString(new TextDecoder().decode(bytes), prefixes)
  if (root instanceof Error) throw root
  return root
}

export const elementsIn = (element: XmlElement): ReadonlyArray<XmlElement> =>
  element.children.filter((child) => child.type === "element")

export const childOf = (element: XmlElement | undefined, ...path: ReadonlyArray<string>): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>(
    (found, name) => found === undefined ? undefined : elementsIn(found).find((child) => child.name === name),
    element,
  )

export const writtenIn = (element: XmlElement): string =>
  element.children.map((child) => child.type === "text" ? child.value : "").join("")

/** `undefined` where the document does not say. */
export const isOn = (element: XmlElement | undefined): boolean | undefined =>
  element === undefined ? undefined : !["0", "false", "off"].includes(element.attributes["w:val"] ?? "")

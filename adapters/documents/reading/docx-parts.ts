import { buffer } from "node:stream/consumers"
import { openPromise } from "yauzl"
import { wordXml, type XmlElement } from "./word-xml.ts"

const wanted = ["document", "styles", "footnotes", "endnotes"] as const

/** The parts of a Word document that say what its text is; null for those that it does not have. Check the archive first. */
export type DocxParts = Readonly<Record<typeof wanted[number], XmlElement | null>>

export const docxParts = async (path: string): Promise<DocxParts> => {
  const parts: Record<keyof DocxParts, XmlElement | null> = {
    document: null,
    styles: null,
    footnotes: null,
    endnotes: null,
  }
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false })
  try {
    for await (const entry of zip.eachEntry()) {
      const part = wanted.find((name) => entry.fileName === `word/${name}.xml`)
      if (part !== undefined) parts[part] = await wordXml(await buffer(await zip.openReadStreamPromise(entry)))
    }
  } finally {
    zip.close()
  }
  return parts
}

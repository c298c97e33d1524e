import pdfmake, { type Definition } from "pdfmake/js/index.js"
import type { PdfInk } from "./pdf-ink.ts"
import { tagged } from "./tag-pdf.ts"

/** Renders a PDF. It may read its fonts, but no other file and no address. */
export const makePdf = async (definition: Definition, { fonts }: PdfInk): Promise<Uint8Array> => {
  const files = new Set(Object.values(fonts).flatMap((faces) => Object.values(faces).map(([path = ""]) => path)))
  pdfmake.setFonts(fonts)
  pdfmake.setLocalAccessPolicy((path) => files.has(path))
  pdfmake.setUrlAccessPolicy(() => false)
  return new Uint8Array(await pdfmake.createPdf({ ...definition, ...tagged }).getBuffer())
}

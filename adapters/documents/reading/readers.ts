import { readFile } from "node:fs/promises"
import { getDocumentProxy } from "unpdf"
import WordExtractor from "word-extractor"
import { checkArchive } from "./check-archive.ts"
import { docxText } from "./docx-text.ts"
import type { Kind } from "./kind.ts"
import { pagesOf } from "./pdf-pages.ts"
import { Refused } from "./refused.ts"
import { unwrapped } from "./unwrap.ts"

const maxPages = 2000

export const readers: Readonly<Record<Exclude<Kind, "text">, (path: string) => Promise<string>>> = {
  docx: async (path) => {
    await checkArchive(path)
    return docxText(path)
  },
  doc: async (path) => {
    const bytes = await readFile(path)
    if (!bytes.includes(Buffer.from("WordDocument", "utf16le"))) throw notWord(bytes)
    if (isScrambled(bytes)) throw locked()
    const document = await new WordExtractor().extract(bytes)
    return [document.getBody(), document.getFootnotes(), document.getTextboxes()].filter((part) => part !== "").join(
      "\n",
    )
  },
  pdf: async (path) => {
    const document = await getDocumentProxy(new Uint8Array(await readFile(path))).catch(
      (cause: unknown) => {
        throw cause instanceof Error && cause.name === "PasswordException" ? locked() : cause
      },
    )
    if (document.numPages > maxPages) throw new Refused("too-large", `the document has more than ${maxPages} pages`)
    return unwrapped(await pagesOf(document))
  },
}

const locked = (): Refused => new Refused("encrypted", "the document is protected by a password")

const notWord = (bytes: Buffer): Refused => {
  const has = (name: string): boolean => bytes.includes(Buffer.from(name, "utf16le"))
  if (has("EncryptedPackage")) return locked()
  return has("Workbook") || has("PowerPoint Document") || has("__properties_version1.0")
    ? new Refused("unsupported", "this is an Office file, but not a Word document")
    : new Refused("damaged", "the document is damaged: it lists no text")
}

/** The file information block starts a sector, of at least 64 bytes; bit 8 of its flags means encrypted ([MS-DOC] 2.5.2). */
const isScrambled = (bytes: Buffer): boolean => {
  for (let at = 512; at + 12 <= bytes.length; at += 64) {
    if (bytes.readUInt16LE(at) === 0xA5EC) return (bytes.readUInt16LE(at + 10) & 0x0100) !== 0
  }
  return false
}

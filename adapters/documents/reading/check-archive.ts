import { Writable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { openPromise, type ZipFile } from "yauzl"
import { Refused } from "./refused.ts"

const max = { entries: 2000, entry: 32 * 1024 * 1024, total: 64 * 1024 * 1024, ratio: 200 }

/** Smaller entries may compress so well that their ratio says nothing. */
const minSizeForRatio = 1024 * 1024

/** Refuses archives that would fill the memory, first by what they declare, then by what they really hold. */
export const checkArchive = async (path: string): Promise<void> => {
  const zip = await opened(path)
  try {
    await readThrough(zip)
  } catch (cause) {
    throw cause instanceof Refused
      ? cause
      : new Refused("damaged", "the document is damaged: one of its parts is broken")
  } finally {
    zip.close()
  }
}

const opened = async (path: string): Promise<ZipFile> => {
  try {
    return await openPromise(path, { lazyEntries: true, autoClose: false, validateEntrySizes: true })
  } catch {
    throw new Refused("damaged", "the document is damaged: it is not a whole archive")
  }
}

/** Declared sizes can lie: reading to the end fails where an entry is larger than declared. */
const readThrough = async (zip: ZipFile): Promise<void> => {
  if (zip.entryCount > max.entries) throw tooLarge(`more than ${max.entries} parts`)
  const names = new Set<string>()
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const { fileName, uncompressedSize: size, compressedSize } = entry
    total += size
    names.add(fileName)
    if (entry.isEncrypted()) throw new Refused("encrypted", "the document is protected by a password")
    if (size > max.entry || total > max.total) throw tooLarge("its parts are too large")
    if (size > minSizeForRatio && size > compressedSize * max.ratio) throw tooLarge("it is packed suspiciously well")
    if (!fileName.endsWith("/")) await pipeline(await zip.openReadStreamPromise(entry), nowhere())
  }
  if (!names.has("word/document.xml")) throw new Refused("unsupported", "this archive is not a Word document")
}

const nowhere = (): Writable => new Writable({ write: (_, __, done) => done() })

const tooLarge = (detail: string): Refused => new Refused("too-large", `the document is too large: ${detail}`)

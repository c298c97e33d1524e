import { open } from "node:fs/promises"
import { Refused } from "./refused.ts"

export type Kind = "docx" | "doc" | "pdf" | "text"

const starts: ReadonlyArray<readonly [string, Kind]> = [
  ["504b0304", "docx"],
  ["504b0506", "docx"],
  ["d0cf11e0a1b11ae1", "doc"],
]

/** The kind of a file by its first bytes; its name does not count. `text` is only a presumption. */
export const kindOf = async (path: string): Promise<Kind> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    if (bytesRead === 0) throw new Refused("empty", "the file is empty")
    const head = buffer.subarray(0, bytesRead)
    if (head.toString("latin1").startsWith("{\\rtf")) throw new Refused("unsupported", "RTF is not supported")
    if (head.includes("%PDF-")) return "pdf"
    return starts.find(([magic]) => head.toString("hex").startsWith(magic))?.[1] ?? "text"
  } finally {
    await file.close()
  }
}

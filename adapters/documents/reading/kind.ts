import { open } from "node:fs/promises"
import { Refused } from "./refused.ts"

export type Kind = "docx" | "doc" | "pdf" | "text"

const starts: ReadonlyArray<readonly [string, Kind]> = [
  ["504b0304", "docx"],
  ["504b0506", "docx"],
  ["d0cf11e0a1b11ae1", "doc"],
]

/** Recordings and programs, even if all of their bytes could be letters. */
const otherStarts = /^(RIFF[^]{4}(WAVE|AVI )|OggS|fLaC|ID3[^ -~]|[^]{4}ftyp|[^ -~]ELF|MZ[^ -~\r\n])/

/** Neither text nor a document that we read. Text under such a name is at best a mistake. */
const otherNames = new RegExp(
  `\\.(${
    [
      "exe|dll|com|msi|bat|cmd|scr|ps1|sh|jar|apk|app|dmg|iso|bin|so|zip|gz|7z|rar|tar",
      "mp3|wav|m4a|ogg|oga|opus|flac|aac|wma|amr|aiff?|caf|au|wv|gsm|voc|mka|dts|mp4|m4v|mov|avi|mkv|webm|wmv|mpe?g|3gp|ts|flv",
      "png|jpe?g|gif|webp|bmp|tiff?|heic|svg|rtf|odt|xlsx?|ods|pptx?|odp|epub|csv|tsv|html?|xml|json",
    ].join("|")
  })$`,
  "i",
)

/** The kind of a file by its first bytes. `text` is only a presumption, so there its name must not say otherwise. */
export const kindOf = async (path: string, name: string): Promise<Kind> => {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(1024), 0, 1024, 0)
    if (bytesRead === 0) throw new Refused("empty", "the file is empty")
    const head = buffer.subarray(0, bytesRead)
    if (head.toString("latin1").startsWith("{\\rtf")) throw new Refused("unsupported", "RTF is not supported")
    if (head.includes("%PDF-")) return "pdf"
    const kind = starts.find(([magic]) => head.toString("hex").startsWith(magic))?.[1]
    if (kind !== undefined) return kind
    if (otherStarts.test(head.toString("latin1")) || otherNames.test(name)) {
      throw new Refused("unsupported", "this is neither text nor a known document")
    }
    return "text"
  } finally {
    await file.close()
  }
}

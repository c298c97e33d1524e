import { safeFileName } from "../task/title.ts"
import { utf8Length } from "../text/utf8-length.ts"

/** Bytes of UTF-8 before the extension: file systems allow 255 for the whole name. */
const maxBytes = 200

const forbidden = /[/\\:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** The name of an exported file: the task's title, plus the extension. */
export const exportFileName = (title: string, extension: string): string => `${safeName(title)}.${extension}`

/** A text as a name that is safe on every file system. */
export const safeName = (text: string): string => {
  const plain = text.replaceAll(forbidden, " ").replaceAll(/\s+/g, " ")
  const name = cut(safeFileName(plain), maxBytes).replace(/^[. ]+/, "").replace(/[. ]+$/, "")
  if (name === "") return "untitled"
  return `${reserved.test(name) ? "_" : ""}${name}`
}

const cut = (text: string, bytes: number): string => {
  let room = bytes
  let result = ""
  for (const letter of text) {
    room -= utf8Length(letter)
    if (room < 0) break
    result += letter
  }
  return result
}

import { safeFileName } from "../task/title.ts"

/** Bytes of UTF-8 the name may take before its ending: file systems allow 255 for the whole. */
const longest = 200

const forbidden = /[/\\:*?"<>|\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/** What the file of a task is called: its title, as every system can store it, with the ending of the format. */
export const exportFileName = (title: string, ending: string): string => {
  const plain = title.replaceAll(forbidden, " ").replaceAll(/\s+/g, " ")
  const name = cut(safeFileName(plain), longest).replace(/^[. ]+/, "").replace(/[. ]+$/, "")
  if (name === "") return `untitled.${ending}`
  return `${reserved.test(name) ? "_" : ""}${name}.${ending}`
}

const cut = (text: string, bytes: number): string => {
  let room = bytes
  let kept = ""
  for (const letter of text) {
    room -= bytesOf(letter)
    if (room < 0) break
    kept += letter
  }
  return kept
}

const bytesOf = (letter: string): number => {
  const point = letter.codePointAt(0) ?? 0
  if (point < 0x80) return 1
  if (point < 0x8_00) return 2
  return point < 0x1_00_00 ? 3 : 4
}

import { isVisible, maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

/** A task's title: not blank, at most 200 characters. */
export const Title = StorableText.check(notBlank, maxCharacters(200))

const controlCharacters = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A file name without folders, control characters or direction marks: safe to show and to put into a header. */
export const safeFileName = (name: string): string => {
  const base = name.replaceAll("\\", "/").split("/").at(-1) ?? ""
  const clean = base.replaceAll(controlCharacters, "").trim().slice(0, 200).replaceAll(/\p{Cs}/gu, "")
  return clean === "" || clean === "." || clean === ".." ? "untitled" : clean
}

/** The title for a task made from a file: its name without the extension. */
export const titleOfFile = (name: string): string => {
  const safe = safeFileName(name)
  const dot = safe.lastIndexOf(".")
  return visible(dot > 0 ? safe.slice(0, dot) : safe)
}

/** Characters of a title that is made of a text. */
export const maxTitleOfText = 60

/** The title of pasted text: its beginning, cut after a word if possible; "…" says that it goes on. */
export const titleOfText = (text: string): string => {
  const begun = text.slice(0, 1000).replaceAll(controlCharacters, " ").trim()
  const whole = begun.split(/\s+/).join(" ")
  if (Array.from(whole).length <= maxTitleOfText) return visible(whole)
  const [first = "", ...rest] = whole.split(" ")
  let title = Array.from(first).slice(0, maxTitleOfText - 1).join("")
  for (const word of rest) {
    if (title.length + 1 + word.length > maxTitleOfText - 1) break
    title += ` ${word}`
  }
  return visible(`${title.replace(/[,;:–—-]+$/, "")}…`)
}

const visible = (title: string): string => isVisible(title) ? title : "untitled"

import { Schema } from "effect"

const isBlank = (title: string): boolean => title.trim() === ""

/** What people call a task: not empty, 200 characters at most. */
export const Title = Schema.String.check(
  Schema.makeFilter((title) => isBlank(title) ? "title must not be empty" : undefined),
  Schema.isMaxLength(200),
)

const controlCharacters = /[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

/** A file name without folders, control characters or direction marks: safe to show and to put into a header. */
export const safeFileName = (name: string): string => {
  const base = name.replaceAll("\\", "/").split("/").at(-1) ?? ""
  const clean = base.replaceAll(controlCharacters, "").trim().slice(0, 200)
  return clean === "" || clean === "." || clean === ".." ? "untitled" : clean
}

/** The title a file gives to its task: its name without the ending. */
export const titleOfFile = (name: string): string => {
  const safe = safeFileName(name)
  const dot = safe.lastIndexOf(".")
  return dot > 0 ? safe.slice(0, dot) : safe
}

/** The title of pasted text: its first line, cut at a word. */
export const titleOfText = (text: string): string => {
  const first = text.replaceAll(controlCharacters, " ").trim().split(" ").join(" ").slice(0, 60).trim()
  return first === "" ? "untitled" : first
}

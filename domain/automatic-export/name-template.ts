import { Result } from "effect"
import { safeName } from "../export/file-name.ts"
import type { NoteFlavour } from "../export/note/note.ts"
import type { TaskId } from "../kernel/ids.ts"
import { type BrokenRule, brokenRule } from "../kernel/rules.ts"
import { utf8Length } from "../text/utf8-length.ts"
import type { RuleFormat } from "./export-rule.ts"

/** What a template can name. `{kind}` is what the file holds. */
export const tokens = ["date", "year", "month", "day", "time", "title", "folder", "id", "kind"] as const
type Token = (typeof tokens)[number]

export const usualTemplate = "{date} {title}"

/** Parts of a path, and bytes of it all without the extension: services and disks allow about a thousand. */
const most = { parts: 6, bytes: 600 } as const

/** What is wrong with a template; null if nothing is. */
export const templateIssue = (template: string): BrokenRule | null => {
  const unknown = Array.from(template.matchAll(/\{([^{}]*)\}/g), ([, name = ""]) => name)
    .find((name) => !tokens.some((token) => token === name))
  if (unknown !== undefined) {
    return brokenRule("template", "name-token", { tokens: tokens.map((one) => `{${one}}`).join(" ") })
  }
  const parts = template.split("/")
  const isWhole = template.trim() !== "" && !/[{}]/.test(template.replaceAll(/\{[a-z]+\}/g, ""))
  return isWhole && parts.length <= most.parts && parts.every(isPart) ? null : brokenRule("template", "file-path")
}

const isPart = (part: string): boolean => part.trim() !== "" && !/^\s*\.{1,2}\s*$/.test(part) && !part.includes("\\")

/** The folder that a rule writes to, as it is kept: parts that are names on every disk. */
export const placePath = (written: string): Result.Result<string, BrokenRule> => {
  const parts = written.split("/").map((part) => part.trim()).filter((part) => part !== "")
  const isSafe = parts.length <= most.parts && parts.every((part) => safeName(part) === part)
  return isSafe ? Result.succeed(parts.join("/")) : Result.fail(brokenRule("path", "file-path"))
}

/** What the names of a task's files are made of. */
export interface Named {
  readonly id: TaskId
  readonly title: string
  /** Null if it is in none. */
  readonly folder: string | null
  /** Such as 2026-11-20 and 18:05, where the account is. */
  readonly date: string
  readonly time: string
  readonly kind: string
}

/**
 * The path of a file, and others in case that is taken: with the end of the task's id, always the same. Each part is a name on every
 * disk. Links of Obsidian and Logseq cannot hold some characters that disks can.
 */
export const pathsOf = (
  template: string,
  named: Named,
  { format, language, flavour }: {
    readonly format: RuleFormat
    readonly language: string | null
    readonly flavour: NoteFlavour
  },
): ReadonlyArray<string> => {
  const values: Readonly<Record<Token, string>> = {
    ...named,
    folder: named.folder ?? "",
    time: named.time.replaceAll(":", "-"),
    year: named.date.slice(0, 4),
    month: named.date.slice(5, 7),
    day: named.date.slice(8, 10),
  }
  const clean = (text: string): string =>
    (flavour === "plain" ? text : text.replaceAll(/[#^[\]|]+/g, " ")).normalize("NFC")
  const parts = template.split("/").map((part) =>
    part.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => clean(tokenValue(values, name)))
  )
  const shown = parts.filter((part, nth) => nth === parts.length - 1 || part.trim() !== "")
  const room = Math.floor(most.bytes / shown.length)
  const names = shown.map((part) => shortened(safeName(part), room))
  const extension = `${language === null ? "" : `.${safeName(language)}`}.${format}`
  const base = names.join("/")
  const mark = named.id.slice(-8)
  return ["", ` ${mark}`, ` ${mark}-2`, ` ${mark}-3`].map((suffix) => `${base}${suffix}${extension}`)
}

const tokenValue = (values: Readonly<Record<Token, string>>, name: string): string => {
  const token = tokens.find((one) => one === name)
  return token === undefined ? "" : values[token]
}

/** Not in the middle of a character. */
const shortened = (name: string, bytes: number): string => {
  let room = bytes
  let text = ""
  for (const letter of name) {
    room -= utf8Length(letter)
    if (room < 0) break
    text += letter
  }
  return safeName(text)
}

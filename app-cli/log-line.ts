import { Logger } from "effect"

/** Names that a line has already. */
const reserved = new Set(["timestamp", "level", "fiber", "message", "cause", "request_id"])

const isBare = /^[^\s"=]+$/

/** A value that needs it is quoted, with its line breaks and quotation marks escaped. */
const quoted = (value: string): string => isBare.test(value) ? value : JSON.stringify(value)

const textOf = (value: unknown): string => {
  if (value instanceof Error) return value.stack ?? value.message
  return typeof value === "string" ? value : JSON.stringify(value) ?? String(value)
}

/** The fields that something logged beside words becomes. */
const fieldsOf = (part: object): ReadonlyArray<readonly [name: string, value: unknown]> => {
  if (part instanceof Error) return [["error", part]]
  return Array.isArray(part) ? [["values", part]] : Object.entries(part)
}

const isObject = (part: unknown): part is object => typeof part === "object" && part !== null

/** One line of logfmt in which every name stands once; in the library's form, what is logged beside words is a second `message`. */
export const logLine = Logger.make<unknown, string>((options) => {
  const parts: ReadonlyArray<unknown> = Array.isArray(options.message) ? options.message : [options.message]
  const message = parts.filter((part) => !isObject(part)).map(textOf).join(" ")
  const fields = parts.filter(isObject).flatMap(fieldsOf).map(([name, value]) => {
    const label = name.replaceAll(/[\s"=]/g, "_")
    return `${reserved.has(label) ? `${label}_given` : label}=${quoted(textOf(value))}`
  })
  return [Logger.formatLogFmt.log({ ...options, message }), ...fields].join(" ")
})

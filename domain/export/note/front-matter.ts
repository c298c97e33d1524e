/** What a note says about its file, in order. What is null or empty is left out. */
export type Properties = ReadonlyArray<readonly [name: string, value: string | ReadonlyArray<string> | null]>

const present = (properties: Properties): Properties =>
  properties.filter(([, value]) => value !== null && value.length > 0)

/** What programs read differently inside quotation marks, although JSON lets it stand. */
const unprintable = /[\u007F-\u009F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`

/** A text of any kind as YAML: JSON in quotation marks is YAML, whatever the text looks like. */
const quoted = (text: string): string => JSON.stringify(text.toWellFormed()).replaceAll(unprintable, escaped)

/** A day stands without quotation marks, since programs then take it for a date. */
const scalar = (text: string): string => /^\d{4}-\d{2}-\d{2}$/.test(text) ? text : quoted(text)

/** Properties as YAML at the top of a note, as Obsidian and most others read them. */
export const frontMatter = (properties: Properties): string => {
  const lines = present(properties).map(([name, value]) =>
    typeof value === "string"
      ? `${name}: ${scalar(value)}`
      : [`${name}:`, ...(value ?? []).map((one) => `  - ${quoted(one)}`)].join("\n")
  )
  return ["---", ...lines, "---"].join("\n")
}

/** On one line, and without what begins or ends something of its own there. */
const plain = (text: string): string => text.replaceAll(/[\s\p{Cc}\u2028\u2029]+/gu, " ").replaceAll("::", ":").trim()

/** Properties as Logseq reads them: a line each, with commas between several values. */
export const pageProperties = (properties: Properties): string =>
  present(properties).map(([name, value]) =>
    `${name}:: ${
      typeof value === "string" ? plain(value) : (value ?? []).map((one) => plain(one).replaceAll(",", " ")).join(", ")
    }`
  ).join("\n")

import { type Schema, SchemaIssue } from "effect"

/** Names the specification spells in its own way; all others are snake_case on the wire. */
const ownSpelling = new Set(["lengthPreference", "focusArea", "customInstructions", "fileId", "folderId"])

const issuesOf = SchemaIssue.makeFormatterStandardSchemaV1()

/** What is wrong with an input, for people: each field with its rule. */
export const plainIssues = (issue: Schema.SchemaError["issue"]): ReadonlyArray<{ field: string; rule: string }> =>
  issuesOf(issue).issues.map(({ path = [], message }) => {
    const keys = path.map((key) => typeof key === "object" ? key.key : key)
    return { field: keys.map(fieldName).join("."), rule: withoutName(ruleOf(message), String(keys.at(-1) ?? "")) }
  })

export const plainWords = (issue: Schema.SchemaError["issue"]): string =>
  [...new Set(plainIssues(issue).map(({ field, rule }) => `${field === "" ? "body" : field}: ${rule}`))].slice(0, 3)
    .join("; ")

const fieldName = (key: PropertyKey): string => {
  const name = String(key)
  return ownSpelling.has(name) ? name : name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

const rules: ReadonlyArray<readonly [RegExp, (...found: ReadonlyArray<string>) => string]> = [
  [/^Missing key/, () => "is required"],
  [/^Unexpected key/, () => "is not known"],
  [/UUID/i, () => "must be a UUID"],
  [/length of at least 1\b/, () => "must not be empty"],
  [/length of at least (\d+)/, (_, least = "") => `must have at least ${least} characters or entries`],
  [/length of at most (\d+)/, (_, most = "") => `must have at most ${most} characters or entries`],
  [/between ([\d.]+) and ([\d.]+)/, (_, least = "", most = "") => `must be between ${least} and ${most}`],
  [/^Expected (.+?), got .*$/s, (_, expected = "") => `must be ${described(expected)}`],
  [/^Expected (.+)$/s, (_, expected = "") => `must be ${described(expected)}`],
]

const ruleOf = (message: string): string => {
  for (const [pattern, say] of rules) {
    const found = pattern.exec(message)
    if (found !== null) return say(...found)
  }
  return message
}

/** Own rules begin with the name of their field, which is told before them already. */
const withoutName = (rule: string, name: string): string =>
  rule.startsWith(`${name} must`) ? rule.slice(name.length + 1) : rule

const nouns: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  "an integer": "a whole number",
  "a string representing a finite number": "a number",
  '"true" | "false"': "true or false",
}

const described = (expected: string): string =>
  nouns[expected] ?? (/RegExp|.{120}/.test(expected) ? "of the documented form" : expected)

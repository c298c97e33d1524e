import { IntakeRefused } from "#domain/intake/errors.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import { Effect } from "effect"

const words = { true: true, 1: true, on: true, yes: true, false: false, 0: false, off: false, no: false }
const wordOf = new Map<string, boolean>(Object.entries(words))

const flags = new Set(["merge", "auto_start", "analyze"])

/** The text fields of a form, in the form the JSON body of the same request has. */
export const formOptions = (fields: Readonly<Record<string, ReadonlyArray<string>>>) =>
  Effect.map(
    Effect.forEach(Object.entries(fields), ([name, values]) =>
      Effect.map(valueOf(name.replace(/\[\]$/, ""), values), (value) =>
        [name.replace(/\[\]$/, ""), value] as const)),
    (entries) =>
      Object.fromEntries(entries.filter(([, value]) => value !== undefined)),
  )

const valueOf = (name: string, values: ReadonlyArray<string>): Effect.Effect<unknown, IntakeRefused> => {
  const last = values.at(-1) ?? ""
  if (name === "hotwords") return listOf(name, values)
  if (last === "") return Effect.succeed(name === "title" ? "" : undefined)
  if (flags.has(name)) return Effect.succeed(wordOf.get(last.toLowerCase()) ?? last)
  if (name === "speakers") {
    return Effect.succeed(last === "auto" ? null : Number.isNaN(Number(last)) ? last : Number(last))
  }
  return name === "style" ? parsed(name, last) : Effect.succeed(last)
}

/** Hotwords come as a JSON list, as lines, or with commas between them. */
const listOf = (name: string, values: ReadonlyArray<string>): Effect.Effect<unknown, IntakeRefused> =>
  values[0]?.trimStart().startsWith("[") === true
    ? parsed(name, values[0])
    : Effect.succeed(
      values.flatMap((value) => value.split(/[\n,]/)).map((word) => word.trim()).filter((word) => word !== ""),
    )

const parsed = (field: string, text: string): Effect.Effect<unknown, IntakeRefused> =>
  Effect.try({
    try: (): unknown => JSON.parse(text),
    catch: () => new IntakeRefused({ issues: [brokenRule(field, "json")] }),
  })

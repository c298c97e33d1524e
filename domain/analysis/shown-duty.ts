import { everySummaryWords } from "./section-titles.ts"

/**
 * "Call them — owner: Ann, due: Friday" is how a summary stores who does something, and by when. Readers see "Call them ·
 * Ann · Friday", as in the columns of a table.
 */
export const shownDuty = (text: string): string => {
  const found = stored.exec(text)
  if (found === null) return text
  const { what = "", owner, due, lonely, rest = "" } = found.groups ?? {}
  return [what, owner, due ?? lonely].filter((part) => part !== undefined).join(" · ") + rest
}

const oneOf = (label: "owner" | "due"): string =>
  `(?:${[...new Set(everySummaryWords.map((words) => words[label]))].join("|")})`

const value = String.raw`[^()]*?\S`

/** A mark in brackets, such as "(not verified)", may follow. */
const stored = new RegExp(
  String.raw`^(?<what>.*) — (?:${oneOf("owner")}: (?<owner>${value})(?:, ${oneOf("due")}: (?<due>${value}))?|${
    oneOf("due")
  }: (?<lonely>${value}))(?<rest>\s*(?:\([^()]*\))?\s*)$`,
  "su",
)

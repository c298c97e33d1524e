import type { Redacted } from "effect"

interface Given {
  readonly meetingsChosen: "own" | "attendee" | "vexa" | "recall" | "off" | null
  readonly attendeeUrl: string | null
  readonly attendeeKey: Redacted.Redacted | null
  readonly vexaUrl: string | null
  readonly vexaKey: Redacted.Redacted | null
  readonly recallUrl: string | null
  readonly recallKey: Redacted.Redacted | null
}

/** A service that sends bots needs its address and its key: what is missing, by name; null if nothing is. */
export const meetingFault = (given: Given): string | null => {
  const { meetingsChosen: chosen } = given
  if (chosen !== "attendee" && chosen !== "vexa" && chosen !== "recall") return null
  const name = chosen.toUpperCase()
  const needs = [[`${name}_URL`, given[`${chosen}Url`]], [`${name}_API_KEY`, given[`${chosen}Key`]]] as const
  const missing = needs.filter(([, value]) => value === null).map(([setting]) => setting)
  return missing.length === 0 ? null : `${missing.join(" and ")} must be set with MEETINGS=${chosen}`
}

import { Schema } from "effect"

/** The kind of recording. Each has its own sections in the summary. */
export const Scenario = Schema.Literals(["meeting", "lecture", "interview", "call", "podcast", "note"])
  .annotate({ identifier: "Scenario" })
export type Scenario = typeof Scenario.Type

const otherNames: Readonly<Record<string, Scenario>> = { conversation: "call", document: "note", nothing: "note" }

/** The scenario that an analyst names in its own words. */
export const scenarioFrom = (words: string): Scenario => {
  const found = words.toLowerCase()
  return otherNames[found.trim()] ?? Scenario.literals.find((scenario) => found.includes(scenario)) ?? "meeting"
}

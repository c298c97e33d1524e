import { Schema } from "effect"
import type { Scenario } from "./scenario.ts"

/** "possible" are action items that may not have been meant as such; "ideas" are the overview of a lecture. */
export const SectionKind = Schema.Literals([
  "overview",
  "ideas",
  "definitions",
  "examples",
  "topic",
  "decisions",
  "actions",
  "possible",
  "questions",
  "quotes",
  "keywords",
]).annotate({ identifier: "SectionKind" })
export type SectionKind = typeof SectionKind.Type

const sections: Readonly<Record<Scenario, ReadonlyArray<SectionKind>>> = {
  meeting: ["overview", "decisions", "actions", "topic", "questions", "possible", "keywords"],
  lecture: ["ideas", "definitions", "examples", "topic", "questions", "actions", "keywords"],
  interview: ["overview", "questions", "quotes", "topic", "decisions", "actions", "keywords"],
  call: ["overview", "actions", "decisions", "topic", "questions", "possible", "keywords"],
  podcast: ["overview", "topic", "quotes", "questions", "actions", "keywords"],
  note: ["overview", "decisions", "actions", "topic", "questions", "possible", "keywords"],
}

/** The sections of a summary, in order. */
export const sectionsOf = (scenario: Scenario): ReadonlyArray<SectionKind> => sections[scenario]

/** Sections in the order of the scenario; others come last, since nothing is hidden. */
export const inOrderOf = <One extends { readonly kind: SectionKind }>(
  scenario: Scenario,
  found: ReadonlyArray<One>,
): ReadonlyArray<One> => {
  const place = ({ kind }: One): number => {
    const index = sections[scenario].indexOf(kind)
    return index < 0 ? SectionKind.literals.length : index
  }
  return found.toSorted((a, b) => place(a) - place(b))
}

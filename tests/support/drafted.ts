import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import type { SectionKind } from "#domain/task/summary-section.ts"
import { aTranscript } from "./a-transcript.ts"

/** The points of a kind that the embedded analyst makes of "Name: text" lines: "text | owner | due". */
export const draftedOf = async (
  lines: ReadonlyArray<string>,
  kind: SectionKind,
  language = "en",
): Promise<ReadonlyArray<string>> => {
  const request = { title: "T", transcript: aTranscript(lines), language, style: null, scenario: null, section: null }
  const { sections } = await writeDraft(request, () => undefined)
  return sections.filter((section) => section.kind === kind)
    .flatMap(({ points }) => points.map(({ text, owner, due }) => [text, owner, due].filter((one) => one).join(" | ")))
}

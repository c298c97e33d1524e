import type { Span } from "../recognition/speech.ts"
import type { Columns } from "../transcript/columns.ts"

/** The lines of each speaker during which nobody else has one. */
export const spansBySpeaker = (
  { begins, ends, speakerIds }: Pick<Columns, "begins" | "ends" | "speakerIds">,
): ReadonlyMap<string, ReadonlyArray<Span>> => {
  const lines = speakerIds.map((speaker, at) => ({ speaker, begin: begins[at] ?? 0, end: ends[at] ?? 0 }))
  const spans = new Map<string, Array<Span>>()
  for (const [at, { speaker, begin, end }] of lines.entries()) {
    const isAlone = [lines[at - 1], lines[at + 1]].every((other) =>
      other === undefined || other.speaker === speaker || other.end <= begin || other.begin >= end
    )
    if (speaker === null || !isAlone || end <= begin) continue
    spans.set(speaker, [...spans.get(speaker) ?? [], { begin, end }])
  }
  return spans
}

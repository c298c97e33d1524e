import type { Lines, Segment, Speaker } from "./lines.ts"

/** The lines with some texts replaced; the same object if there is nothing to replace. */
export const withTexts = (lines: Lines, changed: ReadonlyMap<string, string>): Lines =>
  changed.size === 0
    ? lines
    : { ...lines, texts: lines.texts.map((text, at) => changed.get(lines.ids[at] ?? "") ?? text) }

/** The lines with other speakers. Each line keeps its speaker by id, unless `speakerIdOf` gives another. */
export const withSpeakers = (
  lines: Lines,
  speakers: ReadonlyArray<Speaker>,
  speakerIdOf: (line: number, before: string | null) => string | null,
): Lines => {
  const indices = new Map(speakers.map(({ id }, index) => [id, index]))
  return {
    ...lines,
    speakers,
    speakerOf: lines.speakerOf.map((speaker, line) =>
      indices.get(speakerIdOf(line, lines.speakers[speaker]?.id ?? null) ?? "") ?? -1
    ),
  }
}

/** The first lines as the segments of a task. */
export const segmentsOf = (lines: Lines, count: number): ReadonlyArray<Segment> =>
  lines.ids.slice(0, count).map((id, at) => ({
    id,
    begin: lines.begins[at] ?? 0,
    end: lines.ends[at] ?? 0,
    text: lines.texts[at] ?? "",
    speaker_id: lines.speakers[lines.speakerOf[at] ?? -1]?.id ?? null,
  }))

import type { Lines, Segment, Speaker } from "./lines.ts"

/** The same lines with some texts changed; the same object when there is nothing to change. */
export const withTexts = (lines: Lines, changed: ReadonlyMap<string, string>): Lines =>
  changed.size === 0
    ? lines
    : { ...lines, texts: lines.texts.map((text, at) => changed.get(lines.ids[at] ?? "") ?? text) }

/** The same lines, said by others: speakers may come and go, lines keep theirs by its id. */
export const withSpeakers = (
  lines: Lines,
  speakers: ReadonlyArray<Speaker>,
  moved: (line: number, speakerId: string | null) => string | null,
): Lines => {
  const places = new Map(speakers.map(({ id }, place) => [id, place]))
  return {
    ...lines,
    speakers,
    speakerOf: lines.speakerOf.map((place, line) =>
      places.get(moved(line, lines.speakers[place]?.id ?? null) ?? "") ?? -1
    ),
  }
}

/** The first lines, one by one, as a task carries them. */
export const segmentsOf = (lines: Lines, count: number): ReadonlyArray<Segment> =>
  lines.ids.slice(0, count).map((id, at) => ({
    id,
    begin: lines.begins[at] ?? 0,
    end: lines.ends[at] ?? 0,
    text: lines.texts[at] ?? "",
    speaker_id: lines.speakers[lines.speakerOf[at] ?? -1]?.id ?? null,
  }))

import { type Lines, linesOfSegments, type Segment, type Speaker } from "./lines.ts"

/** Lines that replaced others: they follow the line `after`, or come first. */
export interface LineSplice {
  readonly removed: ReadonlyArray<string>
  readonly added: ReadonlyArray<Segment>
  readonly after: string | null
}

/** The lines after a change of some. */
export const withSplices = (
  lines: Lines,
  splices: ReadonlyArray<LineSplice>,
  speakers: ReadonlyArray<Speaker>,
): Lines => {
  const inPlace = new Map(
    splices.filter(isInPlace).flatMap(({ added }) => added.map((line) => [line.id, line] as const)),
  )
  const kept = segmentsOf(lines, lines.ids.length).map((line) => inPlace.get(line.id) ?? line)
  const changed = splices.filter((splice) => !isInPlace(splice)).reduce((before, { removed, added, after }) => {
    const gone = new Set(removed)
    const rest = before.filter(({ id }) => !gone.has(id))
    return rest.toSpliced(rest.findIndex(({ id }) => id === after) + 1, 0, ...added)
  }, kept)
  return linesOfSegments(changed.toSorted((a, b) => a.begin - b.begin), speakers, lines.revision, lines.doubts)
}

const isInPlace = ({ removed, added }: LineSplice): boolean =>
  removed.length === added.length && added.every(({ id }, nth) => removed[nth] === id)

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

/**
 * The lines, including those that someone else removed or joined while they were being edited: what was typed stays
 * visible, after the line that it followed, until it is saved or discarded.
 */
export const withTyped = (lines: Lines, before: Lines, typed: ReadonlyArray<string>): Lines => {
  const present = new Set(lines.ids)
  const gone = typed.filter((id) => !present.has(id) && before.ids.includes(id))
  if (gone.length === 0) return lines
  const known = segmentsOf(before, before.ids.length)
  const splices = gone.flatMap((id) => {
    const at = before.ids.indexOf(id)
    const line = known[at]
    const after = before.ids.slice(0, at).findLast((one) => present.has(one)) ?? null
    return line === undefined ? [] : [{ removed: [], added: [line], after }]
  })
  return withSplices(lines, splices, lines.speakers)
}

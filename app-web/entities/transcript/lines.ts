import type { getColumns } from "#domain/transcript/use-cases/get-columns.ts"

/** The whole transcript, as it is sent. */
export type Columns = typeof getColumns["output"]["Encoded"]

export interface Speaker {
  readonly id: string
  readonly name: string
}

/** A transcript, column by column: thousands of lines without thousands of objects. Times in milliseconds. */
export interface Lines {
  readonly revision: number
  readonly ids: ReadonlyArray<string>
  readonly begins: Int32Array
  readonly ends: Int32Array
  readonly texts: ReadonlyArray<string>
  /** The speaker of each line, as an index into `speakers`; -1 if unknown. */
  readonly speakerOf: Int16Array
  readonly speakers: ReadonlyArray<Speaker>
  readonly doubts: Doubts
}

/**
 * Doubtful words by line, as alternating start and end offsets in its text. They no longer apply once the text
 * changes.
 */
export type Doubts = ReadonlyMap<string, { readonly text: string; readonly offsets: ReadonlyArray<number> }>

export const noDoubts: Doubts = new Map()

export const doubtsByLine = (
  ids: ReadonlyArray<string>,
  texts: ReadonlyArray<string>,
  doubts: ReadonlyArray<ReadonlyArray<number>>,
): Doubts =>
  new Map(
    doubts.flatMap((offsets, at) => offsets.length === 0 ? [] : [[ids[at] ?? "", { text: texts[at] ?? "", offsets }]]),
  )

/** Lines of texts without times end where they begin, at 0. */
export const hasTimes = ({ ends }: Pick<Lines, "ends">, line: number): boolean => (ends[line] ?? 0) > 0

const sure: ReadonlyArray<number> = []

/** The doubtful words of a line, as alternating start and end offsets in its text. */
export const doubtsOf = (
  { doubts }: Pick<Lines, "doubts">,
  { id, text }: Pick<Segment, "id" | "text">,
): ReadonlyArray<number> => {
  const found = doubts.get(id)
  return found?.text === text ? found.offsets : sure
}

export interface Segment {
  readonly id: string
  readonly begin: number
  readonly end: number
  readonly text: string
  readonly speaker_id: string | null
}

export const linesOfColumns = (
  { revision, ids, begins, ends, texts, speaker_of, speakers, doubts }: Columns,
): Lines => ({
  revision,
  ids,
  begins: Int32Array.from(begins),
  ends: Int32Array.from(ends),
  texts,
  speakerOf: Int16Array.from(speaker_of),
  speakers,
  doubts: doubtsByLine(ids, texts, doubts),
})

export const linesOfSegments = (
  segments: ReadonlyArray<Segment>,
  speakers: ReadonlyArray<Speaker>,
  revision: number,
  doubts: Doubts,
): Lines => {
  const indices = new Map(speakers.map(({ id }, index) => [id, index]))
  return {
    revision,
    ids: segments.map(({ id }) => id),
    begins: Int32Array.from(segments, ({ begin }) => Math.round(begin)),
    ends: Int32Array.from(segments, ({ end }) => Math.round(end)),
    texts: segments.map(({ text }) => text),
    speakerOf: Int16Array.from(segments, ({ speaker_id }) => indices.get(speaker_id ?? "") ?? -1),
    speakers,
    doubts,
  }
}

/** The last index whose time is not after `time`; -1 before the first. `times` must ascend. */
export const indexAtTime = (times: ArrayLike<number>, time: number): number => {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((times[middle] ?? 0) <= time) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The line at a time that a link gave: in whole seconds it was cut, and means the line that begins within that second. */
export const indexOfLink = (begins: ArrayLike<number>, time: number): number => {
  const at = indexAtTime(begins, time)
  const next = begins[at + 1]
  const isCut = time % 1000 === 0 && begins[at] !== time
  return isCut && next !== undefined && next < time + 1000 ? at + 1 : at
}

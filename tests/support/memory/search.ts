import { type Marked, markedIn, type Wanted, wantedOf } from "#adapters/system/intl/marks.ts"
import { isSpeaker } from "#domain/asking/library-filter.ts"
import { nameKeyOf } from "#domain/kernel/name-key.ts"
import { byMoments, type Evidence, maxMoments } from "#domain/task/moments.ts"
import type { SearchQuery } from "#domain/task/search-query.ts"
import type { Match } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { plainLines } from "#domain/text/plain-lines.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { DateTime } from "effect"
import { summaryShown } from "./analysis-store.ts"
import type { Tables } from "./tables.ts"
import { tagsOn } from "./tag-store.ts"

interface Line extends Pick<Match, "field" | "line" | "begin" | "segmentId"> {
  readonly marked: Marked
}

/** The tasks that contain every word and phrase, best first, each with its best matching line. */
export const search = (tables: Tables, newestFirst: ReadonlyArray<Task>, query: SearchQuery): ReadonlyArray<Match> => {
  const wanted = wantedOf(query)
  const parts = partsOf(wanted)
  if (
    parts.length === 0 && query.speakers.length + query.tags.length === 0 && query.after === null &&
    query.before === null
  ) return []
  const found = newestFirst
    .filter((task) => isMeant(tables, task, query))
    .map((task) => ({ task, lines: linesOf(tables, task, query, wanted) }))
    .filter(({ lines }) => parts.every((part) => isIn(lines, part)))
    .map(({ task, lines }) => ({ match: { task, ...bestLine(lines) }, evidence: evidenceIn(lines, wanted) }))
  return byMoments(found, ({ evidence }) => evidence).map(({ match }) => match)
}

/** Each word and phrase as a query of its own. */
const partsOf = ({ words, phrases }: Wanted): ReadonlyArray<Wanted> => [
  ...words.map((word) => ({ words: [word], phrases: [], together: null })),
  ...phrases.map((phrase) => ({ words: [], phrases: [phrase], together: null })),
]

const isIn = (lines: ReadonlyArray<Line>, part: Wanted): boolean =>
  lines.some(({ line }) => markedIn(line, part).hits > 0)

const isMeant = (
  tables: Tables,
  { id, createdAt }: Task,
  { speakers, tags, after, before }: SearchQuery,
): boolean => {
  const { transcripts } = tables
  const on = new Set(tagsOn(tables, id).map(({ name }) => nameKeyOf(name)))
  const names = (transcripts.get(id)?.speakers ?? []).map(({ name }) => name)
  const day = DateTime.formatIsoDateUtc(createdAt)
  return tags.every((wanted) => on.has(nameKeyOf(wanted)))
    && speakers.every((wanted) => names.some((name) => isSpeaker(name, wanted)))
    && (after === null || day >= after) && (before === null || day < before)
}

const linesOf = (
  { transcripts, analyses }: Tables,
  { id, title }: Task,
  { speakers: wantedSpeakers }: SearchQuery,
  wanted: Wanted,
): ReadonlyArray<Line> => {
  const { segments, speakers } = transcripts.get(id) ?? { segments: [], speakers: [] }
  const meant = new Set(
    speakers.filter(({ name }) => wantedSpeakers.some((one) => isSpeaker(name, one))).map((one) => one.id),
  )
  const lineOf = (field: Line["field"], line: string, spoken: Segment | null = null): Line => ({
    field,
    line,
    begin: spoken?.begin ?? null,
    segmentId: spoken?.id ?? null,
    marked: markedIn(line, wanted),
  })
  const spoken = segments
    .filter(({ speakerId }) => wantedSpeakers.length === 0 || (speakerId !== null && meant.has(speakerId)))
    .map((segment) => lineOf("transcript", segment.text, segment))
  const written = plainLines(summaryShown({ analyses, transcripts }, id) ?? "")
    .map(({ text }) => lineOf("summary", text))
  const others = wantedSpeakers.length === 0 ? [...written, lineOf("title", title)] : []
  return [...spoken, ...others]
}

const evidenceIn = (lines: ReadonlyArray<Line>, wanted: Wanted): Evidence => {
  const parts = partsOf(wanted)
  const of = (field: Line["field"]) => lines.filter((line) => line.field === field)
  const [title, summary, full] = [
    of("title"),
    of("summary"),
    of("transcript").filter(hasAll(parts.length)).slice(0, maxMoments),
  ]
  const isPhrase = ({ marked }: Line) => marked.isPhrase
  return {
    title: parts.filter((part) => isIn(title, part)).length,
    isTitlePhrase: title.some(isPhrase),
    summary: parts.filter((part) => isIn(summary, part)).length,
    isSummaryPhrase: summary.some(isPhrase),
    moments: parts.length === 0 ? 0 : full.length,
    phrases: full.filter(isPhrase).length,
  }
}

const hasAll = (count: number) => ({ marked }: Line): boolean => marked.hits === count

/** If the query has no words: the first line, or the title. */
const bestLine = (lines: ReadonlyArray<Line>): Omit<Match, "task"> => {
  const isAsked = lines.some(({ marked }) => marked.hits > 0)
  const [best] = lines.toSorted((a, b) => goodness(b) - goodness(a))
  const first = isAsked ? best : lines.find(({ field }) => field === "title") ?? lines[0]
  if (first === undefined) return { field: "title", line: "", begin: null, segmentId: null, marks: [] }
  const { marked: { marks }, ...match } = first
  return { ...match, marks }
}

const goodness = ({ marked: { hits, isPhrase } }: Line): number => hits + (isPhrase ? 0.5 : 0)

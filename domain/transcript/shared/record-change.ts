import { DateTime, Effect } from "effect"
import { CurrentActor } from "../../kernel/actor.ts"
import type { SegmentId, TaskId, UserId } from "../../kernel/ids.ts"
import type { Columns } from "../columns.ts"
import type { ChangeKind, LineChange, LineSplice, Piece } from "../line-change.ts"
import { TranscriptStore } from "../transcript-store.port.ts"
import type { Line, Segment } from "../transcript.ts"

/** Neighbouring lines in reading order, and what is to take their place. */
export interface Replacement {
  readonly before: ReadonlyArray<Segment>
  readonly after: ReadonlyArray<Segment>
  /** Where the new lines go if none is replaced. */
  readonly place?: SegmentId | null
}

/**
 * Replaces lines and stores how to undo it, and who did it. Returns what clients must do to the lines they have. Call
 * it inside a transaction that has locked the task.
 */
export const recordChange = Effect.fnUntraced(
  function*(taskId: TaskId, kind: ChangeKind, replacements: ReadonlyArray<Replacement>) {
    const actor = yield* CurrentActor
    return yield* storeChange(taskId, kind, replacements, actor._tag === "User" ? actor.id : null)
  },
)

/** Records a change made by the engine. */
export const recordEngineChange = (
  taskId: TaskId,
  kind: ChangeKind,
  replacements: ReadonlyArray<Replacement>,
  coverage: LineChange["coverage"],
) => storeChange(taskId, kind, replacements, null, coverage)

const storeChange = Effect.fnUntraced(function*(
  taskId: TaskId,
  kind: ChangeKind,
  replacements: ReadonlyArray<Replacement>,
  by: UserId | null,
  coverage?: LineChange["coverage"],
) {
  const transcripts = yield* TranscriptStore
  const id = (yield* transcripts.revision(taskId)) + 1
  const places = yield* transcripts.before(taskId, replacements.flatMap(({ before: [first] }) => first?.id ?? []))
  const splices = replacements.every(isInPlace)
    ? yield* replaceTexts(taskId, places, replacements)
    : yield* replaceLines(taskId, (yield* transcripts.plain(taskId, null)).columns, replacements)
  const pieces = replacements.map(({ before, after }): Piece => ({
    place: placeOf(places, before),
    before,
    after: after.map(withoutWords),
  }))
  const at = yield* DateTime.now
  yield* transcripts.saveChange(taskId, { id, kind, at, by, pieces, ...(coverage === undefined ? {} : { coverage }) })
  return { changeId: id, splices }
})

type Places = ReadonlyMap<SegmentId, SegmentId | null>

const placeOf = (places: Places, [first]: ReadonlyArray<Segment>): SegmentId | null =>
  first === undefined ? null : places.get(first.id) ?? null

/** Replaces lines that all keep their ids, and so their places: the rest of the transcript is not read. */
const replaceTexts = Effect.fnUntraced(
  function*(taskId: TaskId, places: Places, replacements: ReadonlyArray<Replacement>) {
    const transcripts = yield* TranscriptStore
    if (replacements.length > 0) yield* transcripts.saveSegments(taskId, replacements.flatMap(({ after }) => after))
    return replacements.map(({ before, after }): LineSplice => ({
      removed: before.map(({ id }) => id),
      added: after.map(withoutWords),
      after: placeOf(places, before),
    }))
  },
)

/** Replaces lines. Those that keep their ids keep their places. */
export const replaceLines = Effect.fnUntraced(
  function*(taskId: TaskId, columns: Columns, replacements: ReadonlyArray<Replacement>) {
    const transcripts = yield* TranscriptStore
    const gone = new Set(replacements.flatMap(({ before }) => before.map(({ id }) => id)))
    const added = new Set(replacements.flatMap(({ after }) => after.map(({ id }) => id)))
    const stays = new Set(columns.ids.filter((id) => !gone.has(id)))
    const splices = replacements.map((one): LineSplice => ({
      removed: one.before.map(({ id }) => id),
      added: one.after.map(withoutWords),
      after: placeFor(columns, one, (id) => added.has(id) || stays.has(id)),
    }))
    const kept = replacements.filter(isInPlace)
    if (kept.length > 0) yield* transcripts.saveSegments(taskId, kept.flatMap(({ after }) => after))
    const moved = replacements.flatMap((one, nth) => {
      const splice = splices[nth]
      return isInPlace(one) || splice === undefined ? [] : [{ ...splice, added: one.after }]
    })
    yield* Effect.forEach(moved, (splice) => transcripts.splice(taskId, splice), { discard: true })
    return splices
  },
)

const isInPlace = ({ before, after }: Replacement): boolean =>
  before.length === after.length && before.every(({ id }, nth) => after[nth]?.id === id)

/** The line after which new ones go: where the old ones are or were, or by time if that line is gone too. */
const placeFor = (
  { ids, begins }: Columns,
  { before, after, place = null }: Replacement,
  isThere: (id: SegmentId) => boolean,
): SegmentId | null => {
  const first = ids.findIndex((id) => id === before[0]?.id)
  if (first >= 0) return ids.slice(0, first).findLast(isThere) ?? null
  if (place === null || isThere(place)) return place
  return ids[begins.findLastIndex((begin) => begin <= (after[0]?.begin ?? 0))] ?? null
}

const withoutWords = ({ id, begin, end, text, speakerId }: Segment): Line => ({ id, begin, end, text, speakerId })

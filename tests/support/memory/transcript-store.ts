import { text } from "#adapters/storage/postgres/storable.ts"
import type { Task } from "#domain/task/task.ts"
import { columnsOf } from "#domain/transcript/columns.ts"
import { keptChanges, type LineChange, sizeOf, summaryOf } from "#domain/transcript/line-change.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Segment, Transcript } from "#domain/transcript/transcript.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State } from "./state.ts"
import type { StoredTranscript } from "./stored.ts"

const none: StoredTranscript = { segments: [], speakers: [], revision: 0, linesRevision: 0 }

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  const readOne = <A>(id: string, select: (stored: StoredTranscript) => A) =>
    read(({ transcripts }) => select(transcripts.get(id) ?? none))
  const change = (id: string, changed: (before: Transcript) => Transcript, lines = 1) =>
    write(({ tasks, transcripts }) => {
      const before = transcripts.get(id) ?? none
      const { revision, linesRevision } = before
      const after = { ...inOrder(changed(before)), revision: revision + 1, linesRevision: linesRevision + lines }
      return tasks.has(id) ? { transcripts: put(transcripts, id, after) } : {}
    })
  const changeLines = (id: string, changed: (line: Segment) => Segment) =>
    Effect.flatMap(
      read(({ transcripts }) => transcripts.has(id)),
      (exists) =>
        exists
          ? change(id, ({ segments, speakers }) => ({ segments: segments.map(changed), speakers }))
          : Effect.void,
    )
  return TranscriptStore.of({
    get: (id) => readOne(id, ({ segments, speakers }) => ({ segments, speakers })),
    range: (id, { from, to }) =>
      readOne(id, ({ segments, speakers }) => ({
        segments: segments.filter(({ begin, end }) => end > (from ?? -Infinity) && begin < (to ?? Infinity)),
        speakers,
      })),
    page: (id, { from, to }, { page, pageSize }) =>
      readOne(id, ({ segments, speakers }) => {
        const found = segments.filter(({ begin, end }) => end > (from ?? -Infinity) && begin < (to ?? Infinity))
        return { segments: found.slice((page - 1) * pageSize, page * pageSize), speakers, total: found.length }
      }),
    before: (id, lines) =>
      readOne(
        id,
        ({ segments }) =>
          new Map(
            segments.flatMap((line, at) => lines.includes(line.id) ? [[line.id, segments[at - 1]?.id ?? null]] : []),
          ),
      ),
    lines: (id, ids) => readOne(id, ({ segments }) => segments.filter((line) => ids.includes(line.id))),
    plain: (id, limit) =>
      readOne(id, ({ segments, speakers, revision, linesRevision }) => ({
        revision,
        linesRevision,
        count: segments.length,
        speakers,
        columns: columnsOf(segments.slice(0, limit ?? segments.length)),
      })),
    revision: (id) => readOne(id, ({ revision }) => revision),
    replace: (id, transcript) => change(id, () => transcript),
    saveSegments: (id, changed) => {
      const byId = new Map(changed.map((segment) => [segment.id, segment]))
      return changeLines(id, (line) => byId.get(line.id) ?? line)
    },
    splice: (id, { removed, added, after }) => {
      const gone = new Set(removed)
      return change(id, ({ segments, speakers }) => {
        const stay = segments.filter((line) => !gone.has(line.id))
        const at = stay.findIndex((line) => line.id === after) + 1
        return { segments: stay.toSpliced(at, 0, ...added), speakers }
      })
    },
    assign: (id, lines, speakerId) =>
      changeLines(id, (line) => lines.includes(line.id) ? { ...line, speakerId } : line),
    saveSpeakers: (id, speakers) => change(id, ({ segments }) => ({ segments, speakers }), 0),
    speakerNames: (owner, limit) =>
      read(({ tasks, transcripts }) =>
        [...tasks.values()].filter(({ ownerId }) => ownerId === owner).toSorted(newestFirst).slice(0, limit)
          .flatMap(({ id }) => (transcripts.get(id) ?? none).speakers.map(({ name }) => name))
      ),
    saveChange: (id, added) =>
      write(({ tasks, changes }) =>
        tasks.has(id) ? { changes: put(changes, id, newest([added, ...changes.get(id) ?? []])) } : {}
      ),
    changes: (id) => read(({ changes }) => (changes.get(id) ?? []).map(summaryOf)),
    change: (id, wanted) =>
      read(({ changes }) => (changes.get(id) ?? []).find((one) => wanted === null || one.id === wanted) ?? null),
    removeChange: (id, gone) =>
      write(({ changes }) => ({ changes: put(changes, id, (changes.get(id) ?? []).filter((one) => one.id !== gone)) })),
  })
})

export const layer = Layer.effect(TranscriptStore, make)

const newestFirst = Order.flip(Order.combine(
  Order.mapInput(DateTime.Order, ({ createdAt }: Task) => createdAt),
  Order.mapInput(Order.String, ({ id }: Task) => id),
))

const newest = (changes: ReadonlyArray<LineChange>): ReadonlyArray<LineChange> => {
  let lines = 0
  return changes.filter((change, nth) => {
    lines += sizeOf(change)
    return nth === 0 || (nth < keptChanges.count && lines <= keptChanges.lines)
  })
}

const inOrder = ({ segments, speakers }: Transcript): Transcript => ({
  segments: segments.map(storable).toSorted((a, b) => a.begin - b.begin),
  speakers,
})

const storable = (segment: Segment): Segment => ({
  ...segment,
  text: text(segment.text),
  words: segment.words.map((word) => ({ ...word, text: text(word.text) })),
})

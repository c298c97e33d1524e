import type { SegmentId, TaskId, UserId } from "#domain/kernel/ids.ts"
import { inSlices } from "#domain/kernel/in-slices.ts"
import { Speaker } from "#domain/task/speaker.ts"
import { doubtsIn } from "#domain/transcript/doubts.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Segment } from "#domain/transcript/transcript.ts"
import { Array, Effect, Layer, Schema } from "effect"
import { type Kysely, type Selectable, sql } from "kysely"
import { Database } from "./database.ts"
import { nameInSummary, speakersIn } from "./name-in-summary.ts"
import type { Schema as Tables } from "./schema.ts"
import { json, text } from "./storable.ts"
import type { SegmentTable } from "./tables/transcript.ts"
import { whileTaskExists } from "./task-row.ts"
import { changesIn } from "./transcript-changes.ts"
import { linesBefore, pageOfLines } from "./transcript-pages.ts"
import { positionsAfter, removeLines } from "./transcript-splice.ts"
import { blocksWithoutWords, fromBlocks } from "./transcript-without-words.ts"
import { indexLines, indexTranscript } from "./transcript-words.ts"

/** Rows per statement: well below the limit on parameters, and few enough not to block others for long. */
const batch = 500

const make = Effect.gen(function*() {
  const db = yield* Database

  const speakersOf = (id: TaskId) =>
    db.query((q) => q.selectFrom("speakers").select("list").where("task_id", "=", id).executeTakeFirst()).pipe(
      Effect.map((row) => row ? Schema.decodeUnknownSync(Schema.Array(Speaker))(row.list) : []),
    )

  const saveSpeakers = (id: TaskId, speakers: ReadonlyArray<Speaker>, raised = {}) => {
    const list = json(speakers)
    return db.query(async (q) => {
      await q.insertInto("speakers").values({ task_id: id, list, revision: 1, lines_revision: 1 })
        .onConflict((on) => on.column("task_id").doUpdateSet({ list, revision: nextRevision, ...raised }))
        .execute()
      await nameInSummary(q, id, speakers)
    })
  }

  const raiseRevision = (id: TaskId) =>
    db.query((q) =>
      q.updateTable("speakers").set({ revision: nextRevision, lines_revision: nextLinesRevision })
        .where("task_id", "=", id).execute()
    )

  const insert = (id: TaskId, segments: ReadonlyArray<Segment>, positions: ReadonlyArray<number>) =>
    Effect.forEach(
      Array.chunksOf(
        segments.map((segment, nth) => ({ ...toRow(id, segment), position: positions[nth] ?? nth })),
        batch,
      ),
      (rows) => db.query((q) => q.insertInto("segment").values(rows).execute()),
      { discard: true },
    )

  return TranscriptStore.of({
    get: Effect.fn("TranscriptStore.get")(function*(id) {
      const rows = yield* db.query((q) => segmentsOf(q, id).execute())
      return { segments: yield* inSlices(rows, fromRow), speakers: yield* speakersOf(id) }
    }),
    range: Effect.fn("TranscriptStore.range")(function*(id, { from, to }) {
      const rows = yield* db.query((q) =>
        segmentsOf(q, id)
          .$if(from !== null, (segments) => segments.where("end_ms", ">", from))
          .$if(to !== null, (segments) => segments.where("begin_ms", "<", to))
          .execute()
      )
      return { segments: yield* inSlices(rows, fromRow), speakers: yield* speakersOf(id) }
    }),
    page: Effect.fn("TranscriptStore.page")(function*(id, range, page) {
      const { rows, total } = yield* db.query((q) => pageOfLines(q, id, range, page))
      return { segments: rows.map(fromRow), speakers: yield* speakersOf(id), total }
    }),
    before: Effect.fn("TranscriptStore.before")((id, lines) => db.query((q) => linesBefore(q, id, lines))),
    lines: Effect.fn("TranscriptStore.lines")(function*(id, ids) {
      const rows = yield* db.query((q) => segmentsOf(q, id).where(idIn(ids)).execute())
      return rows.map(fromRow)
    }),
    plain: Effect.fn("TranscriptStore.plain")(function*(id, limit) {
      const { rows } = yield* db.query((q) => blocksWithoutWords(q, id, limit))
      return yield* fromBlocks(rows)
    }),
    revision: Effect.fn("TranscriptStore.revision")(function*(id) {
      const row = yield* db.query((q) =>
        q.selectFrom("speakers").select("revision").where("task_id", "=", id).executeTakeFirst()
      )
      return row?.revision ?? 0
    }),
    replace: Effect.fn("TranscriptStore.replace")((id, { segments, speakers }) =>
      whileTaskExists(
        db,
        id,
        Effect.gen(function*() {
          yield* db.query((q) => q.deleteFrom("segment").where("task_id", "=", id).execute())
          yield* insert(id, segments, [...segments.keys()])
          yield* saveSpeakers(id, speakers, { lines_revision: nextLinesRevision })
          yield* db.query((q) => indexTranscript(q, id))
        }),
      )
    ),
    saveSegments: Effect.fn("TranscriptStore.saveSegments")((id, segments) =>
      whileTaskExists(
        db,
        id,
        Effect.gen(function*() {
          yield* Effect.forEach(segments, (segment) => db.query((q) => updateSegment(q, id, segment)), {
            discard: true,
          })
          yield* db.query((q) => indexLines(q, id, segments.map((segment) => segment.id)))
          yield* raiseRevision(id)
        }),
      )
    ),
    splice: Effect.fn("TranscriptStore.splice")((id, { removed, added, after }) =>
      whileTaskExists(
        db,
        id,
        Effect.gen(function*() {
          yield* db.query((q) => removeLines(q, id, removed))
          if (added.length > 0) {
            yield* insert(id, added, yield* db.query((q) => positionsAfter(q, id, after, added.length)))
            yield* db.query((q) => indexLines(q, id, added.map((segment) => segment.id)))
          }
          yield* raiseRevision(id)
        }),
      )
    ),
    assign: Effect.fn("TranscriptStore.assign")((id, lines, speakerId) =>
      whileTaskExists(
        db,
        id,
        Effect.andThen(
          db.query((q) =>
            q.updateTable("segment").set({ speaker_id: speakerId }).where("task_id", "=", id).where(idIn(lines))
              .execute()
          ),
          raiseRevision(id),
        ),
      )
    ),
    saveSpeakers: Effect.fn("TranscriptStore.saveSpeakers")((id, speakers) =>
      whileTaskExists(db, id, saveSpeakers(id, speakers))
    ),
    speakerNames: Effect.fn("TranscriptStore.speakerNames")(function*(owner, limit) {
      const rows = yield* db.query((q) => speakersInNewest(q, owner, limit).execute())
      return rows.flatMap(({ list }) => speakersIn(list).map(({ name }) => name))
    }),
    ...changesIn(db),
  })
})

export const layer = Layer.effect(TranscriptStore, make)

const segmentsOf = (q: Kysely<Tables>, id: TaskId) =>
  q.selectFrom("segment").selectAll().where("task_id", "=", id).orderBy("begin_ms").orderBy("position")

const speakersInNewest = (q: Kysely<Tables>, owner: UserId, limit: number) =>
  q.selectFrom((newest) =>
    newest.selectFrom("task").select(["id", "created_at"]).where("owner_id", "=", owner)
      .orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).as("newest")
  )
    .innerJoin("speakers", "speakers.task_id", "newest.id").select("speakers.list")
    .orderBy("newest.created_at", "desc").orderBy("newest.id", "desc")

/** The list is one array parameter, however long it is. */
const idIn = (ids: ReadonlyArray<SegmentId>) => sql<boolean>`id = any(${ids.map(text)}::text[])`

const nextRevision = sql<number>`speakers.revision + 1`
const nextLinesRevision = sql<number>`speakers.lines_revision + 1`

const updateSegment = (q: Kysely<Tables>, id: TaskId, segment: Segment) =>
  q.updateTable("segment").set(toRow(id, segment)).where("task_id", "=", id).where("id", "=", segment.id).execute()

const decode = Schema.decodeUnknownSync(Segment)

const fromRow = (
  { begin_ms: begin, end_ms: end, is_edited: edited, ...row }: Selectable<SegmentTable>,
): Segment => decode({ ...row, begin, end, ...(edited ? { is_edited: true } : {}) })

const toRow = (id: TaskId, segment: Segment) => ({
  task_id: id,
  id: text(segment.id),
  begin_ms: segment.begin,
  end_ms: segment.end,
  text: text(segment.text),
  speaker_id: segment.speakerId,
  words: json(segment.words),
  doubts: json(doubtsIn(segment.text, segment.words)),
  is_edited: segment.isEdited === true,
})

import { SegmentId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { keptChanges, type LineChange } from "#domain/transcript/line-change.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { at, aTask, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const line = (nth: number, given: Partial<Segment> = {}): Segment => ({
  id: SegmentId.make(`g${nth}`),
  begin: nth * 1000,
  end: nth * 1000 + 900,
  text: `Line ${nth}`,
  speakerId: "s1",
  words: [{ begin: nth * 1000, end: nth * 1000 + 400.5, text: "Line", confidence: 0.25 }],
  ...given,
})

const speakers = [{ id: "s1", name: "Speaker 1" }, { id: "s2", name: "王五" }]
const task = taskId(1)

/** A line of a text, which has no times. */
const text = (nth: number): Segment => line(nth, { begin: 0, end: 0, words: [] })

const change = (id: number, lines = 1): LineChange => ({
  id,
  kind: "delete",
  at: at("2026-11-20T10:00:00.000Z"),
  by: null,
  pieces: [{ place: null, before: Array.from({ length: lines }, (_, nth) => line(nth)), after: [] }],
})

/** How every TranscriptStore changes single lines, and what it stores to undo that. */
export const lineChangesContract = (name: string, layer: Layer.Layer<TranscriptStore | TaskStore>): void => {
  describe(`TranscriptStore, changes of lines: ${name}`, () => {
    const behaves = behavesOn(layer)
    const given = Effect.gen(function*() {
      yield* (yield* TaskStore).insert(aTask())
      return yield* TranscriptStore
    })

    behaves(
      "puts lines in the place of others, by time, and in the wanted order if they have none",
      Effect.gen(function*() {
        const transcripts = yield* given
        const ids = Effect.map(transcripts.get(task), ({ segments }) => segments.map(({ id }) => String(id)))
        const splice = (removed: ReadonlyArray<number>, added: ReadonlyArray<Segment>, after: number | null) =>
          transcripts.splice(task, {
            removed: removed.map((nth) => line(nth).id),
            added,
            after: after === null ? null : line(after).id,
          })
        yield* transcripts.replace(task, { segments: [line(1), line(2), line(3)], speakers })
        yield* splice([2], [line(5, { begin: 2500, end: 2600 }), line(4, { begin: 2000 })], 1)
        assert.deepStrictEqual(yield* ids, ["g1", "g4", "g5", "g3"])
        yield* transcripts.replace(task, { segments: [1, 2, 3].map(text), speakers })
        yield* splice([2], [4, 5].map(text), 1)
        yield* splice([], [text(2)], null)
        yield* splice([3], [], null)
        assert.deepStrictEqual(yield* ids, ["g2", "g1", "g4", "g5"])
        yield* splice([1, 2, 4, 5], [text(3)], null)
        assert.deepStrictEqual(yield* transcripts.get(task), { segments: [text(3)], speakers })
      }),
    )

    behaves(
      "puts any number of lines at the same place",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [text(100), text(101)], speakers })
        const added = Array.from({ length: 60 }, (_, nth) => text(nth))
        yield* Effect.forEach(
          added,
          (one) => transcripts.splice(task, { removed: [], added: [one], after: line(100).id }),
        )
        const { segments } = yield* transcripts.get(task)
        assert.deepStrictEqual(segments, [text(100), ...added.toReversed(), text(101)])
      }),
    )

    behaves(
      "remembers who changed a line: a person, or nobody",
      Effect.gen(function*() {
        const transcripts = yield* given
        const edited = line(2, { isEdited: true })
        yield* transcripts.replace(task, { segments: [line(1), edited], speakers })
        assert.deepStrictEqual((yield* transcripts.get(task)).segments, [line(1), edited])
      }),
    )

    behaves(
      "stores changes to be undone, the newest ones",
      Effect.gen(function*() {
        const transcripts = yield* given
        const kept = Effect.map(transcripts.changes(task), (changes) => changes.map(({ id }) => id))
        assert.isNull(yield* transcripts.change(task, null))
        yield* Effect.forEach([1, 2, 3], (id) => transcripts.saveChange(task, change(id)))
        assert.deepStrictEqual(yield* transcripts.change(task, null), change(3))
        assert.deepStrictEqual(yield* transcripts.change(task, 2), change(2))
        assert.isNull(yield* transcripts.change(task, 9))
        assert.deepInclude((yield* transcripts.changes(task))[0], {
          id: 3,
          kind: "delete",
          begin: 0,
          end: 900,
          lines: 1,
        })
        yield* transcripts.removeChange(task, 2)
        assert.deepStrictEqual(yield* kept, [3, 1])
        yield* Effect.forEach(
          Array.from({ length: keptChanges.count }),
          (_, nth) => transcripts.saveChange(task, change(10 + nth)),
        )
        assert.lengthOf(yield* kept, keptChanges.count)
        yield* transcripts.saveChange(task, change(90, keptChanges.lines))
        assert.deepStrictEqual(yield* kept, [90])
        yield* (yield* TaskStore).remove([task])
        yield* transcripts.saveChange(task, change(91))
        assert.isEmpty(yield* kept)
      }),
    )
  })
}

import { SegmentId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
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

/** What every TranscriptStore must do. */
export const transcriptStoreContract = (name: string, layer: Layer.Layer<TranscriptStore | TaskStore>): void => {
  describe(`TranscriptStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const given = Effect.gen(function*() {
      yield* (yield* TaskStore).insert(aTask())
      return yield* TranscriptStore
    })

    behaves(
      "has nothing for a task without a transcript",
      Effect.gen(function*() {
        const transcripts = yield* given
        assert.deepStrictEqual(yield* transcripts.get(task), { segments: [], speakers: [] })
      }),
    )

    behaves(
      "gives back what was kept, in the order of time",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [line(2), line(1, { speakerId: null }), line(3)], speakers })
        const kept = yield* transcripts.get(task)
        assert.deepStrictEqual(kept, { segments: [line(1, { speakerId: null }), line(2), line(3)], speakers })
      }),
    )

    behaves(
      "replaces all of it",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [line(1), line(2)], speakers })
        yield* transcripts.replace(task, { segments: [line(2, { text: "New" })], speakers: [] })
        assert.deepStrictEqual(yield* transcripts.get(task), { segments: [line(2, { text: "New" })], speakers: [] })
      }),
    )

    behaves(
      "keeps two hours of it",
      Effect.gen(function*() {
        const transcripts = yield* given
        const segments = Array.from({ length: 1800 }, (_, nth) => line(nth))
        yield* transcripts.replace(task, { segments, speakers })
        assert.strictEqual((yield* transcripts.get(task)).segments.length, 1800)
      }),
    )

    behaves(
      "gives what overlaps a range, its end excluded",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [line(1), line(2), line(3), line(4)], speakers })
        const ids = (from: number | null, to: number | null) =>
          Effect.map(transcripts.range(task, { from, to }), ({ segments }) => segments.map(({ id }) => String(id)))
        assert.deepStrictEqual(yield* ids(2000, 3000), ["g2"])
        assert.deepStrictEqual(yield* ids(1899, 3001), ["g1", "g2", "g3"])
        assert.deepStrictEqual(yield* ids(1900, null), ["g2", "g3", "g4"])
        assert.deepStrictEqual(yield* ids(null, 2000), ["g1"])
        assert.deepStrictEqual(yield* ids(null, null), ["g1", "g2", "g3", "g4"])
      }),
    )

    behaves(
      "changes the named lines only, passing over unknown ones",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [line(1), line(2)], speakers })
        yield* transcripts.saveSegments(task, [line(2, { text: "Mended", speakerId: "s2" }), line(7)])
        const { segments } = yield* transcripts.get(task)
        assert.deepStrictEqual(segments, [line(1), line(2, { text: "Mended", speakerId: "s2" })])
      }),
    )

    behaves(
      "changes speakers without touching lines",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [line(1)], speakers })
        yield* transcripts.saveSpeakers(task, [{ id: "s1", name: "Ann" }])
        assert.deepStrictEqual(yield* transcripts.get(task), {
          segments: [line(1)],
          speakers: [{ id: "s1", name: "Ann" }],
        })
      }),
    )

    behaves(
      "gives the named lines in the order of time, passing over unknown ones",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [line(1), line(2), line(3)], speakers })
        assert.deepStrictEqual(yield* transcripts.lines(task, [line(3), line(7), line(1)].map(({ id }) => id)), [
          line(1),
          line(3),
        ])
        assert.isEmpty(yield* transcripts.lines(task, []))
        assert.isEmpty(yield* transcripts.lines(taskId(2), [line(1).id]))
      }),
    )

    behaves(
      "gives lines without words side by side, as many as are wanted",
      Effect.gen(function*() {
        const transcripts = yield* given
        const odd = line(1, { begin: 1000.5, end: 1900.25, speakerId: null })
        yield* transcripts.replace(task, { segments: [line(3), line(2), odd], speakers })
        const columns = {
          ids: ["g1", "g2", "g3"].map((id) => SegmentId.make(id)),
          begins: [1000.5, 2000, 3000],
          ends: [1900.25, 2900, 3900],
          texts: ["Line 1", "Line 2", "Line 3"],
          speakerIds: [null, "s1", "s1"],
          doubts: [[0, 4], [0, 4], [0, 4]],
        }
        assert.deepStrictEqual(yield* transcripts.plain(task, null), {
          revision: 1,
          linesRevision: 1,
          count: 3,
          speakers,
          columns,
        })
        const two = yield* transcripts.plain(task, 2)
        assert.deepStrictEqual([two.count, two.columns.texts], [3, ["Line 1", "Line 2"]])
        assert.isEmpty((yield* transcripts.plain(task, 0)).columns.ids)
        const none = { ids: [], begins: [], ends: [], texts: [], speakerIds: [], doubts: [] }
        assert.deepStrictEqual(yield* transcripts.plain(taskId(2), null), {
          revision: 0,
          linesRevision: 0,
          count: 0,
          speakers: [],
          columns: none,
        })
      }),
    )

    behaves(
      "marks doubtful words, until the line is saved without them",
      Effect.gen(function*() {
        const transcripts = yield* given
        const [doubtful, sure] = [0.1, 0.9].map((confidence) =>
          line(1, { words: [{ begin: 0, end: 100, text: "Line", confidence }] })
        )
        yield* transcripts.replace(task, { segments: doubtful === undefined ? [] : [doubtful], speakers })
        assert.deepStrictEqual((yield* transcripts.plain(task, null)).columns.doubts, [[0, 4]])
        yield* transcripts.saveSegments(task, sure === undefined ? [] : [sure])
        assert.deepStrictEqual((yield* transcripts.plain(task, null)).columns.doubts, [[]])
      }),
    )

    behaves(
      "gives lines to a speaker, passing over unknown ones",
      Effect.gen(function*() {
        const transcripts = yield* given
        const segments = [line(1), line(2), line(3, { speakerId: null })]
        yield* transcripts.replace(task, { segments, speakers })
        yield* transcripts.assign(task, [line(3), line(1), line(7)].map(({ id }) => id), "s2")
        assert.deepStrictEqual((yield* transcripts.get(task)).segments, [
          line(1, { speakerId: "s2" }),
          line(2),
          line(3, { speakerId: "s2" }),
        ])
      }),
    )

    behaves(
      "counts the changes, beginning with none",
      Effect.gen(function*() {
        const transcripts = yield* given
        const segments = [line(1), line(2)]
        assert.strictEqual(yield* transcripts.revision(task), 0)
        yield* transcripts.saveSegments(task, segments)
        yield* transcripts.assign(task, [line(1).id], "s2")
        assert.strictEqual(yield* transcripts.revision(task), 0)
        const changes = [
          transcripts.replace(task, { segments, speakers }),
          transcripts.saveSegments(task, [line(2, { text: "Mended" })]),
          transcripts.assign(task, [line(1).id], "s2"),
          transcripts.saveSpeakers(task, []),
          transcripts.replace(task, { segments, speakers }),
        ]
        const revisions = yield* Effect.forEach(changes, (change) => Effect.andThen(change, transcripts.revision(task)))
        assert.deepStrictEqual(revisions, [1, 2, 3, 4, 5])
        const { revision, linesRevision } = yield* transcripts.plain(task, 0)
        assert.deepStrictEqual([revision, linesRevision], [5, 4], "a change of names is none of lines")
        assert.strictEqual(yield* transcripts.revision(taskId(2)), 0)
      }),
    )

    behaves(
      "takes text that a database would not",
      Effect.gen(function*() {
        const transcripts = yield* given
        const odd = line(1, {
          text: "a\u0000b \ud800c",
          words: [{ begin: 0, end: 1, text: "\u0000x", confidence: null }],
        })
        yield* transcripts.replace(task, { segments: [odd], speakers })
        const [kept] = (yield* transcripts.get(task)).segments
        assert.deepStrictEqual([kept?.text, kept?.words[0]?.text], ["ab \ufffdc", "x"])
      }),
    )

    behaves(
      "goes when the task goes, and does not come back",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [line(1)], speakers })
        yield* (yield* TaskStore).remove([task])
        assert.deepStrictEqual(yield* transcripts.get(task), { segments: [], speakers: [] })
        yield* transcripts.replace(task, { segments: [line(1)], speakers })
        assert.deepStrictEqual(yield* transcripts.get(task), { segments: [], speakers: [] })
      }),
    )
  })
}

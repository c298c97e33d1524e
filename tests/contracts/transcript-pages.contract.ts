import { SegmentId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const line = (nth: number, begin = nth * 1000): Segment => ({
  id: SegmentId.make(`g${nth}`),
  begin,
  end: nth * 1000 + 900,
  text: `Line ${nth}`,
  speakerId: "s1",
  words: [{ begin: nth * 1000, end: nth * 1000 + 400.5, text: "Line", confidence: 0.25 }],
})

const speakers = [{ id: "s1", name: "Speaker 1" }]
const task = taskId(1)

/** How every TranscriptStore reads a part of a long transcript. */
export const transcriptPagesContract = (name: string, layer: Layer.Layer<TranscriptStore | TaskStore>): void => {
  describe(`TranscriptStore: ${name}, by parts`, () => {
    const behaves = behavesOn(layer)
    const given = Effect.gen(function*() {
      yield* (yield* TaskStore).insert(aTask())
      return yield* TranscriptStore
    })

    behaves(
      "returns pages of the lines in a range, with how many there are",
      Effect.gen(function*() {
        const transcripts = yield* given
        yield* transcripts.replace(task, { segments: [1, 2, 3, 4, 5].map((nth) => line(nth)), speakers })
        const pageOf = (from: number | null, to: number | null, page: number) =>
          Effect.map(
            transcripts.page(task, { from, to }, { page, pageSize: 2 }),
            ({ segments, total }) => [segments.map(({ text }) => text), total] as const,
          )
        assert.deepStrictEqual(yield* pageOf(null, null, 1), [["Line 1", "Line 2"], 5])
        assert.deepStrictEqual(yield* pageOf(null, null, 3), [["Line 5"], 5])
        assert.deepStrictEqual(yield* pageOf(null, null, 4), [[], 5])
        assert.deepStrictEqual(yield* pageOf(2000, 5000, 2), [["Line 4"], 3])
        const [first] = (yield* transcripts.page(task, { from: null, to: null }, { page: 1, pageSize: 2 })).segments
        assert.deepStrictEqual(first, line(1))
        assert.deepStrictEqual(
          yield* transcripts.page(taskId(2), { from: null, to: null }, { page: 1, pageSize: 2 }),
          { segments: [], speakers: [], total: 0 },
        )
      }),
    )

    behaves(
      "says which line is before others, also among lines of the same time",
      Effect.gen(function*() {
        const transcripts = yield* given
        const same = [3, 4].map((nth) => line(nth, 2000))
        yield* transcripts.replace(task, { segments: [line(1), line(2), ...same], speakers })
        const ids = ["g4", "g1", "g3", "none"].map((id) => SegmentId.make(id))
        assert.deepStrictEqual(
          Object.fromEntries<string | null>(yield* transcripts.before(task, ids)),
          { g1: null, g3: "g2", g4: "g3" },
        )
      }),
    )
  })
}

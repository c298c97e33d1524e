import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
import { aTranscript } from "../support/a-transcript.ts"
import { anAnalysis } from "../support/an-analysis.ts"
import { behavesOn } from "../support/behaves.ts"

const one = taskId(1)

/** What nobody shares. */
const alone = { shareToken: null, owner: null, collaborators: [], tags: [] }

const lineAt = (nth: number, begin: number, end: number): Segment => ({
  id: SegmentId.make(`g${nth}`),
  begin,
  end,
  text: `Line ${nth}`,
  speakerId: null,
  words: [],
})

/** Three tasks: the first has a transcript, the second a summary. */
const threeTasks = Effect.fnUntraced(function*(summary: string) {
  const tasks = yield* TaskStore
  const analyses = yield* AnalysisStore
  const transcripts = yield* TranscriptStore
  for (const nth of [1, 2, 3]) yield* tasks.insert(aTask({ id: taskId(nth) }))
  yield* transcripts.replace(one, aTranscript(["Ann: hello", "Ben: hello"]))
  yield* analyses.save(taskId(2), anAnalysis({ summary }))
  return tasks
})

/** What lists show of transcripts, summaries and links, in every store. */
export const taskPreviewsContract = (
  name: string,
  layer: Layer.Layer<TaskStore | TranscriptStore | AnalysisStore>,
): void => {
  describe(`TaskStore.previews: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "are of the tasks there are, each with its own speakers and summary",
      Effect.gen(function*() {
        const tasks = yield* threeTasks("## Overview\n\n- 发布推迟")
        const seen = yield* tasks.previews([taskId(2), taskId(9), one, one])
        assert.deepStrictEqual([...seen.keys()].toSorted(), [one, taskId(2)])
        const speakers = [{ id: "s1", name: "Ann" }, { id: "s2", name: "Ben" }]
        assert.deepStrictEqual(seen.get(one), { speakers, summary: null, hasTimedLines: true, ...alone })
        assert.deepStrictEqual(seen.get(taskId(2)), {
          speakers: [],
          summary: "\tOverview\n发布推迟",
          hasTimedLines: false,
          ...alone,
        })
        assert.strictEqual((yield* tasks.previews([])).size, 0)
      }),
    )

    behaves(
      "come with a page of a list, near its front, far from it, and beyond its end",
      Effect.gen(function*() {
        const tasks = yield* threeTasks("Two")
        const others = Array.from({ length: 1001 }, (_, at) => aTask({ id: taskId(at + 4) }))
        yield* Effect.forEach(others, (task) => tasks.insert(task), { concurrency: 10 })
        const everything = { owner: null, folderId: null }
        const pages = [[1, 2, 2], [502, 2, 2], [1004, 1, 1], [1100, 1, 0]] as const
        for (const [page, pageSize, count] of pages) {
          const { items, ...about } = yield* tasks.listPreviewed(everything, "newest", { page, pageSize })
          const { items: plain, ...same } = yield* tasks.list(everything, "newest", { page, pageSize })
          assert.deepStrictEqual(about, same)
          assert.lengthOf(items, count)
          assert.deepStrictEqual(items.map(({ task }) => task), plain)
          const previews = yield* tasks.previews(plain.map(({ id }) => id))
          for (const { task, preview } of items) assert.deepStrictEqual(preview, previews.get(task.id))
        }
      }),
    )

    behaves(
      "follow every change",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const analyses = yield* AnalysisStore
        const transcripts = yield* TranscriptStore
        yield* tasks.insert(aTask())
        yield* transcripts.replace(one, aTranscript(["Ann: hello"]))
        yield* analyses.save(one, anAnalysis({ summary: "First" }))
        yield* transcripts.saveSpeakers(one, [{ id: "s1", name: "Anna" }])
        yield* analyses.save(one, anAnalysis({ summary: "Second" }))
        assert.deepStrictEqual((yield* tasks.previews([one])).get(one), {
          speakers: [{ id: "s1", name: "Anna" }],
          summary: "Second",
          hasTimedLines: true,
          ...alone,
        })
        yield* tasks.remove([one])
        assert.strictEqual((yield* tasks.previews([one])).size, 0)
      }),
    )

    behaves(
      "know whether lines have times",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const transcripts = yield* TranscriptStore
        const known = Effect.fnUntraced(function*(...times: ReadonlyArray<readonly [number, number]>) {
          const segments = times.map(([begin, end], nth) => lineAt(nth, begin, end))
          yield* transcripts.replace(one, { segments, speakers: [] })
          return (yield* tasks.previews([one])).get(one)?.hasTimedLines
        })
        yield* tasks.insert(aTask({ source: "text" }))
        assert.isFalse(yield* known([0, 0], [0, 0]))
        assert.isTrue(yield* known([0, 0], [0, 3000]))
        assert.isTrue(yield* known([0, 5000], [5000, 5001]))
      }),
    )

    behaves(
      "hold enough of a long summary",
      Effect.gen(function*() {
        const tasks = yield* TaskStore
        const analyses = yield* AnalysisStore
        const summary = "会议 **plan** 🎧 ".repeat(500)
        yield* tasks.insert(aTask())
        yield* analyses.save(one, anAnalysis({ summary }))
        const seen = (yield* tasks.previews([one])).get(one)?.summary ?? ""
        assert.isAtLeast(seen.length, 900)
        assert.isTrue(summary.replaceAll("**", "").startsWith(seen))
      }),
    )
  })
}

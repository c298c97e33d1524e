import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { ada, bob, taskId } from "../support/a-task.ts"
import { aTranscript } from "../support/a-transcript.ts"
import { anAnalysis } from "../support/an-analysis.ts"
import { behavesOn } from "../support/behaves.ts"
import { answers, found, insert, page, said } from "../support/searching.ts"

/** What each store answers to a search: the best line with its marks, order and pages, and what changes do to it. */
export const searchAnswersContract = (
  name: string,
  layer: Layer.Layer<TaskStore | TranscriptStore | AnalysisStore>,
): void => {
  describe(`TaskStore.search, its answers: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "says which line answers best, where it stands and when it was spoken",
      Effect.gen(function*() {
        yield* insert(1, "Weekly sync", ["Ann: good morning", "Bob: the launch moved to May", "Ann: fine"])
        yield* insert(2, "Launch party", ["Ann: hello"])
        yield* insert(3, "Other", ["Ann: hello"], "# Overview\n- The **launch** was a success [00:04](#t=4)")
        yield* insert(4, "Launch of May", ["Ann: the launch", "Bob: maybe the launch is in May"])
        const one = yield* answers("launch")
        const line = "the launch moved to May"
        const [, second] = (yield* (yield* TranscriptStore).get(taskId(1))).segments
        const place = { begin: 4000, segmentId: second?.id ?? null }
        assert.deepStrictEqual(one.get(taskId(1)), { field: "transcript", line, ...place, marks: [[4, 10]] })
        assert.deepStrictEqual(one.get(taskId(2)), {
          field: "title",
          line: "Launch party",
          begin: null,
          segmentId: null,
          marks: [[0, 6]],
        })
        const summary = {
          field: "summary",
          line: "The launch was a success",
          begin: null,
          segmentId: null,
          marks: [[4, 10]],
        } as const
        assert.deepStrictEqual(one.get(taskId(3)), summary)
        const both = (yield* answers("may launch")).get(taskId(4))
        assert.deepInclude(both, { line: "maybe the launch is in May", begin: 4000, marks: [[10, 16], [23, 26]] })
        const typed = (yield* answers("launch ma")).get(taskId(4))
        assert.deepInclude(typed, { marks: [[0, 5], [10, 16], [23, 26]] })
      }),
    )

    behaves(
      "marks Chinese by the character, and words over several lines where most of them are",
      Effect.gen(function*() {
        yield* insert(1, "会议", ["我们讨论语音识别和识别率", "budget", "the budget and the weather", "release"])
        const [chinese] = (yield* (yield* TaskStore).search(ada, parseQuery("识别"), page)).items
        assert.deepInclude(chinese, { line: "我们讨论语音识别和识别率", marks: [[6, 8], [9, 11]] })
        const [apart] = (yield* (yield* TaskStore).search(ada, parseQuery("release budget weather"), page)).items
        assert.deepInclude(apart, { line: "the budget and the weather", marks: [[4, 10], [19, 26]] })
      }),
    )

    behaves(
      "does not take what links lead to for words of a summary",
      Effect.gen(function*() {
        yield* insert(1, "One", ["x"], "## Overview\n\n- A [page](https://example.org/secret) [01:03](#t=63)")
        for (const query of ["63", "secret", "https"]) assert.deepStrictEqual(yield* found(query), [], query)
        assert.deepStrictEqual(yield* found("page"), [taskId(1)])
      }),
    )

    behaves(
      "puts titles before summaries before transcripts, and then the newest first",
      Effect.gen(function*() {
        yield* insert(1, "Budget release", ["x"])
        yield* insert(2, "Budget", ["the release"])
        yield* insert(3, "Three", ["x"], "The budget of the release")
        yield* insert(4, "Four", ["the budget of the release"])
        yield* insert(5, "Five", ["the budget of the release"])
        assert.deepStrictEqual(yield* found("budget release"), [1, 2, 3, 5, 4].map(taskId))
      }),
    )

    behaves(
      "follows every change of the text",
      Effect.gen(function*() {
        const transcripts = yield* TranscriptStore
        yield* insert(1, "Apples", ["pears", "plums"], "cherries")
        yield* (yield* TaskStore).modify(taskId(1), (task) => Result.succeed({ ...task, title: "Grapes" }))
        const [first] = (yield* transcripts.get(taskId(1))).segments
        if (first) yield* transcripts.saveSegments(taskId(1), [{ ...first, text: "melons" }])
        yield* (yield* AnalysisStore).save(taskId(1), anAnalysis({ summary: "kiwis" }))
        const hits = yield* Effect.forEach(["grapes", "melons", "plums", "kiwis"], (word) => found(word))
        assert.deepStrictEqual(hits, [[taskId(1)], [taskId(1)], [taskId(1)], [taskId(1)]])
        const misses = yield* Effect.forEach(["apples", "pears", "cherries"], (word) => found(word))
        assert.deepStrictEqual(misses, [[], [], []])
      }),
    )

    behaves(
      "follows edits of a long transcript, whose words may stand far apart",
      Effect.gen(function*() {
        const transcripts = yield* TranscriptStore
        yield* insert(1, "Plums", Array.from({ length: 1000 }, (_, nth) => said(nth)), "kiwis")
        const { segments } = yield* transcripts.get(taskId(1))
        const change = (nth: number, text: string) => {
          const line = segments[nth]
          return line === undefined ? Effect.void : transcripts.saveSegments(taskId(1), [{ ...line, text }])
        }
        const isFound = Effect.fnUntraced(function*(query: string) {
          return (yield* found(query)).length === 1
        })
        assert.isTrue(yield* isFound("plums kiwis apples number3 number997"))
        yield* change(7, "pears")
        assert.isTrue(yield* isFound("apples pears number6 number8"))
        assert.isFalse(yield* isFound("number7 pears"))
        yield* change(457, "pears")
        yield* change(907, "pears")
        assert.isFalse(yield* isFound("apples"))
        yield* transcripts.replace(taskId(1), aTranscript(["cherries"]))
        assert.isFalse(yield* isFound("pears"))
        assert.isTrue(yield* isFound("cherries"))
      }),
    )

    behaves(
      "keeps accounts apart, counts all and gives a page",
      Effect.gen(function*() {
        for (const nth of [1, 2, 3]) yield* insert(nth, "Budget", ["x"])
        yield* insert(4, "Budget", ["x"], undefined, bob)
        const second = yield* (yield* TaskStore).search(ada, parseQuery("budget"), { page: 2, pageSize: 2 })
        assert.deepStrictEqual([second.total, second.items.map(({ task }) => task.id)], [3, [taskId(1)]])
        assert.deepStrictEqual(yield* found("budget", bob), [taskId(4)])
        const { items } = yield* (yield* TaskStore).search(null, parseQuery("budg"), page)
        assert.deepStrictEqual(items.map(({ task }) => task.ownerId).toSorted(), [ada, ada, ada, bob].toSorted())
      }),
    )

    behaves(
      "takes any query as words, whatever operators or quotes it looks like, and none as no question",
      Effect.gen(function*() {
        yield* insert(1, String.raw`It's 50% a\b off_shore`, ["x"])
        for (const query of ["", "   ", "!!! & | :*", "'", "<->", "\\", "()", "\u0000", "🎧", "\uD800"]) {
          assert.deepStrictEqual(yield* found(query), [], query)
        }
        for (
          const query of ["it's", "IT’S", "50%", "off_shore", "& a:*", "!it", "(it", '"it\'s 50"', "it | x", "it:*b"]
        ) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
      }),
    )
  })
}

import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer, Result } from "effect"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aTranscript } from "../support/a-transcript.ts"
import { anAnalysis } from "../support/an-analysis.ts"
import { behavesOn } from "../support/behaves.ts"

const page = { page: 1, pageSize: 10 }

const found = (query: string, owner = ada) =>
  Effect.gen(function*() {
    const { items } = yield* (yield* TaskStore).search(owner, query, page)
    return items.map(({ task }) => task.id)
  })

const insert = (nth: number, title: string, lines: ReadonlyArray<string>, summary?: string, owner = ada) =>
  Effect.gen(function*() {
    const createdAt = at(`2026-11-0${nth}T00:00:00.000Z`)
    yield* (yield* TaskStore).insert(aTask({ id: taskId(nth), title, ownerId: owner, createdAt }))
    yield* (yield* TranscriptStore).replace(taskId(nth), aTranscript(lines))
    if (summary !== undefined) yield* (yield* AnalysisStore).save(taskId(nth), anAnalysis({ summary }))
  })

/** What searching promises in every store: words of any language, in title, summary and transcript. */
export const searchContract = (
  name: string,
  layer: Layer.Layer<TaskStore | TranscriptStore | AnalysisStore>,
): void => {
  describe(`TaskStore.search: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds words of title, summary and transcript, in any case",
      Effect.gen(function*() {
        yield* insert(1, "Quarterly Budget", ["nothing else"])
        yield* insert(2, "Two", ["nothing here"], "The BUDGET was approved")
        yield* insert(3, "Three", ["we talked about the budget."])
        yield* insert(4, "Four", ["we talked about the weather"])
        assert.deepStrictEqual(yield* found("budget"), [taskId(1), taskId(2), taskId(3)])
      }),
    )

    behaves(
      "wants all words; the last may be unfinished",
      Effect.gen(function*() {
        yield* insert(1, "One", ["the release is planned for Friday"])
        yield* insert(2, "Two", ["the release is late"])
        assert.deepStrictEqual(yield* found("release fri"), [taskId(1)])
        assert.deepStrictEqual(yield* found("rel friday"), [])
      }),
    )

    behaves(
      "finds Chinese and Japanese, also inside a word",
      Effect.gen(function*() {
        yield* insert(1, "会议记录", ["今天我们讨论语音识别的准确率"])
        yield* insert(2, "打ち合わせ", ["来週までに見積もりを送ります"])
        for (const query of ["语音识别", "识别", "讨论 准确", "会议"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        assert.deepStrictEqual(yield* found("見積もり"), [taskId(2)])
      }),
    )

    behaves(
      "says which line matched and when it was spoken",
      Effect.gen(function*() {
        yield* insert(1, "Weekly sync", ["Ann: good morning", "Bob: the launch moved to May", "Ann: fine"])
        yield* insert(2, "Launch party", ["Ann: hello"])
        yield* insert(3, "Other", ["Ann: hello"], "# Overview\nThe launch was a success")
        const { items } = yield* (yield* TaskStore).search(ada, "launch", page)
        const lines = new Map(items.map(({ task, line, begin }) => [task.id, { line, begin }]))
        assert.deepStrictEqual(lines.get(taskId(1)), { line: "the launch moved to May", begin: 4000 })
        assert.deepStrictEqual(lines.get(taskId(2)), { line: "Launch party", begin: null })
        assert.deepStrictEqual(lines.get(taskId(3)), { line: "The launch was a success", begin: null })
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
      "keeps accounts apart, counts all and gives a page",
      Effect.gen(function*() {
        for (const nth of [1, 2, 3]) yield* insert(nth, "Budget", ["x"])
        yield* insert(4, "Budget", ["x"], undefined, bob)
        const second = yield* (yield* TaskStore).search(ada, "budget", { page: 2, pageSize: 2 })
        assert.deepStrictEqual([second.total, second.items.map(({ task }) => task.id)], [3, [taskId(1)]])
        assert.deepStrictEqual(yield* found("budget", bob), [taskId(4)])
      }),
    )

    behaves(
      "takes any query as words, and none as no question",
      Effect.gen(function*() {
        yield* insert(1, String.raw`It's 50% a\b off_shore`, ["x"])
        for (const query of ["", "   ", "!!! & | :*", "'"]) assert.deepStrictEqual(yield* found(query), [], query)
        for (const query of ["it's", "50%", "off_shore", "& a:*"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
      }),
    )
  })
}

import type { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"
import { answers, found, insert } from "../support/searching.ts"

/** What operators find in every store, and that tasks come in the order of their moments. */
export const searchGrammarContract = (
  name: string,
  layer: Layer.Layer<TaskStore | TranscriptStore | AnalysisStore>,
): void => {
  describe(`TaskStore.search, its operators and order: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds words that stand side by side, in one line, whatever signs are between them",
      Effect.gen(function*() {
        yield* insert(1, "One", ["Ann: the budget plan of May"])
        yield* insert(2, "Two", ["Ann: a plan for the budget", "the budget", "plan B"])
        yield* insert(3, "The Budget-Plan", ["Ann: hello"])
        yield* insert(4, "Four", ["Ann: hello"], "- The **budget** plan [00:04](#t=4)")
        yield* insert(5, "Q3_budget_plan.pdf", ["Ann: hello"])
        assert.sameMembers([...yield* found('"budget plan"')], [1, 3, 4, 5].map(taskId))
        assert.deepStrictEqual(yield* found('"plan budget"'), [])
        assert.deepStrictEqual(yield* found('"budget pla"'), [])
        assert.deepStrictEqual(yield* found('"the budget plan" may'), [taskId(1)])
        assert.deepInclude((yield* answers('"BUDGET plan"')).get(taskId(1)), {
          line: "the budget plan of May",
          begin: 0,
          marks: [[4, 15]],
        })
      }),
    )

    behaves(
      "finds phrases of languages with and without spaces, in any spelling",
      Effect.gen(function*() {
        yield* insert(1, "周会", ["我们用React开发前端", "预算是3.5万"])
        yield* insert(2, "Zwei", ["Die große Übersicht der Straße"])
        for (const query of ['"用React开发"', '"react 开发"', '"开发前"', '"3.5万"']) {
          assert.deepStrictEqual(yield* found(query), [taskId(1)], query)
        }
        for (const query of ['"grosse ubersicht"', '"große uebersicht"', "„Übersicht der Strasse“"]) {
          assert.deepStrictEqual(yield* found(query), [taskId(2)], query)
        }
        assert.deepStrictEqual(yield* found('"开发 前端"'), [])
        assert.deepInclude((yield* answers('"用React开发"')).get(taskId(1)), { marks: [[2, 10]] })
      }),
    )

    behaves(
      "finds what a person says, or where they speak at all",
      Effect.gen(function*() {
        yield* insert(1, "Budget", ["Ann Lee: hello", "Bob: the budget is small"])
        yield* insert(2, "Two", ["Bob: hello", "Ann Lee: the budget is small", "Ann Lee: it is"])
        yield* insert(3, "Three", ["Bob: hello"])
        assert.deepStrictEqual(yield* found("speaker:ann"), [2, 1].map(taskId))
        assert.deepStrictEqual(yield* found('speaker:"ann lee" budget'), [taskId(2)])
        assert.deepStrictEqual(yield* found('speaker:ann "budget is"'), [taskId(2)])
        assert.deepStrictEqual(yield* found('speaker:bob "budget is"'), [taskId(1)])
        assert.deepStrictEqual(yield* found("speaker:ann speaker:bob hello"), [2, 1].map(taskId))
        assert.deepStrictEqual(yield* found("speaker:zoe"), [])
        yield* insert(4, "Four", ["Ann Lee: 我们用React开发"])
        assert.deepStrictEqual(yield* found("speaker:ann react"), [taskId(4)])
        const said = yield* answers("speaker:ann small")
        assert.deepInclude(said.get(taskId(2)), { line: "the budget is small", begin: 4000, marks: [[14, 19]] })
        const first = (yield* answers("speaker:ann")).get(taskId(2))
        assert.deepInclude(first, { field: "transcript", line: "the budget is small", begin: 4000, marks: [] })
      }),
    )

    behaves(
      "finds by day, with words or without",
      Effect.gen(function*() {
        for (const nth of [1, 2, 3]) yield* insert(nth, `Day ${nth}`, ["Ann: budget"])
        assert.deepStrictEqual(yield* found("after:2026-11-02"), [3, 2].map(taskId))
        assert.deepStrictEqual(yield* found("before:2026-11-02 budget"), [taskId(1)])
        assert.deepStrictEqual(yield* found("after:2026-11-02 before:2026-11-03"), [taskId(2)])
        assert.deepStrictEqual(yield* found("before:2026-11-03 speaker:ann budg"), [2, 1].map(taskId))
        assert.deepInclude((yield* answers("after:2026-11-03")).get(taskId(3)), { field: "title", line: "Day 3" })
      }),
    )

    behaves(
      "puts titles before text, words side by side before the same words apart, and many moments before few",
      Effect.gen(function*() {
        yield* insert(1, "Release plan", ["Ann: hello"])
        yield* insert(2, "Two", ["Ann: the release plan"])
        yield* insert(3, "Three", ["Ann: a plan to release", "Ann: plan the release", "Ann: one release, one plan"])
        yield* insert(4, "Four", ["Ann: the plan of the release"])
        yield* insert(5, "Five", ["Ann: the release", "Ann: the plan"])
        yield* insert(6, "A release", ["Ann: the plan"])
        assert.deepStrictEqual(yield* found("release plan"), [1, 6, 2, 3, 4, 5].map(taskId))
      }),
    )

    behaves(
      "keeps that order over pages",
      Effect.gen(function*() {
        for (const nth of [1, 2, 3, 4]) {
          yield* insert(nth, "Talk", Array.from({ length: 5 - nth }, () => "Ann: the budget"))
        }
        const ids = yield* Effect.forEach(
          [1, 2],
          (page) =>
            Effect.flatMap(TaskStore, (tasks) => tasks.search(ada, parseQuery("budget"), { page, pageSize: 3 })),
        )
        assert.deepStrictEqual(
          ids.map(({ total, items }) => [total, items.map(({ task }) => task.id)]),
          [[4, [1, 2, 3].map(taskId)], [4, [taskId(4)]]],
        )
      }),
    )
  })
}

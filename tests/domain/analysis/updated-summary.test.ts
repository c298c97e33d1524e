import type { Draft } from "#domain/analysis/analysis.ts"
import { Analyst } from "#domain/analysis/analyst.port.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"

const id = taskId(1)
const lines = ["Ann: The launch moves to May", "Ben: I will call them", "Ann: I will write to them", "Ben: Prices rise"]

const aPoint = (text: string, segment: string, owner: string | null = null) => ({
  text,
  segments: [SegmentId.make(segment)],
  quote: null,
  owner,
  due: null,
})

const draftOf = (overview: Draft["sections"][number]["points"], actions: typeof overview): Draft => ({
  scenario: "meeting",
  sections: [
    { kind: "overview", title: "Overview", points: overview },
    { kind: "actions", title: "Actions", points: actions },
  ],
})

const launch = aPoint("The launch moves to May", "g1")
const calls = aPoint("I will call them", "g2", "Ben")
const writes = aPoint("I will write to them", "g3", "Ann")

const analyse = Effect.fnUntraced(function*(attempt: number, draft: Draft) {
  yield* startAnalysis.run({ taskId: id })
  const job = { kind: "analyse", taskId: id, attempt, account: ada, priority: false } as const
  yield* Effect.provideService(analyseTask(job), Analyst, {
    name: "scripted",
    prepare: () => Effect.void,
    analyse: () => Effect.succeed(draft),
  })
})

const summary = Effect.map(getSummary.run({ taskId: id }), (found) => found.summary)

const edit = Effect.fnUntraced(function*(from: string, to: string) {
  const before = yield* summary
  assert.include(before, from)
  yield* editTask.run({ taskId: id, summary: before.replace(from, to) })
})

const analysed = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    yield* keepUsers(aUser())
    yield* keepTasks(aTask())
    yield* transcripts.replace(id, aTranscript(lines))
    yield* analyse(1, draftOf([launch], [calls, writes]))
    return yield* test
  })).pipe(Effect.provide(asAda))

describe("a summary that is updated", () => {
  it.effect("keeps edits, added lines, owners and ticks, however often", () =>
    analysed(Effect.gen(function*() {
      yield* edit("The launch moves to May", "The launch moves to the end of May")
      yield* edit("owner: Ben", "owner: Cleo")
      yield* editTask.run({ taskId: id, summary: `${(yield* summary).trimEnd()}\n- [ ] Sing for them\n` })
      const { actionItems } = yield* getSummary.run({ taskId: id })
      yield* tickActionItem.run({ taskId: id, itemId: actionItems[1]?.id ?? "", isDone: true })
      for (const attempt of [2, 3]) {
        yield* analyse(attempt, draftOf([launch, aPoint("Prices rise", "g4")], [calls, writes]))
        const updated = yield* getSummary.run({ taskId: id })
        assert.include(updated.summary, "The launch moves to the end of May")
        assert.notInclude(updated.summary, "moves to May")
        assert.include(updated.summary, "Prices rise")
        assert.deepStrictEqual(updated.actionItems.map(({ text, owner, isDone }) => [text, owner, isDone]), [
          ["I will call them", "Cleo", false],
          ["I will write to them", "Ann", true],
          ["Sing for them", null, false],
        ])
        assert.isTrue(updated.isEdited)
      }
      const { versions } = yield* listVersions.run({ taskId: id })
      assert.include(versions.map(({ kind }) => kind), "analysis")
    })))

  it.effect("keeps the tick of an item from the same moment that reads differently now", () =>
    analysed(Effect.gen(function*() {
      const { actionItems: [first] } = yield* getSummary.run({ taskId: id })
      yield* tickActionItem.run({ taskId: id, itemId: first?.id ?? "", isDone: true })
      yield* analyse(2, draftOf([launch], [aPoint("Call them", "g2", "Ben"), writes]))
      const { actionItems } = yield* getSummary.run({ taskId: id })
      assert.deepStrictEqual(actionItems.map(({ text, isDone }) => [text, isDone]), [
        ["Call them", true],
        ["I will write to them", false],
      ])
    })))

  it.effect("is the new one where nobody has edited it", () =>
    analysed(Effect.gen(function*() {
      yield* analyse(2, draftOf([aPoint("Prices rise", "g4")], []))
      const updated = yield* getSummary.run({ taskId: id })
      assert.notInclude(updated.summary, "launch")
      assert.deepInclude(updated, { version: 2, isEdited: false })
    })))
})

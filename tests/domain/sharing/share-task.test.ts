import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asVisitor, atNoon, keepTasks, refusal } from "../../support/a-scene.ts"
import { asAda, aTask, taskId } from "../../support/a-task.ts"
import { anAnalysis } from "../../support/an-analysis.ts"
import { anAnalysisState } from "../../support/task-states.ts"

const id = taskId(1)

const analysed = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const analyses = yield* AnalysisStore
    yield* keepTasks(
      aTask({ analyst: "embedded", analysis: anAnalysisState("Completed") }),
      aTask({ id: taskId(2), analyst: "embedded", analysis: anAnalysisState("Completed") }),
    )
    yield* analyses.save(id, anAnalysis())
    return yield* test
  })).pipe(Effect.provide(asAda))

const tokenOf = (shareUrl: string | null): string =>
  /^https:\/\/parley\.example\/share\/([\w-]{43})\//.exec(shareUrl ?? "")?.[1] ?? assert.fail(`no link: ${shareUrl}`)

describe("sharing.shareTask", () => {
  it.effect("creates one link, the same each time", () =>
    analysed(Effect.gen(function*() {
      const first = yield* shareTask.run({ taskId: id })
      const second = yield* shareTask.run({ taskId: id })
      assert.isTrue(first.shareStatus)
      assert.strictEqual(tokenOf(second.shareUrl), tokenOf(first.shareUrl))
      assert.strictEqual((yield* getTask.run({ taskId: id })).shareUrl, first.shareUrl)
    })))

  it.effect("needs a finished analysis", () =>
    atNoon(Effect.gen(function*() {
      yield* keepTasks(aTask({ analysis: anAnalysisState("Running") }))
      assert.strictEqual(yield* refusal(shareTask.run({ taskId: id })), "NotAnalysed")
      assert.strictEqual(yield* refusal(toggleShare.run({ taskId: id })), "NotAnalysed")
      const { shareStatus, shareUrl } = yield* toggleShare.run({ taskId: id, on: false })
      assert.deepStrictEqual([shareStatus, shareUrl], [false, null])
    })).pipe(Effect.provide(asAda)))
})

describe("sharing.toggleShare", () => {
  it.effect("toggles, or switches to the given state; a link that was switched off never works again", () =>
    analysed(Effect.gen(function*() {
      const { shareUrl } = yield* toggleShare.run({ taskId: id })
      const off = yield* toggleShare.run({ taskId: id })
      assert.deepStrictEqual([off.shareStatus, off.shareUrl], [false, null])
      assert.isFalse((yield* toggleShare.run({ taskId: id, on: false })).shareStatus)
      const on = yield* toggleShare.run({ taskId: id, on: true })
      assert.notStrictEqual(tokenOf(on.shareUrl), tokenOf(shareUrl))
      const old = viewShared.run({ token: tokenOf(shareUrl), taskId: id })
      assert.strictEqual(yield* refusal(Effect.provide(old, asVisitor)), "ShareNotFound")
      assert.isTrue((yield* toggleShare.run({ taskId: id, on: true })).shareStatus)
    })))
})

describe("sharing.viewShared", () => {
  it.effect("shows the summary and mind map to everyone, and nothing else", () =>
    analysed(Effect.gen(function*() {
      const token = tokenOf((yield* shareTask.run({ taskId: id })).shareUrl)
      const seen = yield* Effect.provide(viewShared.run({ token, taskId: id }), asVisitor)
      assert.sameMembers(Object.keys(seen), ["id", "title", "createdAt", "duration", "summary", "mindMap"])
      assert.strictEqual(seen.summary, anAnalysis().summary)
    })))

  it.effect("shows the earlier analysis while a new one is written", () =>
    analysed(Effect.gen(function*() {
      const shareUrl = (yield* shareTask.run({ taskId: id })).shareUrl
      const token = tokenOf(shareUrl)
      yield* keepTasks(aTask({ analyst: "embedded", analysis: anAnalysisState("Running") }))
      assert.strictEqual((yield* viewShared.run({ token, taskId: id })).summary, anAnalysis().summary)
    })))

  it.effect("finds nothing with a wrong token, for another task, or while it is off", () =>
    analysed(Effect.gen(function*() {
      const token = tokenOf((yield* shareTask.run({ taskId: id })).shareUrl)
      const view = (given: string, task = id) => refusal(viewShared.run({ token: given, taskId: task }))
      for (const wrong of ["", "guessed", `${token}x`, "undefined"]) {
        assert.strictEqual(yield* view(wrong), "ShareNotFound")
      }
      assert.strictEqual(yield* view(token, taskId(2)), "ShareNotFound")
      yield* toggleShare.run({ taskId: id, on: false })
      assert.strictEqual(yield* view(token), "ShareNotFound")
    })))
})

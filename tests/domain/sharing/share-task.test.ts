import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { getShare } from "#domain/sharing/use-cases/get-share.ts"
import { renewShare } from "#domain/sharing/use-cases/renew-share.ts"
import { shareTask } from "#domain/sharing/use-cases/share-task.ts"
import { toggleShare } from "#domain/sharing/use-cases/toggle-share.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asVisitor, keepTasks, refusal } from "../../support/a-scene.ts"
import { aTask, taskId } from "../../support/a-task.ts"
import { anAnalysis } from "../../support/an-analysis.ts"
import { anAnalysisState } from "../../support/task-states.ts"
import { analysed, tokenOf } from "./a-shared-task.ts"

const id = taskId(1)

describe("sharing.shareTask", () => {
  it.effect("creates one link, the same each time", () =>
    analysed(Effect.gen(function*() {
      assert.deepInclude(yield* getShare.run({ taskId: id }), { shareStatus: false, shareUrl: null, isReady: true })
      const first = yield* shareTask.run({ taskId: id })
      const second = yield* shareTask.run({ taskId: id })
      assert.isTrue(first.shareStatus)
      assert.strictEqual(tokenOf(second.shareUrl), tokenOf(first.shareUrl))
      assert.strictEqual((yield* getTask.run({ taskId: id })).shareUrl, first.shareUrl)
      assert.strictEqual((yield* getShare.run({ taskId: id })).shareUrl, first.shareUrl)
    })))

  it.effect("needs a finished summary with text", () =>
    analysed(Effect.gen(function*() {
      const analyses = yield* AnalysisStore
      const other = taskId(2)
      for (const summary of [null, "", " \n"]) {
        if (summary !== null) yield* analyses.save(other, anAnalysis({ summary }))
        for (const share of [shareTask, toggleShare, renewShare]) {
          assert.strictEqual(yield* refusal(share.run({ taskId: other })), "NotAnalysed")
        }
        const { shareStatus, shareUrl, isReady } = yield* toggleShare.run({ taskId: other, on: false })
        assert.deepStrictEqual([shareStatus, shareUrl, isReady], [false, null, false])
      }
    })))
})

describe("sharing.toggleShare", () => {
  it.effect("toggles, or switches to the given state; a link that was switched off never works again", () =>
    analysed(Effect.gen(function*() {
      const { shareUrl } = yield* toggleShare.run({ taskId: id })
      const off = yield* toggleShare.run({ taskId: id })
      assert.deepStrictEqual([off.shareStatus, off.shareUrl, off.previewUrl], [false, null, null])
      assert.isFalse((yield* toggleShare.run({ taskId: id, on: false })).shareStatus)
      const on = yield* toggleShare.run({ taskId: id, on: true })
      assert.notStrictEqual(tokenOf(on.shareUrl), tokenOf(shareUrl))
      const old = viewShared.run({ token: tokenOf(shareUrl), taskId: id })
      assert.strictEqual(yield* refusal(Effect.provide(old, asVisitor)), "ShareNotFound")
      assert.isTrue((yield* toggleShare.run({ taskId: id, on: true })).shareStatus)
    })))
})

describe("sharing.renewShare", () => {
  it.effect("replaces the link, and with it the count of views", () =>
    analysed(Effect.gen(function*() {
      const first = tokenOf((yield* shareTask.run({ taskId: id })).shareUrl)
      yield* viewShared.run({ token: first, taskId: id })
      assert.strictEqual((yield* getShare.run({ taskId: id })).views, 1)
      const second = yield* renewShare.run({ taskId: id })
      assert.strictEqual(second.views, 0)
      assert.strictEqual(yield* refusal(viewShared.run({ token: first, taskId: id })), "ShareNotFound")
      yield* viewShared.run({ token: tokenOf(second.shareUrl), taskId: id })
    })))
})

describe("sharing.viewShared", () => {
  it.effect("shows the summary and mind map to everyone, and nothing else", () =>
    analysed(Effect.gen(function*() {
      const token = tokenOf((yield* shareTask.run({ taskId: id })).shareUrl)
      const seen = yield* Effect.provide(viewShared.run({ token, taskId: id }), asVisitor)
      const shown = ["id", "title", "createdAt", "duration", "ownerName", "language", "summary", "mindMap"]
      assert.sameMembers(Object.keys(seen), shown)
      assert.strictEqual(seen.summary, anAnalysis().summary)
      assert.isNull(seen.ownerName)
    })))

  it.effect("shows the earlier analysis while a new one is written", () =>
    analysed(Effect.gen(function*() {
      const token = tokenOf((yield* shareTask.run({ taskId: id })).shareUrl)
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

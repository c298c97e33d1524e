import { UserStore } from "#domain/account/user-store.port.ts"
import { slugOf } from "#domain/sharing/publication.ts"
import { editShare } from "#domain/sharing/use-cases/edit-share.ts"
import { publishTask } from "#domain/sharing/use-cases/publish-task.ts"
import { viewPublished } from "#domain/sharing/use-cases/view-published.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asBob, asVisitor, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { ada, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { anAnalysis } from "../../support/an-analysis.ts"
import { analysed } from "./a-shared-task.ts"

const id = taskId(1)
const { title } = aTask()
const seen = (asked: (typeof viewPublished)["input"]["Type"]) => Effect.provide(viewPublished.run(asked), asVisitor)
const date = "2026-11-20"

describe("sharing.publishTask", () => {
  it.effect("gives a task a page under its date and title, until it is taken down", () =>
    analysed(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(seen({ title })), "ContentNotFound")
      const { publishedUrl, isIndexed, shareStatus } = yield* publishTask.run({ taskId: id, published: true })
      assert.strictEqual(publishedUrl, `https://parley.example/transcribe/show/${date}/weekly-sync`)
      assert.deepStrictEqual([isIndexed, shareStatus], [false, false])
      for (const asked of [{ title, date }, { title }, { title: "weekly-sync" }]) {
        assert.strictEqual((yield* seen(asked)).summary, anAnalysis().summary)
      }
      assert.strictEqual(yield* refusal(seen({ title, date: "2026-11-19" })), "ContentNotFound")
      assert.isNull((yield* publishTask.run({ taskId: id, published: false })).publishedUrl)
      assert.strictEqual(yield* refusal(seen({ title, date })), "ContentNotFound")
    })))

  it.effect("is listed by search engines only if that is wanted", () =>
    analysed(Effect.gen(function*() {
      assert.isTrue((yield* publishTask.run({ taskId: id, published: true, indexed: true })).isIndexed)
      assert.isFalse((yield* publishTask.run({ taskId: id, published: true })).isIndexed)
    })))

  it.effect("shows only the parts that are shared", () =>
    analysed(Effect.gen(function*() {
      yield* publishTask.run({ taskId: id, published: true })
      yield* editShare.run({ taskId: id, parts: ["mind_map"] })
      assert.isNull((yield* seen({ title })).summary)
    })))

  it.effect("keeps its address when the task is renamed, and lets nobody else take it", () =>
    analysed(Effect.gen(function*() {
      yield* publishTask.run({ taskId: id, published: true })
      yield* renameTask.run({ taskId: id, title: "Another name" })
      assert.strictEqual((yield* seen({ title, date })).title, "Another name")
      const bobs = Effect.provide(publishTask.run({ taskId: taskId(3), published: true }), asBob)
      assert.strictEqual(yield* refusal(bobs), "AddressTaken")
      yield* publishTask.run({ taskId: id, published: false })
      yield* bobs
    })))

  it.effect("is not shown while its account is disabled, and nobody takes its address meanwhile", () =>
    analysed(Effect.gen(function*() {
      const users = yield* UserStore
      yield* keepUsers(aUser())
      yield* publishTask.run({ taskId: id, published: true })
      yield* users.setDisabled(ada, noon)
      assert.strictEqual(yield* refusal(seen({ title, date })), "ContentNotFound")
      const bobs = Effect.provide(publishTask.run({ taskId: taskId(3), published: true }), asBob)
      assert.strictEqual(yield* refusal(bobs), "AddressTaken")
      yield* users.setDisabled(ada, null)
      assert.strictEqual((yield* seen({ title, date })).id, id)
    })))

  it.effect("needs a summary", () =>
    analysed(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(publishTask.run({ taskId: taskId(2), published: true })), "NotAnalysed")
    })))
})

describe("the name of a page", () => {
  it.each([
    ["Weekly sync", "weekly-sync"],
    ["  Q3: Büro & Über/uns?  ", "q3-büro-über-uns"],
    ["第三季度 会议", "第三季度-会议"],
    ['../../etc/passwd"><script>', "etc-passwd-script"],
    ["🎉!?", "untitled"],
    ["x".repeat(200), "x".repeat(80)],
  ])("of %o is %o", (title, slug) => {
    assert.strictEqual(slugOf(title), slug)
    assert.strictEqual(slugOf(slug), slug)
  })
})

import { Email } from "#domain/account/user.ts"
import { countTasks } from "#domain/library/use-cases/count-tasks.ts"
import { findByTitle } from "#domain/library/use-cases/find-by-title.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { searchTasks } from "#domain/library/use-cases/search-tasks.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asBob, asOperator, asVisitor, atNoon, keepTasks, keepUsers, refusal, spentBy } from "../../support/a-scene.ts"
import { asAda, at, aTask, bob, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { recordingId, startedAtNoon } from "../../support/pipeline/a-recording.ts"

const mine = aTask({ id: taskId(1), title: "Weekly sync" })
const older = aTask({ id: taskId(2), title: "Weekly sync", createdAt: at("2026-11-20T08:00:00.000Z") })
const bobs = aTask({ id: taskId(3), title: "Weekly sync", ownerId: bob, createdAt: at("2026-11-20T10:00:00.000Z") })

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    yield* keepUsers(aUser(), aUser({ id: bob, email: Email.make("bob@example.org") }))
    yield* keepTasks(mine, older, bobs)
    yield* transcripts.replace(mine.id, aTranscript(["Ann: The budget is frozen"]))
    return yield* test
  }))

const { id } = mine

describe("a task", () => {
  it.effect("is not found if it is unknown", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(getTask.run({ taskId: taskId(9) })), "TaskNotFound")
    })).pipe(Effect.provide(asAda)))

  it.effect("may be seen and renamed by its owner and the operator", () =>
    scene(Effect.gen(function*() {
      for (const [title, actor] of [["One", asAda], ["Two", asOperator]] as const) {
        const view = yield* Effect.provide(renameTask.run({ taskId: id, title: ` ${title} ` }), actor)
        assert.strictEqual(view.title, title)
        assert.strictEqual((yield* Effect.provide(getTask.run({ taskId: id }), actor)).title, title)
      }
    })))
})

describe("library.listTasks", () => {
  it.effect("lists the caller's tasks, newest first, a page at a time; for the operator everyone's", () =>
    scene(Effect.gen(function*() {
      const listed = Effect.map(listTasks.run({}), ({ items }) => items.map((item) => item.id))
      assert.deepStrictEqual(yield* Effect.provide(listed, asAda), [mine.id, older.id])
      assert.deepStrictEqual(yield* Effect.provide(listed, asBob), [bobs.id])
      assert.deepStrictEqual(yield* Effect.provide(listed, asOperator), [bobs.id, mine.id, older.id])
      assert.strictEqual(yield* Effect.provide(refusal(listTasks.run({})), asVisitor), "SignInRequired")
      const second = yield* Effect.provide(listTasks.run({ page: 2, pageSize: 2 }), asOperator)
      assert.deepStrictEqual([second.items.length, second.page, second.pageSize, second.total], [1, 2, 2, 3])
    })))
})

describe("library.searchTasks", () => {
  it.effect("finds the line in the caller's tasks, and nothing in those of others", () =>
    scene(Effect.gen(function*() {
      const found = Effect.map(
        searchTasks.run({ query: "budget" }),
        ({ items }) => items.map(({ task, line, begin }) => [task.id, line, begin]),
      )
      const match = [[mine.id, "The budget is frozen", 0]]
      assert.deepStrictEqual(yield* Effect.provide(found, asAda), match)
      assert.deepStrictEqual(yield* Effect.provide(found, asOperator), match)
      assert.isEmpty(yield* Effect.provide(found, asBob))
      assert.strictEqual(yield* Effect.provide(refusal(found), asVisitor), "SignInRequired")
    })))
})

const find = (date: string, title: string) => findByTitle.run({ date, title })

describe("library.findByTitle", () => {
  it.effect("returns the caller's newest task of the day with exactly this title", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual((yield* find("2026-11-20", "Weekly sync")).id, mine.id)
      assert.strictEqual(yield* refusal(find("2026-11-19", "Weekly sync")), "ContentNotFound")
      assert.strictEqual(yield* refusal(find("2026-11-20", "Weekly")), "ContentNotFound")
      assert.strictEqual(yield* refusal(find("2026-99-99", "Weekly sync")), "ContentNotFound")
      const theirs = yield* Effect.provide(find("2026-11-20", "Weekly sync"), asBob)
      assert.strictEqual(theirs.id, bobs.id)
    })).pipe(Effect.provide(asAda)))
})

describe("task.deleteTasks", () => {
  it.effect("ignores tasks of others and unknown ids", () =>
    scene(Effect.gen(function*() {
      const tasks = yield* TaskStore
      assert.deepStrictEqual(yield* deleteTasks.run({ taskIds: [bobs.id, taskId(9)] }), { deleted: 0 })
      assert.deepStrictEqual(yield* deleteTasks.run({ taskIds: [bobs.id, mine.id, taskId(9)] }), { deleted: 1 })
      assert.deepStrictEqual((yield* listTasks.run({})).items.map(({ id }) => id), [older.id])
      assert.strictEqual((yield* tasks.get(bobs.id)).ownerId, bob)
    })).pipe(Effect.provide(asAda)))

  it.effect("deletes a hundred at once, and does not charge for those that run", () =>
    startedAtNoon(Effect.gen(function*() {
      const many = Array.from({ length: 99 }, (_, nth) => aTask({ id: taskId(nth + 100) }))
      yield* keepTasks(...many)
      assert.strictEqual(yield* spentBy(), 3)
      const taskIds = [recordingId, ...many.map(({ id }) => id)] as const
      assert.deepStrictEqual(yield* deleteTasks.run({ taskIds }), { deleted: 100 })
      assert.strictEqual(yield* spentBy(), 0)
      assert.deepStrictEqual(yield* countTasks.run({}), { all: 0, uncategorized: 0, running: 0, shared: 0 })
    })).pipe(Effect.provide(asAda)))
})

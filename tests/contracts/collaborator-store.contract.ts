import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { adasEmail, aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const page = { page: 1, pageSize: 10 }
const email = Email.make("bob@example.org")
const addedAt = at("2026-11-20T10:00:00.000Z")
const added = { userId: bob, identifier: email, addedAt }

const keep = Effect.gen(function*() {
  const users = yield* UserStore
  const tasks = yield* TaskStore
  yield* users.insert(aUser())
  yield* users.insert(aUser({ id: bob, email }))
  for (const nth of [1, 2, 3]) yield* tasks.insert(aTask({ id: taskId(nth) }))
})

/** What every CollaboratorStore must do, and what the TaskStore beside it says of whom a task is shared with. */
export const collaboratorStoreContract = (
  name: string,
  layer: Layer.Layer<CollaboratorStore | TaskStore | UserStore>,
): void => {
  describe(`CollaboratorStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "lists whom a task is shared with, in the order in which they were added, each once",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        yield* keep
        const later = { userId: ada, identifier: adasEmail, addedAt: at("2026-11-20T11:00:00.000Z") }
        yield* collaborators.add(taskId(1), added)
        yield* collaborators.add(taskId(1), later)
        yield* collaborators.add(taskId(1), { ...added, addedAt: later.addedAt })
        assert.deepStrictEqual(yield* collaborators.list(taskId(1)), [added, later])
        assert.deepStrictEqual(yield* collaborators.list(taskId(2)), [])
      }),
    )

    behaves(
      "stores nothing for a task or an account that does not exist",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        const tasks = yield* TaskStore
        yield* keep
        yield* collaborators.add(taskId(9), added)
        assert.deepStrictEqual(yield* collaborators.list(taskId(9)), [])
        yield* collaborators.add(taskId(1), { ...added, userId: UserId.make(taskId(9)) })
        assert.deepStrictEqual((yield* tasks.previews([taskId(1)])).get(taskId(1))?.collaborators, [])
      }),
    )

    behaves(
      "removes one of them, and says whether there was anyone",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        yield* keep
        yield* collaborators.add(taskId(1), added)
        yield* collaborators.add(taskId(2), added)
        assert.isTrue(yield* collaborators.remove(taskId(1), bob))
        assert.isFalse(yield* collaborators.remove(taskId(1), bob))
        assert.deepStrictEqual(yield* collaborators.list(taskId(1)), [])
        assert.deepStrictEqual(yield* collaborators.list(taskId(2)), [added])
      }),
    )

    behaves(
      "goes with its task",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        const tasks = yield* TaskStore
        yield* keep
        yield* collaborators.add(taskId(1), added)
        yield* tasks.remove([taskId(1)])
        yield* tasks.insert(aTask())
        assert.deepStrictEqual(yield* collaborators.list(taskId(1)), [])
        assert.strictEqual((yield* tasks.sharedWith(bob)).size, 0)
      }),
    )

    behaves(
      "decides what the tasks of an account are",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        const tasks = yield* TaskStore
        yield* keep
        const [one, two, three] = [taskId(1), taskId(2), taskId(3)]
        yield* tasks.insert(aTask({ id: taskId(4), ownerId: bob }))
        yield* collaborators.add(one, added)
        yield* collaborators.add(three, added)
        const found = Effect.fnUntraced(function*(id: typeof one, account: typeof bob | null) {
          return (yield* tasks.find(id, account)).isCollaborator
        })
        assert.deepStrictEqual([yield* found(one, bob), yield* found(two, bob)], [true, false])
        assert.deepStrictEqual([yield* found(one, ada), yield* found(one, null)], [false, false])
        assert.strictEqual((yield* Effect.flip(tasks.find(taskId(9), bob)))._tag, "TaskNotFound")
        assert.deepStrictEqual(yield* tasks.sharedWith(bob), new Set([one, three]))
        const visible = (yield* tasks.visible([one, two, taskId(4), taskId(9)], bob)).map(({ id }) => id)
        assert.deepStrictEqual(visible.toSorted(), [one, taskId(4)])
        assert.strictEqual((yield* tasks.visible([one, two], null)).length, 2)
        const listed = yield* tasks.list({ owner: null, folderId: null, sharedWith: bob }, "oldest", page)
        assert.deepStrictEqual([listed.items.map(({ id }) => id).toSorted(), listed.total], [[one, three], 2])
        assert.deepStrictEqual(yield* tasks.count(bob), { all: 1, uncategorized: 1, running: 0, shared: 2 })
        const preview = (yield* tasks.previews([one])).get(one)
        assert.deepStrictEqual(preview?.owner, { id: ada, userIdentifier: "ada@example.org" })
        assert.deepStrictEqual(preview?.collaborators, [{ id: bob, userIdentifier: email }])
      }),
    )
  })
}

import { UserStore } from "#domain/account/user-store.port.ts"
import { Email, Phone } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aCollaborator, additionId } from "../support/a-collaborator.ts"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const page = { page: 1, pageSize: 10 }
const email = Email.make("bob@example.org")
const addedAt = at("2026-11-20T10:00:00.000Z")
const added = aCollaborator({ addedAt })
const newcomer = aCollaborator({ id: additionId(2), identifier: Email.make("new@example.org"), role: "viewer" })

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
        const later = { ...newcomer, addedAt: at("2026-11-20T11:00:00.000Z") }
        yield* collaborators.add(taskId(1), added)
        yield* collaborators.add(taskId(1), later)
        yield* collaborators.add(taskId(1), { ...added, id: additionId(3), addedAt: later.addedAt })
        assert.deepStrictEqual(yield* collaborators.list(taskId(1)), [added, later])
        assert.deepStrictEqual(yield* collaborators.list(taskId(2)), [])
      }),
    )

    behaves(
      "stores nothing for a task that does not exist",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        yield* keep
        yield* collaborators.add(taskId(9), added)
        assert.deepStrictEqual(yield* collaborators.list(taskId(9)), [])
      }),
    )

    behaves(
      "gives access to the account that has the address or the number, whichever came first",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        const tasks = yield* TaskStore
        const users = yield* UserStore
        yield* keep
        const phone = Phone.make("+8613800138000")
        yield* collaborators.add(taskId(1), newcomer)
        yield* collaborators.add(taskId(2), { ...newcomer, identifier: phone })
        const [byMail, byPhone] = [UserId.make(taskId(7)), UserId.make(taskId(8))]
        assert.strictEqual((yield* tasks.find(taskId(1), byMail)).sharedAs, null)
        yield* users.insert(aUser({ id: byMail, email: Email.make("new@example.org") }))
        yield* users.insert(aUser({ id: byPhone, email: null, phone }))
        assert.strictEqual((yield* tasks.find(taskId(1), byMail)).sharedAs, "viewer")
        assert.strictEqual((yield* tasks.find(taskId(2), byMail)).sharedAs, null)
        assert.deepStrictEqual(yield* tasks.sharedWith(byPhone), new Set([taskId(2)]))
        assert.strictEqual((yield* tasks.count(byPhone)).shared, 1)
        const [one] = (yield* tasks.previews([taskId(2)])).get(taskId(2))?.collaborators ?? []
        assert.deepStrictEqual([one?.userIdentifier, one?.userId], [phone, byPhone])
      }),
    )

    behaves(
      "changes what someone may do, and says whether there was anyone",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        const tasks = yield* TaskStore
        yield* keep
        yield* collaborators.add(taskId(1), added)
        yield* collaborators.add(taskId(2), added)
        const viewer = { ...added, role: "viewer" } as const
        assert.deepStrictEqual(yield* collaborators.setRole(taskId(1), added.id, "viewer"), viewer)
        assert.isNull(yield* collaborators.setRole(taskId(1), newcomer.id, "viewer"))
        assert.isNull(yield* collaborators.setRole(taskId(3), added.id, "viewer"))
        assert.deepStrictEqual(yield* collaborators.list(taskId(1)), [viewer])
        assert.deepStrictEqual(yield* collaborators.list(taskId(2)), [added])
        assert.strictEqual((yield* tasks.find(taskId(1), bob)).sharedAs, "viewer")
      }),
    )

    behaves(
      "removes one of them, and says who it was",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        yield* keep
        yield* collaborators.add(taskId(1), added)
        yield* collaborators.add(taskId(2), added)
        assert.deepStrictEqual(yield* collaborators.remove(taskId(1), added.id), added)
        assert.isNull(yield* collaborators.remove(taskId(1), added.id))
        assert.deepStrictEqual(yield* collaborators.list(taskId(1)), [])
        assert.deepStrictEqual(yield* collaborators.list(taskId(2)), [added])
      }),
    )

    behaves(
      "moves what is shared with one address to another, and back what was moved",
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        const tasks = yield* TaskStore
        yield* keep
        yield* tasks.insert(aTask({ id: taskId(4), ownerId: bob }))
        const to = Email.make("new@example.org")
        const viewer = { ...added, role: "viewer" } as const
        yield* collaborators.add(taskId(1), viewer)
        yield* collaborators.add(taskId(2), { ...added, id: additionId(3), role: "viewer" })
        yield* collaborators.add(taskId(2), { ...newcomer, id: additionId(4), role: "editor" })
        yield* collaborators.add(taskId(3), { ...newcomer, id: additionId(5) })
        yield* collaborators.add(taskId(4), { ...newcomer, id: additionId(6) })
        const moved = yield* collaborators.readdress(email, to, bob)
        assert.deepStrictEqual(moved.toSorted(), [additionId(1), additionId(3)])
        assert.deepStrictEqual(yield* collaborators.list(taskId(1)), [{ ...viewer, identifier: to }])
        assert.deepStrictEqual(yield* collaborators.list(taskId(2)), [
          { ...added, id: additionId(3), identifier: to, role: "editor" },
        ])
        assert.deepStrictEqual(yield* collaborators.list(taskId(3)), [{ ...newcomer, id: additionId(5) }])
        assert.deepStrictEqual(yield* collaborators.list(taskId(4)), [])
        yield* collaborators.moveBack(moved, to, email)
        assert.deepStrictEqual(yield* collaborators.list(taskId(1)), [viewer])
        assert.deepStrictEqual(yield* collaborators.list(taskId(3)), [{ ...newcomer, id: additionId(5) }])
        yield* collaborators.moveBack([], to, email)
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
          return (yield* tasks.find(id, account)).sharedAs
        })
        assert.deepStrictEqual([yield* found(one, bob), yield* found(two, bob)], ["editor", null])
        assert.deepStrictEqual([yield* found(one, ada), yield* found(one, null)], [null, null])
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
        assert.deepStrictEqual(preview?.collaborators, [
          { id: added.id, userIdentifier: email, role: "editor", userId: bob },
        ])
      }),
    )
  })
}

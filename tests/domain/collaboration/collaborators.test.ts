import { Email, Phone } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { getPermission } from "#domain/collaboration/use-cases/get-permission.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { OwnEdition } from "#domain/kernel/edition.ts"
import { CollaboratorId, UserId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Layer } from "effect"
import { aCollaborator, additionId } from "../../support/a-collaborator.ts"
import { asBob, asOperator, keepTasks, keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, aTask, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { add, addBob, asCarol, carol, id, remove, shared } from "./a-shared-scene.ts"

const asStranger = Layer.succeed(CurrentActor, { _tag: "User", id: UserId.make(taskId(9)) })
const carolAdds = (userIdentifier: string) =>
  Effect.provide(addCollaborator.run({ taskId: taskId(2), userIdentifier }), asCarol)
const bobs = Email.make("bob@example.org")

describe("collaboration.addCollaborator", () => {
  it.effect("lets an account edit the task, and sends it a link in its language", () =>
    shared((sent) =>
      Effect.gen(function*() {
        const { collaborator, isNotified } = yield* add(" Bob@Example.org ")
        assert.deepStrictEqual(collaborator, {
          id: collaborator.id,
          userIdentifier: bobs,
          role: "editor",
          addedAt: noon,
        })
        assert.isTrue(isNotified)
        assert.deepStrictEqual(sent, [{
          _tag: "Shared",
          to: bobs,
          language: "de",
          from: aUser().email,
          title: "Weekly sync",
          role: "editor",
          url: `https://parley.example/transcribe/task/${id}`,
        }])
        const { role, owner, collaborators } = yield* Effect.provide(getTask.run({ taskId: id }), asBob)
        const { id: added, userIdentifier } = collaborator
        assert.deepStrictEqual([role, owner?.id], ["editor", ada])
        assert.deepStrictEqual(collaborators, [{ id: added, userIdentifier, role: "editor" }])
      })
    ))

  it.effect("keeps whom it added if the mail cannot be sent, and says so", () =>
    shared(() =>
      Effect.gen(function*() {
        assert.isFalse((yield* add()).isNotified)
        assert.strictEqual((yield* Effect.provide(getTask.run({ taskId: id }), asBob)).role, "editor")
      }), false))

  it.effect("adds neither the owner nor anyone twice, however the address is written", () =>
    shared((sent) =>
      Effect.gen(function*() {
        yield* add()
        assert.strictEqual(yield* refusal(add(" BOB@Example.org ")), "AlreadyCollaborator")
        assert.strictEqual(yield* refusal(add("ADA@example.org")), "OwnerFixed")
        assert.strictEqual(sent.length, 1)
      })
    ))

  it.effect("takes numbers in the China edition, and nothing else", () =>
    shared(() =>
      Effect.gen(function*() {
        const dora = UserId.make("0190a5f2-7c1e-7000-8000-00000000d001")
        const phone = Phone.make("+8613800138000")
        yield* keepUsers(aUser({ id: dora, email: null, phone }))
        const inChina = Effect.provideService(OwnEdition, "cn" as const)
        const { collaborator, isNotified } = yield* inChina(add(" 138 0013-8000 "))
        assert.deepInclude(collaborator, { userIdentifier: phone })
        assert.isFalse(isNotified)
        const asDora = Effect.provideService(CurrentActor, { _tag: "User" as const, id: dora })
        assert.strictEqual((yield* asDora(getTask.run({ taskId: id }))).role, "editor")
        assert.strictEqual(yield* refusal(inChina(add("+86 13800138000"))), "AlreadyCollaborator")
        assert.isFalse((yield* inChina(add("8613800138001"))).isNotified)
        for (const written of ["bob@example.org", "12", "Dora"]) {
          assert.deepInclude(yield* refusalWith(inChina(add(written))), {
            _tag: "UserIdentifierInvalid",
            message: "user_identifier: must be a phone number such as +8613800138000",
          })
        }
        for (const written of ["13800138000", "12", "Dora"]) {
          assert.deepInclude(yield* refusalWith(add(written)), {
            _tag: "UserIdentifierInvalid",
            message: "user_identifier: must be a valid email address",
          })
        }
      })
    ))

  it.effect("adds only so many in an hour, and the same mailbox only so often, for all owners together", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* keepTasks(aTask({ id: taskId(2), ownerId: carol }))
        yield* add("nobody@example.org")
        const addsSome = Effect.forEach(Array.from({ length: 59 }), () => refusal(add("nobody@example.org")))
        assert.deepStrictEqual(new Set(yield* addsSome), new Set(["AlreadyCollaborator"]))
        assert.strictEqual(yield* refusal(add("another@example.org")), "TooManyRequests")
        assert.strictEqual(yield* refusal(carolAdds("nobody+1@example.org")), "TooManyRequests")
        assert.isTrue((yield* carolAdds("another@example.org")).isNotified)
      })
    ))

  it.effect("stops at a hundred", () =>
    shared(() =>
      Effect.gen(function*() {
        const store = yield* CollaboratorStore
        const many = Array.from({ length: 100 }, (_, nth) => ({
          ...aCollaborator({ id: additionId(nth), identifier: Email.make(`guest-${nth}@example.org`) }),
        }))
        const full = CollaboratorStore.of({ ...store, list: () => Effect.succeed(many) })
        assert.strictEqual(
          yield* refusal(Effect.provideService(add(), CollaboratorStore, full)),
          "CollaboratorLimitReached",
        )
      })
    ))
})

describe("collaboration.removeCollaborator", () => {
  it.effect("ends the access, once, and never the owner's", () =>
    shared(() =>
      Effect.gen(function*() {
        const bobIs = yield* addBob
        assert.strictEqual(yield* refusal(remove(CollaboratorId.make(ada))), "OwnerFixed")
        yield* remove(bobIs)
        assert.strictEqual(yield* refusal(remove(bobIs)), "CollaboratorNotFound")
        assert.strictEqual(yield* refusal(Effect.provide(getTask.run({ taskId: id }), asBob)), "TaskNotFound")
      })
    ))

  it.effect("and an addition at the same moment leave the one that came last", () =>
    shared(() =>
      Effect.gen(function*() {
        const bobIs = yield* addBob
        const [removed, added] = yield* Effect.all([Effect.exit(remove(bobIs)), Effect.exit(add())], {
          concurrency: "unbounded",
        })
        const { collaborators } = yield* listCollaborators.run({ taskId: id })
        assert.isTrue(Exit.isSuccess(removed))
        assert.strictEqual(collaborators.length, Exit.isSuccess(added) ? 1 : 0)
      })
    ))
})

describe("a collaborator", () => {
  it.effect("sees who is on the task, but cannot change that", () =>
    shared(() =>
      Effect.gen(function*() {
        const bobIs = yield* addBob
        const { owner, collaborators } = yield* Effect.provide(listCollaborators.run({ taskId: id }), asBob)
        const entry = { id: bobIs, userIdentifier: bobs, role: "editor" as const, addedAt: noon }
        assert.deepStrictEqual([owner?.id, collaborators], [ada, [entry]])
        assert.strictEqual(yield* refusal(Effect.provide(add("carol@example.org"), asBob)), "OwnerManages")
        assert.strictEqual(yield* refusal(Effect.provide(remove(bobIs), asBob)), "OwnerManages")
      })
    ))

  it.effect("has the task in a list of its own, without the owner's folder and link", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        const { items, total } = yield* Effect.provide(listTasks.run({ shared: true }), asBob)
        assert.deepStrictEqual([total, items.map((one) => [one.id, one.folderId, one.shareUrl])], [1, [[
          id,
          null,
          null,
        ]]])
        assert.strictEqual((yield* Effect.provide(listTasks.run({}), asBob)).total, 0)
        assert.strictEqual((yield* listTasks.run({ shared: true })).total, 0)
      })
    ))

  it.effect("edits lines and summary, but neither the title nor the task itself", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        const renamed = refusal(Effect.provide(editTask.run({ taskId: id, title: "Mine" }), asBob))
        assert.strictEqual(yield* renamed, "NotTaskEditor")
        assert.deepStrictEqual(yield* Effect.provide(deleteTasks.run({ taskIds: [id] }), asBob), { deleted: 0 })
      })
    ))
})

describe("collaboration.getPermission", () => {
  const asked = getPermission.run({ taskId: id })

  it.effect("says what the caller may do, and tells strangers nothing", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        assert.deepStrictEqual(yield* asked, { role: "owner", canEdit: true, canManage: true })
        assert.deepStrictEqual((yield* Effect.provide(asked, asOperator)).role, "operator")
        const may = { role: "editor", canEdit: true, canManage: false } as const
        assert.deepStrictEqual(yield* Effect.provide(asked, asBob), may)
        yield* add("carol@example.org", "viewer")
        const carolMay = { role: "viewer", canEdit: false, canManage: false } as const
        assert.deepStrictEqual(yield* Effect.provide(asked, asCarol), carolMay)
        assert.strictEqual(yield* refusal(Effect.provide(asked, asStranger)), "TaskNotFound")
      })
    ))
})

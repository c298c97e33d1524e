import { Email, Phone } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { getPermission } from "#domain/collaboration/use-cases/get-permission.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { OwnEdition } from "#domain/kernel/edition.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit } from "effect"
import { asBob, asOperator, keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { ada, bob, taskId } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { add, asCarol, id, remove, shared } from "./a-shared-scene.ts"

const bobIs = { id: bob, userIdentifier: Email.make("bob@example.org") }

describe("collaboration.addCollaborator", () => {
  it.effect("lets an account edit the task, and sends it a link in its language", () =>
    shared((sent) =>
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* add(" Bob@Example.org "), {
          collaborator: { ...bobIs, addedAt: noon },
          isNotified: true,
        })
        assert.deepStrictEqual(sent, [{
          _tag: "Shared",
          to: bobIs.userIdentifier,
          language: "de",
          from: aUser().email,
          title: "Weekly sync",
          url: `https://parley.example/transcribe/task/${id}`,
        }])
        const { role, owner, collaborators } = yield* Effect.provide(getTask.run({ taskId: id }), asBob)
        assert.deepStrictEqual([role, owner?.id, collaborators], ["collaborator", ada, [bobIs]])
      })
    ))

  it.effect("keeps whom it added if the mail cannot be sent, and says so", () =>
    shared(() =>
      Effect.gen(function*() {
        assert.isFalse((yield* add()).isNotified)
        assert.strictEqual((yield* Effect.provide(getTask.run({ taskId: id }), asBob)).role, "collaborator")
      }), false))

  it.effect("adds neither the owner, nor anyone twice, nor someone without an account", () =>
    shared((sent) =>
      Effect.gen(function*() {
        yield* add()
        assert.strictEqual(yield* refusal(add()), "AlreadyCollaborator")
        assert.strictEqual(yield* refusal(add("ADA@example.org")), "OwnerFixed")
        assert.strictEqual(yield* refusal(add("nobody@example.org")), "UserNotFound")
        assert.strictEqual(sent.length, 1)
      })
    ))

  it.effect("finds people by their numbers in the China edition, and by nothing else", () =>
    shared(() =>
      Effect.gen(function*() {
        const dora = UserId.make("0190a5f2-7c1e-7000-8000-00000000d001")
        const phone = Phone.make("+8613800138000")
        yield* keepUsers(aUser({ id: dora, email: null, phone }))
        const inChina = Effect.provideService(OwnEdition, "cn" as const)
        const { collaborator, isNotified } = yield* inChina(add(" 138 0013-8000 "))
        assert.deepInclude(collaborator, { id: dora, userIdentifier: phone })
        assert.isFalse(isNotified)
        assert.strictEqual(yield* refusal(inChina(add("+86 13800138000"))), "AlreadyCollaborator")
        assert.strictEqual(yield* refusal(inChina(add("8613800138001"))), "UserNotFound")
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

  it.effect("tells only so often whether an address has an account", () =>
    shared(() =>
      Effect.gen(function*() {
        const tries = yield* Effect.forEach(Array.from({ length: 61 }), () => refusal(add("nobody@example.org")))
        assert.deepStrictEqual([tries[59], tries[60]], ["UserNotFound", "TooManyRequests"])
      })
    ))

  it.effect("stops at a hundred", () =>
    shared(() =>
      Effect.gen(function*() {
        const store = yield* CollaboratorStore
        const many = Array.from({ length: 100 }, (_, nth) => ({
          userId: UserId.make(taskId(nth)),
          identifier: bobIs.userIdentifier,
          addedAt: noon,
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
        yield* add()
        assert.strictEqual(yield* refusal(remove(ada)), "OwnerFixed")
        yield* remove()
        assert.strictEqual(yield* refusal(remove()), "CollaboratorNotFound")
        assert.strictEqual(yield* refusal(Effect.provide(getTask.run({ taskId: id }), asBob)), "TaskNotFound")
      })
    ))

  it.effect("and an addition at the same moment leave the one that came last", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add()
        const [removed, added] = yield* Effect.all([Effect.exit(remove()), Effect.exit(add())], {
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
        yield* add()
        const { owner, collaborators } = yield* Effect.provide(listCollaborators.run({ taskId: id }), asBob)
        assert.deepStrictEqual([owner?.id, collaborators], [ada, [{ ...bobIs, addedAt: noon }]])
        assert.strictEqual(yield* refusal(Effect.provide(add("carol@example.org"), asBob)), "OwnerManages")
        assert.strictEqual(yield* refusal(Effect.provide(remove(), asBob)), "OwnerManages")
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
        const may = { role: "collaborator", canEdit: true, canManage: false } as const
        assert.deepStrictEqual(yield* Effect.provide(asked, asBob), may)
        assert.strictEqual(yield* refusal(Effect.provide(asked, asCarol)), "TaskNotFound")
      })
    ))
})

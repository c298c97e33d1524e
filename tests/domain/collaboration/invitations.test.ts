import { createUser } from "#domain/account/use-cases/create-user.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { editCollaborator } from "#domain/collaboration/use-cases/edit-collaborator.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { type CollaboratorId, UserId } from "#domain/kernel/ids.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { listTasks } from "#domain/library/use-cases/list-tasks.ts"
import { byEmail, type ProvenIdentity } from "#domain/sign-in/proven-identity.ts"
import { signIn } from "#domain/sign-in/shared/enter.ts"
import type { SharedRole } from "#domain/task/access.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { asBob, asOperator, refusal } from "../../support/a-scene.ts"
import { bob } from "../../support/a-task.ts"
import { aUser } from "../../support/a-user.ts"
import { agreed } from "../../support/by-mail-only.ts"
import { add, addBob, id, remove, shared } from "./a-shared-scene.ts"

const newcomers = Email.make("new@example.org")
const read = getTask.run({ taskId: id })
const as = (user: UserId) => Layer.succeed(CurrentActor, { _tag: "User", id: user })

const set = (userId: CollaboratorId, role: SharedRole) => editCollaborator.run({ taskId: id, userId, role })
const entering = (proven: ProvenIdentity) => signIn(Effect.succeed(proven), { deviceId: "laptop", ...agreed })

/** What an owner sees, with ids and addresses that differ anyway left out. */
const blurred = (seen: unknown): string =>
  JSON.stringify(seen).replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID").replaceAll(
    /(bob|new)@example/g,
    "SOMEONE@example",
  )

describe("an addition", () => {
  it.effect("looks the same for an address with an account and for one without", () =>
    shared((sent) =>
      Effect.gen(function*() {
        const known = yield* add("bob@example.org", "viewer")
        const unknown = yield* add("new@example.org", "viewer")
        assert.strictEqual(blurred(known), blurred(unknown))
        const { collaborators } = yield* listCollaborators.run({ taskId: id })
        assert.strictEqual(blurred(collaborators[0]), blurred(collaborators[1]))
        const { collaborators: shown } = yield* read
        assert.strictEqual(blurred(shown[0]), blurred(shown[1]))
        assert.notInclude(JSON.stringify([known, collaborators, shown]), bob)
        assert.deepStrictEqual(sent.map(({ to }) => to), ["bob@example.org", newcomers])
        assert.strictEqual(yield* refusal(add("bob@example.org")), yield* refusal(add("new@example.org")))
        const [one, another] = [known.collaborator.id, unknown.collaborator.id]
        assert.strictEqual(blurred(yield* set(one, "editor")), blurred(yield* set(another, "editor")))
        assert.deepStrictEqual([yield* remove(one), yield* remove(another)], [{}, {}])
      })
    ))

  it.effect("is to the address that is read, without the unseen marks that were copied with it", () =>
    shared((sent) =>
      Effect.gen(function*() {
        const { collaborator } = yield* add("\u202Abo\u200Bb@example.org\u202C", "viewer")
        assert.strictEqual(collaborator.userIdentifier, "bob@example.org")
        assert.deepStrictEqual(sent.map(({ to }) => to), ["bob@example.org"])
        assert.strictEqual(yield* refusal(add("bob@example.org\u2060")), "AlreadyCollaborator")
      })
    ))

  it.effect("without an account becomes access at the first sign-in, by mail in the owner's language until then", () =>
    shared((sent) =>
      Effect.gen(function*() {
        const { save } = yield* UserStore
        yield* save(aUser({ uiLanguage: "fr" }))
        yield* add(" New@Example.ORG ", "viewer")
        assert.deepInclude(sent[0], { to: newcomers, role: "viewer", language: "fr" })
        const { userInfo } = yield* entering(byEmail(newcomers))
        const asNewcomer = as(UserId.make(userInfo.id))
        const { items } = yield* Effect.provide(listTasks.run({ shared: true }), asNewcomer)
        assert.deepStrictEqual(items.map((one) => [one.id, one.role]), [[id, "viewer"]])
        assert.strictEqual((yield* Effect.provide(read, asNewcomer)).role, "viewer")
      })
    ))

  it.effect("is for nobody who has not proved the address", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add("new@example.org")
        const claimed = { ...byEmail(newcomers), issuer: "https://id.example", isEmailVerified: false }
        assert.strictEqual(yield* refusal(entering(claimed)), "AddressNotVerified")
        for (const other of ["new+1@example.org", "new@example.org.evil.example", "n.ew@example.org"]) {
          const { userInfo } = yield* entering(byEmail(Email.make(other)))
          const asOther = as(UserId.make(userInfo.id))
          assert.strictEqual(yield* refusal(Effect.provide(read, asOther)), "TaskNotFound", other)
        }
      })
    ))

  it.effect("is also for an account that the operator creates", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* add("new@example.org")
        const created = yield* Effect.provide(createUser.run({ email: newcomers, plan: "free" }), asOperator)
        assert.strictEqual((yield* Effect.provide(read, as(UserId.make(created.id)))).role, "editor")
      })
    ))

  it.effect("goes with the account it is for, and does not wait for the next one with that address", () =>
    shared(() =>
      Effect.gen(function*() {
        yield* addBob
        yield* (yield* DeletionStore).erase(aUser({ id: bob, email: Email.make("bob@example.org") }))
        assert.deepStrictEqual((yield* listCollaborators.run({ taskId: id })).collaborators, [])
        const { userInfo } = yield* entering(byEmail(Email.make("bob@example.org")))
        assert.strictEqual(yield* refusal(Effect.provide(read, as(UserId.make(userInfo.id)))), "TaskNotFound")
      })
    ))
})

describe("a viewer", () => {
  it.effect("reads, and changes nothing until the owner makes an editor of them", () =>
    shared(() =>
      Effect.gen(function*() {
        const bobIs = yield* addBob
        const write = Effect.provide(editTask.run({ taskId: id, summary: "Mine" }), asBob)
        assert.strictEqual((yield* set(bobIs, "viewer")).role, "viewer")
        assert.strictEqual((yield* Effect.provide(read, asBob)).role, "viewer")
        assert.strictEqual(yield* refusal(write), "NotTaskEditor")
        assert.strictEqual(yield* refusal(Effect.provide(set(bobIs, "editor"), asBob)), "OwnerManages")
        yield* set(bobIs, "editor")
        assert.notStrictEqual(yield* refusal(write), "NotTaskEditor")
        yield* remove(bobIs)
        assert.strictEqual(yield* refusal(set(bobIs, "editor")), "CollaboratorNotFound")
      })
    ))
})

import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { confirmChange } from "#domain/contact-change/use-cases/confirm-change.ts"
import { inspectUndo } from "#domain/contact-change/use-cases/inspect-undo.ts"
import { requestChange } from "#domain/contact-change/use-cases/request-change.ts"
import { undoChange } from "#domain/contact-change/use-cases/undo-change.ts"
import { PasskeyId } from "#domain/kernel/ids.ts"
import { DeletionStore } from "#domain/leaving/deletion-store.port.ts"
import { McpKeyStore } from "#domain/mcp-key/mcp-key-store.port.ts"
import { PasskeyStore } from "#domain/passkey/passkey-store.port.ts"
import { IdentityStore } from "#domain/sign-in/identity-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { TestClock } from "effect/testing"
import { aCollaborator, additionId } from "../../support/a-collaborator.ts"
import { keepTasks, noon, refusal } from "../../support/a-scene.ts"
import { ada, aTask, bob, taskId } from "../../support/a-task.ts"
import { adasEmail, anMcpKey, aSession, sessionId } from "../../support/a-user.ts"
import { aPasskey } from "../../support/passkeys/a-passkey.ts"
import {
  as,
  change,
  codeFor,
  fresh,
  freshNumber,
  linkFor,
  moving,
  number,
  third,
  unlimited,
  visiting,
} from "./a-moving-scene.ts"

const undo = (token: string) => unlimited(visiting(undoChange.run({ token })))
const inspect = (token: string) => unlimited(visiting(inspectUndo.run({ token })))
const adasAddress = Effect.flatMap(UserStore, ({ get }) => Effect.map(get(ada), ({ email }) => email))

describe("the link that undoes a change of address", () => {
  it.effect("says what it does, changes nothing by being looked at, and gives the old address back without a sign-in", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        const link = linkFor(post, adasEmail)
        assert.deepStrictEqual(yield* inspect(link), {
          kind: "email",
          address: adasEmail,
          replaces: "k•••@example.net",
          changedAt: noon,
          until: DateTime.add(noon, { days: 7 }),
        })
        assert.strictEqual(yield* adasAddress, fresh)
        assert.deepStrictEqual(yield* undo(link), { address: adasEmail })
        assert.strictEqual(yield* adasAddress, adasEmail)
        assert.deepStrictEqual(post.mails.slice(3).map(({ _tag, to }) => [_tag, to]), [
          ["ContactSettled", fresh],
          ["ContactSettled", adasEmail],
        ])
        const { list } = yield* SessionStore
        assert.isEmpty(yield* list(ada, noon))
        assert.strictEqual(yield* refusal(undo(link)), "UndoInvalid")
        assert.strictEqual(yield* refusal(inspect(link)), "UndoInvalid")
      })
    ))

  it.effect("works until the seventh day is over", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        yield* TestClock.setTime(DateTime.add(noon, { days: 7 }).epochMilliseconds - 1)
        yield* inspect(linkFor(post, adasEmail))
        yield* TestClock.adjust("1 millis")
        assert.strictEqual(yield* refusal(undo(linkFor(post, adasEmail))), "UndoInvalid")
        assert.strictEqual(yield* adasAddress, fresh)
      })
    ))

  it.effect("is used by one of two hundred at the same moment", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        const one = Effect.match(undo(linkFor(post, adasEmail)), { onFailure: () => 0, onSuccess: () => 1 })
        const answers: ReadonlyArray<number> = yield* Effect.all(Array.from({ length: 200 }, () => one), {
          concurrency: 200,
        })
        assert.strictEqual(answers.reduce((sum, each) => sum + each, 0), 1)
      })
    ))

  it.effect("of the oldest change wins over all that came after, whose links then do nothing", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        yield* TestClock.adjust("1 day")
        yield* as()(change(post, third))
        const [first, second] = [linkFor(post, adasEmail), linkFor(post, fresh)]
        assert.deepInclude(yield* inspect(first), { address: adasEmail, replaces: "t•••@example.com" })
        yield* undo(first)
        assert.strictEqual(yield* adasAddress, adasEmail)
        assert.strictEqual(yield* refusal(undo(second)), "UndoInvalid")
        assert.isFalse(post.mails.slice(-2).some(({ _tag }) => _tag === "ContactChanged"))
      })
    ))

  it.effect("of a later change leaves the older one to be undone", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        yield* TestClock.adjust("1 hour")
        yield* as()(change(post, third))
        yield* undo(linkFor(post, fresh))
        assert.strictEqual(yield* adasAddress, fresh)
        yield* undo(linkFor(post, adasEmail))
        assert.strictEqual(yield* adasAddress, adasEmail)
      })
    ))

  it.effect("shuts out someone who took the account over: passkeys, keys, identities, a number and a deletion since", () =>
    moving((post) =>
      Effect.gen(function*() {
        const passkeys = yield* PasskeyStore
        const keys = yield* McpKeyStore
        const identities = yield* IdentityStore
        const deletions = yield* DeletionStore
        yield* passkeys.insert(aPasskey())
        yield* (yield* SessionStore).prove(sessionId(1), noon)
        yield* as()(change(post, fresh))
        yield* TestClock.adjust("1 hour")
        const now = DateTime.add(noon, { hours: 1 })
        yield* (yield* SessionStore).prove(sessionId(1), now)
        const id = PasskeyId.make("0190a5f2-7c1e-7000-8000-0000000000f9")
        yield* passkeys.insert(aPasskey({ id, credentialId: "of-the-thief", createdAt: now }))
        yield* keys.insert(anMcpKey())
        yield* identities.insert({
          issuer: "https://x.example",
          subject: "t",
          userId: ada,
          email: null,
          createdAt: now,
        })
        yield* deletions.save({ userId: ada, requestedAt: now, dueAt: DateTime.add(now, { days: 7 }) })
        yield* as()(change(post, freshNumber, "phone"))
        yield* undo(linkFor(post, adasEmail))
        const { get } = yield* UserStore
        assert.deepInclude(yield* get(ada), { email: adasEmail, phone: number })
        assert.isEmpty(yield* passkeys.list(ada))
        assert.isEmpty(yield* keys.list(ada))
        assert.isEmpty(yield* identities.ofUser(ada))
        assert.isNull(yield* deletions.find(ada))
      })
    ))

  it.effect("leaves a deletion that was asked for before the change", () =>
    moving((post) =>
      Effect.gen(function*() {
        const deletions = yield* DeletionStore
        const requestedAt = DateTime.subtract(noon, { days: 1 })
        yield* deletions.save({ userId: ada, requestedAt, dueAt: DateTime.add(noon, { days: 6 }) })
        yield* as()(change(post, fresh))
        yield* undo(linkFor(post, adasEmail))
        assert.isNotNull(yield* deletions.find(ada))
      })
    ))

  it.effect("breaks off a change that is being confirmed", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* as()(change(post, fresh))
        const { id } = yield* as()(unlimited(requestChange.run({ kind: "email", to: third })))
        yield* undo(linkFor(post, adasEmail))
        yield* (yield* SessionStore).save(aSession())
        const entering = as()(confirmChange.run({ id, side: "new", code: codeFor(post, third) }))
        assert.strictEqual(yield* refusal(entering), "ContactChangeInvalid")
      })
    ))

  it.effect("takes back what others share, but not what the new address was given itself", () =>
    moving((post) =>
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        yield* keepTasks(aTask({ ownerId: bob }), aTask({ id: taskId(2), ownerId: bob }))
        yield* collaborators.add(taskId(1), aCollaborator({ identifier: adasEmail }))
        yield* as()(change(post, fresh))
        yield* collaborators.add(taskId(2), aCollaborator({ id: additionId(9), identifier: fresh }))
        yield* undo(linkFor(post, adasEmail))
        assert.deepStrictEqual((yield* collaborators.list(taskId(1))).map(({ identifier }) => identifier), [adasEmail])
        assert.deepStrictEqual((yield* collaborators.list(taskId(2))).map(({ identifier }) => identifier), [fresh])
      })
    ))

  it.effect("is nothing that can be guessed, and nothing for an account that is gone", () =>
    moving((post) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(inspect("undo_nonsense")), "UndoInvalid")
        yield* as()(change(post, fresh))
        const { erase } = yield* DeletionStore
        yield* erase({ id: ada, email: fresh, phone: number })
        assert.strictEqual(yield* refusal(undo(linkFor(post, adasEmail))), "UndoInvalid")
      })
    ))
})

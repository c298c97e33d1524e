import { SessionStore } from "#domain/account/session-store.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { tellChanges } from "#domain/contact-change/shared/tell-changes.ts"
import { confirmChange } from "#domain/contact-change/use-cases/confirm-change.ts"
import { requestChange } from "#domain/contact-change/use-cases/request-change.ts"
import { PasskeyStore } from "#domain/passkey/passkey-store.port.ts"
import { IdentityStore } from "#domain/sign-in/identity-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { TestClock } from "effect/testing"
import { aCollaborator, additionId } from "../../support/a-collaborator.ts"
import { keepTasks, noon, refusal } from "../../support/a-scene.ts"
import { ada, aTask, bob, taskId } from "../../support/a-task.ts"
import { adasEmail, sessionId } from "../../support/a-user.ts"
import { aPasskey } from "../../support/passkeys/a-passkey.ts"
import { as, change, codeFor, fresh, freshNumber, moving, number, third, unlimited } from "./a-moving-scene.ts"

const ask = (to: string, kind: "email" | "phone" = "email") => unlimited(requestChange.run({ kind, to }))
const enter = (id: string, side: "old" | "new", code: string) => unlimited(confirmChange.run({ id, side, code }))
const adasAddress = Effect.flatMap(UserStore, ({ get }) => Effect.map(get(ada), ({ email }) => email))

describe("a change of address", () => {
  it.effect.each([["old", "new"], ["new", "old"]] as const)(
    "is made by both codes, first the %s one, then the %s one",
    ([one, other]) =>
      moving((post) =>
        Effect.gen(function*() {
          const asked = yield* ask(" King@Example.NET ")
          assert.deepInclude(asked, { from: adasEmail, to: fresh, expiresAt: DateTime.add(noon, { minutes: 15 }) })
          const codes = { old: codeFor(post, adasEmail), new: codeFor(post, fresh) }
          assert.notStrictEqual(codes.old, codes.new)
          assert.deepStrictEqual(yield* enter(asked.id, one, codes[one]), { isDone: false })
          assert.strictEqual(yield* adasAddress, adasEmail)
          assert.deepStrictEqual(yield* enter(asked.id, other, codes[other]), { isDone: true })
          assert.strictEqual(yield* adasAddress, fresh)
          assert.deepStrictEqual(post.mails.map(({ _tag, to }) => [_tag, to]), [
            ["ContactCode", adasEmail],
            ["ContactCode", fresh],
            ["ContactChanged", adasEmail],
          ])
          assert.deepInclude(post.mails[0], { side: "old", address: fresh })
          assert.deepInclude(post.mails[2], { address: "k•••@example.net", until: DateTime.add(noon, { days: 7 }) })
        }).pipe(as())
      ),
  )

  it.effect("ends all other sessions, and leaves this one", () =>
    moving((post) =>
      Effect.gen(function*() {
        yield* change(post, fresh)
        const { list } = yield* SessionStore
        assert.deepStrictEqual((yield* list(ada, noon)).map(({ id }) => id), [sessionId(1)])
        assert.lengthOf(yield* list(bob, noon), 1)
      }).pipe(as())
    ))

  it.effect("expires after a quarter of an hour, and is replaced by the next one asked for", () =>
    moving((post) =>
      Effect.gen(function*() {
        const first = yield* ask(fresh)
        const code = codeFor(post, adasEmail)
        const second = yield* ask(third)
        assert.strictEqual(yield* refusal(enter(first.id, "old", code)), "ContactChangeInvalid")
        yield* TestClock.adjust("15 minutes")
        assert.strictEqual(
          yield* refusal(enter(second.id, "old", codeFor(post, adasEmail))),
          "ContactChangeInvalid",
        )
      }).pipe(as())
    ))

  it.effect("needs a fresh proof of an account with passkeys", () =>
    moving(() =>
      Effect.gen(function*() {
        const { insert } = yield* PasskeyStore
        yield* insert(aPasskey())
        assert.strictEqual(yield* refusal(ask(fresh)), "ConfirmationRequired")
        const { prove } = yield* SessionStore
        yield* prove(sessionId(1), noon)
        yield* ask(fresh)
      }).pipe(as())
    ))

  it.effect.each(
    [
      ["nonsense", "ContactInvalid"],
      [" ADA@example.org", "ContactUnchanged"],
      ["ada@mailinator.com", "AddressNotAccepted"],
    ] as const,
  )(
    "to %j is refused",
    ([to, code]) => moving(() => Effect.map(as()(refusal(ask(to))), (one) => assert.strictEqual(one, code))),
  )

  it.effect("takes along what others share with the old address, and nothing that proves it", () =>
    moving((post) =>
      Effect.gen(function*() {
        const collaborators = yield* CollaboratorStore
        const identities = yield* IdentityStore
        yield* keepTasks(aTask({ ownerId: bob }), aTask({ id: taskId(2), ownerId: bob }))
        yield* collaborators.add(taskId(1), aCollaborator({ identifier: adasEmail, role: "viewer" }))
        yield* collaborators.add(taskId(1), aCollaborator({ id: additionId(2), identifier: fresh, role: "editor" }))
        const own = { userId: ada, createdAt: noon }
        yield* identities.insert({ ...own, issuer: "email", subject: adasEmail, email: adasEmail })
        yield* identities.insert({ ...own, issuer: "https://accounts.example.com", subject: "1", email: adasEmail })
        const other = { ...own, issuer: "https://login.example.com", subject: "2", email: Email.make("ada@other.org") }
        yield* identities.insert(other)
        yield* change(post, fresh)
        const people = yield* collaborators.list(taskId(1))
        assert.deepStrictEqual(people.map(({ identifier, role }) => [identifier, role]), [[fresh, "editor"]])
        assert.deepStrictEqual(yield* identities.ofUser(ada), [other])
      }).pipe(as())
    ))

  it.effect("is told later if the mail cannot be sent at once, as after a kill", () =>
    moving((post) =>
      Effect.gen(function*() {
        const { id } = yield* ask(fresh)
        yield* enter(id, "old", codeFor(post, adasEmail))
        post.stop(true)
        assert.deepStrictEqual(yield* enter(id, "new", codeFor(post, fresh)), { isDone: true })
        post.stop(false)
        yield* TestClock.adjust("11 minutes")
        yield* tellChanges
        yield* tellChanges
        assert.lengthOf(post.mails.filter(({ _tag }) => _tag === "ContactChanged"), 1)
      }).pipe(as())
    ))
})

describe("a change of number", () => {
  it.effect("is made by the codes of two messages, within five minutes", () =>
    moving((post) =>
      Effect.gen(function*() {
        const asked = yield* ask("139 0013 9000", "phone")
        assert.deepInclude(asked, { from: number, to: freshNumber, expiresAt: DateTime.add(noon, { minutes: 5 }) })
        yield* enter(asked.id, "new", codeFor(post, freshNumber))
        yield* enter(asked.id, "old", codeFor(post, number))
        const { get } = yield* UserStore
        assert.deepInclude(yield* get(ada), { phone: freshNumber, email: adasEmail })
        assert.isEmpty(post.mails)
      }).pipe(as())
    ))

  it.effect("is refused to an account that has none", () =>
    moving(() =>
      Effect.map(
        as(bob, sessionId(3))(refusal(ask("13900139000", "phone"))),
        (one) => assert.strictEqual(one, "NothingToChange"),
      )
    ))
})

import { ContactChangeStore } from "#domain/account/contact-change-store.port.ts"
import type { ContactChange } from "#domain/account/contact-change.ts"
import type { ContactNotice } from "#domain/account/contact-notice.ts"
import type { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { ContactChangeId } from "#domain/kernel/ids.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, type Layer } from "effect"
import { additionId } from "../support/a-collaborator.ts"
import { keepUsers, noon } from "../support/a-scene.ts"
import { ada, bob, taskId } from "../support/a-task.ts"
import { adasEmail, aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const fresh = Email.make("king@example.net")
const idOf = (nth: number) => ContactChangeId.make(taskId(nth))

const aChange = (given: Partial<ContactChange> = {}): ContactChange => ({
  id: idOf(1),
  userId: ada,
  kind: "email",
  from: adasEmail,
  to: fresh,
  by: "owner",
  changedAt: noon,
  undoUntil: DateTime.add(noon, { days: 7 }),
  undoneAt: null,
  moved: [additionId(1), additionId(2)],
  ...given,
})

const aNotice = (given: Partial<ContactNotice> = {}): ContactNotice => ({
  id: taskId(1),
  userId: ada,
  to: adasEmail,
  news: { _tag: "Changed", address: "k•••@example.net", sealedToken: "sealed", until: DateTime.add(noon, { days: 7 }) },
  createdAt: noon,
  ...given,
})

const prepared = Effect.andThen(
  keepUsers(aUser(), aUser({ id: bob, email: Email.make("bob@example.org") })),
  ContactChangeStore,
)

/** What every ContactChangeStore must do. */
export const contactChangeStoreContract = (
  name: string,
  layer: Layer.Layer<ContactChangeStore | UserStore>,
): void => {
  describe(`ContactChangeStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives back the changes of an account, oldest first, and one by its id",
      Effect.gen(function*() {
        const changes = yield* prepared
        const later = aChange({ id: idOf(2), from: fresh, to: adasEmail, changedAt: DateTime.add(noon, { hours: 1 }) })
        const first = aChange({ from: null, by: "operator", moved: [] })
        yield* changes.insert(later)
        yield* changes.insert(first)
        yield* changes.insert(aChange({ id: idOf(3), userId: bob }))
        assert.deepStrictEqual(yield* changes.ofUser(ada), [first, later])
        assert.deepStrictEqual(yield* changes.find(idOf(2)), later)
        assert.isNull(yield* changes.find(idOf(9)))
      }),
    )

    behaves(
      "keeps a contact for the account that left it, until its time is up or the change was undone",
      Effect.gen(function*() {
        const changes = yield* prepared
        yield* changes.insert(aChange())
        const end = aChange().undoUntil
        assert.strictEqual(yield* changes.keptFor(adasEmail, DateTime.subtract(end, { seconds: 1 })), ada)
        assert.isNull(yield* changes.keptFor(adasEmail, end))
        assert.isNull(yield* changes.keptFor(fresh, noon))
        yield* changes.markUndone([idOf(1)], noon)
        assert.isNull(yield* changes.keptFor(adasEmail, noon))
        assert.deepStrictEqual((yield* changes.find(idOf(1)))?.undoneAt, noon)
        yield* changes.markUndone([], noon)
      }),
    )

    behaves(
      "settles the changes of one account",
      Effect.gen(function*() {
        const changes = yield* prepared
        const [past, other] = [
          aChange({ undoUntil: DateTime.subtract(noon, { days: 1 }) }),
          aChange({ id: idOf(3), userId: bob, from: fresh }),
        ]
        yield* Effect.forEach([past, aChange({ id: idOf(2) }), other], changes.insert)
        yield* changes.settle(ada, noon)
        assert.isNull(yield* changes.keptFor(adasEmail, noon))
        assert.deepStrictEqual(yield* changes.find(idOf(1)), past)
        assert.deepStrictEqual((yield* changes.find(idOf(2)))?.undoUntil, noon)
        assert.strictEqual(yield* changes.keptFor(fresh, noon), bob)
      }),
    )

    behaves(
      "hands a notice to one process, and again after ten minutes until it is removed",
      Effect.gen(function*() {
        const changes = yield* prepared
        const settled = aNotice({
          id: taskId(2),
          news: { _tag: "Settled", address: "a•••@example.org" },
          createdAt: DateTime.add(noon, { seconds: 1 }),
        })
        yield* changes.saveNotice(settled)
        yield* changes.saveNotice(aNotice())
        const claims = yield* Effect.all([changes.claimNotices(1, noon), changes.claimNotices(5, noon)], {
          concurrency: 2,
        })
        assert.deepStrictEqual(claims.flat().toSorted((a, b) => a.id < b.id ? -1 : 1), [aNotice(), settled])
        assert.isEmpty(yield* changes.claimNotices(5, noon))
        yield* changes.removeNotice(settled.id)
        const later = DateTime.add(noon, { minutes: 10 })
        assert.deepStrictEqual(yield* changes.claimNotices(5, later), [aNotice()])
      }),
    )
  })
}

import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { IdentityStore } from "#domain/sign-in/identity-store.port.ts"
import type { Identity } from "#domain/sign-in/identity.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, bob } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const anIdentity = (given: Partial<Identity> = {}): Identity => ({
  issuer: "https://accounts.example.com",
  subject: "ada-1",
  userId: ada,
  email: Email.make("ada@example.org"),
  createdAt: at("2026-11-20T12:00:00.000Z"),
  ...given,
})

const keepAdaAndBob = Effect.gen(function*() {
  const users = yield* UserStore
  yield* users.insert(aUser())
  yield* users.insert(aUser({ id: bob, email: Email.make("bob@example.org") }))
})

/** What every IdentityStore must do. */
export const identityStoreContract = (name: string, layer: Layer.Layer<IdentityStore | UserStore>): void => {
  describe(`IdentityStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds an identity by issuer and subject, and no other",
      Effect.gen(function*() {
        yield* keepAdaAndBob
        const identities = yield* IdentityStore
        assert.deepStrictEqual(yield* identities.insert(anIdentity()), anIdentity())
        assert.deepStrictEqual(yield* identities.find(anIdentity().issuer, "ada-1"), anIdentity())
        assert.isNull(yield* identities.find("https://other.example.com", "ada-1"))
        assert.isNull(yield* identities.find(anIdentity().issuer, "ada-2"))
      }),
    )

    behaves(
      "leaves an identity with the account that had it first",
      Effect.gen(function*() {
        yield* keepAdaAndBob
        const identities = yield* IdentityStore
        const [one, other] = yield* Effect.all(
          [identities.insert(anIdentity()), identities.insert(anIdentity({ userId: bob }))],
          { concurrency: 2 },
        )
        assert.strictEqual(one.userId, other.userId)
      }),
    )

    behaves(
      "removes one identity, and leaves the others",
      Effect.gen(function*() {
        yield* keepAdaAndBob
        const identities = yield* IdentityStore
        const other = anIdentity({ subject: "ada-2" })
        yield* Effect.forEach([anIdentity(), other], identities.insert)
        yield* identities.remove(anIdentity().issuer, "ada-1")
        yield* identities.remove("https://other.example.com", "ada-2")
        assert.deepStrictEqual(yield* identities.ofUser(ada), [other])
      }),
    )

    behaves(
      "lists and removes the identities of an account",
      Effect.gen(function*() {
        yield* keepAdaAndBob
        const identities = yield* IdentityStore
        const byMail = anIdentity({ issuer: "email", email: null, createdAt: at("2026-11-19T12:00:00.000Z") })
        const ofBob = anIdentity({ subject: "bob-1", userId: bob })
        yield* Effect.forEach([anIdentity(), ofBob, byMail], identities.insert)
        assert.deepStrictEqual(yield* identities.ofUser(ada), [byMail, anIdentity()])
        yield* identities.removeOfUser(ada)
        assert.isEmpty(yield* identities.ofUser(ada))
        assert.deepStrictEqual(yield* identities.ofUser(bob), [ofBob])
      }),
    )
  })
}

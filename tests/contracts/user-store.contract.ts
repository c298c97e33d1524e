import { UserStore } from "#domain/account/user-store.port.ts"
import { Email, Phone } from "#domain/account/user.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { ada, at, bob } from "../support/a-task.ts"
import { adasEmail, aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

/** What every UserStore must do. */
export const userStoreContract = (name: string, layer: Layer.Layer<UserStore | UnitOfWork>): void => {
  describe(`UserStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives back a user by id and by address",
      Effect.gen(function*() {
        const users = yield* UserStore
        assert.deepStrictEqual(yield* users.insert(aUser()), aUser())
        assert.deepStrictEqual(yield* users.get(ada), aUser())
        assert.deepStrictEqual(yield* users.lock(ada), aUser())
        assert.deepStrictEqual(yield* users.findByEmail(adasEmail), aUser())
      }),
    )

    behaves(
      "refuses an unknown one",
      Effect.gen(function*() {
        const users = yield* UserStore
        assert.strictEqual((yield* Effect.flip(users.get(bob)))._tag, "UserNotFound")
        assert.strictEqual((yield* Effect.flip(users.lock(bob)))._tag, "UserNotFound")
        assert.strictEqual(yield* users.findByEmail(Email.make("who@example.org")), null)
      }),
    )

    behaves(
      "keeps an address for who came first",
      Effect.gen(function*() {
        const users = yield* UserStore
        const [one, other] = yield* Effect.all([users.insert(aUser()), users.insert(aUser({ id: bob }))], {
          concurrency: 2,
        })
        assert.deepStrictEqual(one, other)
        assert.strictEqual((yield* users.list).length, 1)
      }),
    )

    behaves(
      "finds an account by its number, which it keeps for who came first",
      Effect.gen(function*() {
        const users = yield* UserStore
        const phone = Phone.make("+8613800138000")
        const byPhone = aUser({ email: null, phone })
        const [one, other] = yield* Effect.all([users.insert(byPhone), users.insert({ ...byPhone, id: bob })], {
          concurrency: 2,
        })
        assert.deepStrictEqual(one, other)
        assert.deepStrictEqual(yield* users.findByPhone(phone), one)
        assert.isNull(yield* users.findByPhone(Phone.make("+8613800138001")))
      }),
    )

    behaves(
      "saves changes",
      Effect.gen(function*() {
        const users = yield* UserStore
        yield* users.insert(aUser())
        const style = {
          enabled: true,
          lengthPreference: "short",
          focusArea: "“money”",
          customInstructions: "",
        } as const
        for (
          const changed of [
            aUser({ language: "zh", style, termsVersion: "2026-11", username: "Ada", timeZone: "Asia/Tokyo" }),
            aUser({ avatar: "data:image/png;base64,iVBORw0KGgo=" }),
            aUser({ style: null }),
          ]
        ) {
          yield* users.save(changed)
          assert.deepStrictEqual(yield* users.get(ada), changed)
        }
      }),
    )

    behaves(
      "sets the plan and its time; what people save about themselves does not",
      Effect.gen(function*() {
        const users = yield* UserStore
        const paid = {
          plan: "premium",
          usageAnchor: at("2026-11-05T10:00:00.000Z"),
          minutesUntil: at("2026-12-05T10:00:00.000Z"),
        } as const
        yield* users.insert(aUser())
        yield* users.setPlan(ada, paid)
        yield* users.save(aUser({ plan: "enterprise", language: "de" }))
        assert.deepStrictEqual(yield* users.get(ada), aUser({ ...paid, language: "de" }))
        yield* users.setPlan(ada, aUser())
        assert.deepStrictEqual(yield* users.get(ada), aUser({ language: "de" }))
      }),
    )

    behaves(
      "keeps the plan that is included apart from the one that an account has",
      Effect.gen(function*() {
        const users = yield* UserStore
        yield* users.insert(aUser({ includedPlan: "pro" }))
        yield* users.setPlan(ada, aUser({ plan: "premium" }))
        yield* users.save(aUser({ includedPlan: "enterprise", language: "de" }))
        assert.deepStrictEqual(
          yield* users.get(ada),
          aUser({ plan: "premium", includedPlan: "pro", language: "de" }),
        )
        yield* users.setIncludedPlan(ada, "free")
        assert.deepInclude(yield* users.get(ada), { plan: "premium", includedPlan: "free" })
      }),
    )

    behaves(
      "disables an account and lets it in again; nothing else that is saved does",
      Effect.gen(function*() {
        const users = yield* UserStore
        const disabledAt = at("2026-11-03T00:00:00.000Z")
        yield* users.insert(aUser())
        yield* users.setDisabled(ada, disabledAt)
        yield* users.save(aUser({ language: "fr" }))
        assert.deepStrictEqual(yield* users.get(ada), aUser({ language: "fr", disabledAt }))
        yield* users.setDisabled(ada, null)
        assert.deepStrictEqual(yield* users.get(ada), aUser({ language: "fr" }))
      }),
    )

    behaves(
      "gives an account another address or number, unless another account has it",
      Effect.gen(function*() {
        const users = yield* UserStore
        const { transaction } = yield* UnitOfWork
        const phone = Phone.make("+8613800138000")
        const fresh = Email.make("king@example.net")
        yield* users.insert(aUser())
        yield* users.insert(aUser({ id: bob, email: Email.make("bob@example.org") }))
        assert.isTrue(yield* users.setContact(ada, "email", fresh))
        assert.isTrue(yield* users.setContact(ada, "phone", phone))
        assert.deepStrictEqual(yield* users.get(ada), aUser({ email: fresh, phone }))
        assert.isTrue(yield* users.setContact(ada, "email", fresh))
        const taking = Effect.flatMap(
          users.setContact(bob, "email", fresh),
          (isSet) => isSet ? Effect.void : Effect.fail("taken"),
        )
        assert.strictEqual(yield* Effect.flip(transaction(taking)), "taken")
        assert.isFalse(yield* users.setContact(bob, "phone", phone))
        assert.strictEqual((yield* users.get(bob)).email, "bob@example.org")
        assert.isNull(yield* users.findByEmail(adasEmail))
      }),
    )

    behaves(
      "lists in the order of sign-up",
      Effect.gen(function*() {
        const users = yield* UserStore
        const later = aUser({
          id: bob,
          email: Email.make("bob@example.org"),
          createdAt: at("2026-11-02T00:00:00.000Z"),
        })
        yield* users.insert(later)
        yield* users.insert(aUser())
        assert.deepStrictEqual(yield* users.list, [aUser(), later])
      }),
    )
  })
}

import { Registration } from "#domain/account/registration.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email, Phone } from "#domain/account/user.ts"
import { IdentityStore } from "#domain/sign-in/identity-store.port.ts"
import { byEmail, byPhone, type ProvenIdentity } from "#domain/sign-in/proven-identity.ts"
import { signIn } from "#domain/sign-in/shared/enter.ts"
import { Terms } from "#domain/sign-in/terms.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asVisitor, atNoon, keepUsers, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { adasEmail, aUser } from "../../support/a-user.ts"
import { agreed } from "../../support/by-mail-only.ts"

const phone = Phone.make("+8613800138000")

const fromProvider = (given: Partial<ProvenIdentity> = {}): ProvenIdentity => ({
  issuer: "https://accounts.example.com",
  subject: "ada-1",
  email: adasEmail,
  isEmailVerified: true,
  phone: null,
  ...given,
})

const enter = (proven: ProvenIdentity, { termsVersion }: { readonly termsVersion: string | null } = agreed) =>
  Effect.provide(signIn(Effect.succeed(proven), { deviceId: "laptop", termsVersion }), asVisitor)

const userIds = Effect.flatMap(UserStore, ({ list }) => Effect.map(list, (users) => users.map(({ id }) => id)))

describe("an identity", () => {
  it.effect("opens the account it opened first, whatever address it has now", () =>
    atNoon(Effect.gen(function*() {
      const first = yield* enter(fromProvider())
      const moved = yield* enter(fromProvider({ email: Email.make("king@example.org"), isEmailVerified: false }))
      assert.strictEqual(moved.userInfo.id, first.userInfo.id)
      assert.strictEqual(moved.userInfo.email, adasEmail)
    })))

  it.effect("joins the account of its address where the provider vouches for it", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const { userInfo } = yield* enter(fromProvider())
      assert.strictEqual(userInfo.id, aUser().id)
      const { ofUser } = yield* IdentityStore
      assert.deepStrictEqual((yield* ofUser(userInfo.id)).map(({ subject }) => subject), ["ada-1"])
    })))

  it.effect("neither joins nor makes an account where the provider does not vouch for its address", () =>
    atNoon(Effect.gen(function*() {
      const unproven = enter(fromProvider({ isEmailVerified: false }))
      assert.strictEqual(yield* refusal(unproven), "AddressNotVerified")
      yield* keepUsers(aUser())
      assert.strictEqual(yield* refusal(unproven), "AddressNotVerified")
      const { find } = yield* IdentityStore
      assert.isNull(yield* find("https://accounts.example.com", "ada-1"))
    })))

  it.effect("of the same subject at another provider is another person", () =>
    atNoon(Effect.gen(function*() {
      const one = yield* enter(fromProvider({ email: Email.make("one@example.org") }))
      const other = yield* enter(
        fromProvider({ issuer: "https://other.example.com", email: Email.make("two@example.org") }),
      )
      assert.notStrictEqual(other.userInfo.id, one.userInfo.id)
    })))

  it.effect("of a number makes an account without an address, and finds it again", () =>
    atNoon(Effect.gen(function*() {
      const first = yield* enter(byPhone(phone))
      assert.deepInclude(first.userInfo, { email: null, phone })
      assert.strictEqual((yield* enter(byPhone(phone))).userInfo.id, first.userInfo.id)
    })))

  it.effect("makes one account when it signs in many times at once", () =>
    atNoon(Effect.gen(function*() {
      const entered = yield* Effect.replicateEffect(enter(byEmail(adasEmail)), 20, { concurrency: "unbounded" })
      assert.lengthOf(yield* userIds, 1)
      assert.lengthOf(new Set(entered.map(({ userInfo }) => userInfo.id)), 1)
    })))
})

describe("the door", () => {
  it.effect("is shut to a disabled account, by every way", () =>
    atNoon(Effect.gen(function*() {
      yield* keepUsers(aUser({ phone, disabledAt: noon }))
      for (const proven of [byEmail(adasEmail), byPhone(phone), fromProvider()]) {
        assert.strictEqual(yield* refusal(enter(proven)), "AccountDisabled")
      }
    })))

  it.effect("asks newcomers of every kind to agree to the terms, also to those that are built in", () =>
    atNoon(Effect.gen(function*() {
      for (const proven of [byEmail(adasEmail), byPhone(phone), fromProvider()]) {
        for (const termsVersion of [null, "2025-01"]) {
          const refused = yield* refusalWith(enter(proven, { termsVersion }))
          assert.deepInclude(refused, { _tag: "TermsNotAgreed", version: agreed.termsVersion })
        }
      }
      assert.isEmpty(yield* userIds)
    })))

  it.effect("asks newcomers to agree to the current version, and keeps it", () =>
    atNoon(
      Effect.gen(function*() {
        const refused = yield* refusalWith(enter(byEmail(adasEmail)))
        assert.deepInclude(refused, { _tag: "TermsNotAgreed", version: "v2" })
        assert.strictEqual(yield* refusal(enter(byEmail(adasEmail), { termsVersion: "v1" })), "TermsNotAgreed")
        const { userInfo } = yield* enter(byEmail(adasEmail), { termsVersion: "v2" })
        const { get } = yield* UserStore
        assert.strictEqual((yield* get(userInfo.id)).termsVersion, "v2")
        yield* enter(byEmail(adasEmail))
      }).pipe(Effect.provideService(Terms, { version: "v2" })),
    ))

  it.effect("is shut to strangers of every kind where registration is closed", () =>
    atNoon(
      Effect.gen(function*() {
        for (const proven of [byEmail(adasEmail), byPhone(phone), fromProvider()]) {
          assert.strictEqual(yield* refusal(enter(proven)), "RegistrationClosed")
        }
        assert.isEmpty(yield* userIds)
      }).pipe(Effect.provideService(Registration, { mode: "closed" })),
    ))
})

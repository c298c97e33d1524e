import * as Addresses from "#adapters/identity/address-policy.ts"
import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { type Mail, Mailer } from "#domain/account/mailer.port.ts"
import { Email } from "#domain/account/user.ts"
import { AddressPolicy } from "#domain/sign-in/address-policy.port.ts"
import { byEmail } from "#domain/sign-in/proven-identity.ts"
import { signIn } from "#domain/sign-in/shared/enter.ts"
import { checkAddress } from "#domain/sign-in/use-cases/check-address.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { asVisitor, atNoon, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { aUser } from "../../support/a-user.ts"
import { agreed } from "../../support/by-mail-only.ts"

const denied = Layer.succeed(AddressPolicy, { judge: () => Effect.succeed("denied" as const) })
const where = <A, E, R>(test: Effect.Effect<A, E, R>, policy: Layer.Layer<AddressPolicy> = denied) =>
  atNoon(Effect.provide(test, [asVisitor, policy]))

const enter = (email: string) => signIn(Effect.succeed(byEmail(Email.make(email))), { deviceId: "laptop", ...agreed })

const mailsFor = (...emails: ReadonlyArray<string>) =>
  Effect.suspend(() => {
    const mails: Array<Mail> = []
    return Effect.forEach(emails, (email) => requestSignInLink.run({ email })).pipe(
      Effect.provideService(Mailer, { send: (mail) => Effect.sync(() => void mails.push(mail)) }),
      Effect.map((answers) => ({ mails, answers })),
    )
  })

describe("addresses that get no account", () => {
  it.effect("get the same answer from the check with and without an account", () =>
    where(Effect.gen(function*() {
      yield* keepUsers(aUser())
      for (const email of ["ada@example.org", "new@example.org"]) {
        assert.deepStrictEqual(yield* checkAddress.run({ email }), { isAllowed: false, reason: "denied" })
      }
      assert.strictEqual(yield* refusal(checkAddress.run({ email: "ada" })), "EmailInvalid")
    })))

  it.effect("learn it from the mail, with the same answer as those with an account", () =>
    where(Effect.gen(function*() {
      yield* keepUsers(aUser())
      const { mails, answers } = yield* mailsFor("ada@example.org", "new@example.org")
      assert.deepStrictEqual(mails.map(({ _tag }) => _tag), ["SignIn", "NoAccount"])
      assert.include(mails[1], { registration: "address" })
      const [known, unknown] = answers.map((
        { sent, expiresAt, browserToken },
      ) => [sent, expiresAt, browserToken.length])
      assert.deepStrictEqual(known, unknown)
    })))

  it.effect("make none by any way in, unless they are invited; those that exist go on", () =>
    where(Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* enter("ada@example.org")
      assert.strictEqual(yield* refusal(enter("new@example.org")), "AddressNotAccepted")
      const invitations = yield* InvitationStore
      yield* invitations.save({ contact: Email.make("new@example.org"), invitedAt: noon })
      yield* enter("new@example.org")
    })))

  it.effect("are those of known disposable domains, unless the operator lets them in", () => {
    const judge = checkAddress.run({ email: "ada@mailinator.com" })
    const options = { allow: [], deny: [] }
    return Effect.gen(function*() {
      const refused = yield* where(judge, Addresses.layer({ ...options, refusesDisposable: true }))
      assert.deepStrictEqual(refused, { isAllowed: false, reason: "disposable" })
      const accepted = yield* where(judge, Addresses.layer({ ...options, refusesDisposable: false }))
      assert.deepStrictEqual(accepted, { isAllowed: true, reason: null })
    })
  })

  it.effect("are not those of relays that protect privacy", () =>
    where(
      Effect.gen(function*() {
        for (const domain of ["duck.com", "mozmail.com", "privaterelay.appleid.com", "gmail.com", "qq.com"]) {
          assert.isTrue((yield* checkAddress.run({ email: `ada@${domain}` })).isAllowed)
        }
      }),
      Addresses.layer({ allow: [], deny: [], refusesDisposable: true }),
    ))
})

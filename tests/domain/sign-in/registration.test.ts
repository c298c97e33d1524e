import { InvitationStore } from "#domain/account/invitation-store.port.ts"
import { type Mail, Mailer } from "#domain/account/mailer.port.ts"
import { Registration, type RegistrationMode } from "#domain/account/registration.port.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { inviteUser } from "#domain/account/use-cases/invite-user.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { asOperator, asVisitor, atNoon, refusal } from "../../support/a-scene.ts"
import { agreed } from "../../support/by-mail-only.ts"

const where = (mode: RegistrationMode) => Effect.provideService(Registration, { mode })

/** A scene whose mails are read. */
const withMail = <A, E, R>(test: (mails: ReadonlyArray<Mail>) => Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const mails: Array<Mail> = []
    const mailer = Layer.succeed(Mailer, { send: (mail) => Effect.sync(() => void mails.push(mail)) })
    return atNoon(test(mails)).pipe(Effect.provide([mailer, asVisitor]))
  })

const ask = (email: string) => requestSignInLink.run({ email, language: "de" })
const invite = (contact: string) => Effect.provide(inviteUser.run({ contact }), asOperator)
const create = (email: string) => Effect.provide(createUser.run({ email, plan: "pro" }), asOperator)
const tokenIn = (mails: ReadonlyArray<Mail>) => {
  const last = mails.at(-1)
  return last?._tag === "SignIn" ? last.token : assert.fail(`no link in ${JSON.stringify(last)}`)
}
const enter = (mails: ReadonlyArray<Mail>) =>
  Effect.suspend(() => signInByLink.run({ token: tokenIn(mails), deviceId: "laptop", ...agreed }))

const withoutSecret = ({ browserToken, ...rest }: { readonly browserToken: string }) => ({
  ...rest,
  length: browserToken.length,
})

describe("new accounts", () => {
  it.effect("are for everyone where registration is open", () =>
    withMail((mails) =>
      Effect.gen(function*() {
        yield* ask("ada@example.org")
        assert.strictEqual((yield* enter(mails)).userInfo.email, "ada@example.org")
      }).pipe(where("open"))
    ))

  for (const mode of ["invitation", "closed"] as const) {
    it.effect(`are not for strangers where registration is ${mode}, and only their mailbox says so`, () =>
      withMail((mails) =>
        Effect.gen(function*() {
          yield* create("ada@example.org")
          const known = yield* ask("ada@example.org")
          const unknown = yield* ask("eve@example.org")
          assert.deepStrictEqual(withoutSecret(unknown), withoutSecret(known))
          assert.deepStrictEqual(mails.map(({ _tag, to }) => [_tag, to]), [
            ["SignIn", "ada@example.org"],
            ["NoAccount", "eve@example.org"],
          ])
          assert.deepStrictEqual(mails[1], {
            _tag: "NoAccount",
            to: Email.make("eve@example.org"),
            language: "de",
            registration: mode,
          })
        }).pipe(where(mode))
      ))

    it.effect(`are not made by a link from before registration was ${mode}, while members come in`, () =>
      withMail((mails) =>
        Effect.gen(function*() {
          yield* where("open")(ask("eve@example.org"))
          assert.strictEqual(yield* refusal(enter(mails)), "RegistrationClosed")
          const users = yield* UserStore
          assert.isEmpty(yield* users.list)
          yield* create("ada@example.org")
          yield* ask("ada@example.org")
          assert.strictEqual((yield* enter(mails)).userInfo.email, "ada@example.org")
        }).pipe(where(mode))
      ))
  }

  it.effect("are for those the operator invited, once, by exactly this address", () =>
    withMail((mails) =>
      Effect.gen(function*() {
        assert.deepStrictEqual(yield* invite(" Ada@Example.org"), { contact: "ada@example.org", hasAccount: false })
        assert.deepStrictEqual(mails.map(({ _tag, to }) => [_tag, to]), [["Invitation", "ada@example.org"]])
        yield* ask("ada+2@example.org")
        assert.strictEqual(mails.at(-1)?._tag, "NoAccount")
        yield* ask("ada@example.org")
        yield* enter(mails)
        const invitations = yield* InvitationStore
        assert.isNull(yield* invitations.find(Email.make("ada@example.org")))
        assert.deepStrictEqual(yield* invite("ada@example.org"), { contact: "ada@example.org", hasAccount: true })
      }).pipe(where("invitation"))
    ))

  it.effect("cannot be offered where registration is closed, nor by anyone but the operator", () =>
    withMail((mails) =>
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(invite("ada@example.org")), "RegistrationClosed")
        const visitor = Effect.provide(inviteUser.run({ contact: "ada@example.org" }), asVisitor)
        assert.strictEqual(yield* refusal(visitor), "OperatorOnly")
        assert.isEmpty(mails)
      }).pipe(where("closed"))
    ))
})

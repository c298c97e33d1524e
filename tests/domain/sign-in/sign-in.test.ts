import { MailNotSent } from "#domain/account/errors.ts"
import { Mailer, type SignInMail } from "#domain/account/mailer.port.ts"
import { identify } from "#domain/account/shared/identify.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { randomUUID } from "node:crypto"
import { asVisitor, atNoon, noon, refusal, refusalWith } from "../../support/a-scene.ts"
import { agreed } from "../../support/by-mail-only.ts"

const mailbox = () => {
  const mails: Array<SignInMail> = []
  const layer = Layer.succeed(Mailer, {
    send: (mail) => Effect.sync(() => void (mail._tag === "SignIn" && mails.push(mail))),
  })
  return { mails, layer }
}

type Input<Case extends { readonly input: { readonly Type: unknown } }> = Case["input"]["Type"]

const ask = (input: Input<typeof requestSignInLink>) => Effect.provide(requestSignInLink.run(input), asVisitor)
const enter = (input: Input<typeof signInByLink>) =>
  Effect.provide(signInByLink.run({ ...agreed, ...input }), asVisitor)

/** Requests a link and returns the token from the mail. */
const linkFor = (email: string) =>
  Effect.suspend(() => {
    const { mails, layer } = mailbox()
    return ask({ email }).pipe(
      Effect.provide(layer),
      Effect.map(() => mails[0]?.token ?? ""),
    )
  })

const signIn = (email: string, deviceId = "laptop") =>
  Effect.flatMap(linkFor(email), (token) => enter({ token, deviceId }))

describe("signIn.requestSignInLink", () => {
  it.effect("mails a link that is valid for fifteen minutes, in the reader's language", () => {
    const { mails, layer } = mailbox()
    return atNoon(Effect.gen(function*() {
      const { sent, expiresAt } = yield* ask({ email: "  Ada@Example.ORG ", language: "de" })
      assert.isTrue(sent)
      assert.deepStrictEqual(expiresAt, DateTime.add(noon, { minutes: 15 }))
      assert.deepStrictEqual(mails.map(({ to, language }) => [to, language]), [["ada@example.org", "de"]])
      assert.match(mails[0]?.token ?? "", /^link_[\w-]{43}$/)
    })).pipe(Effect.provide(layer))
  })

  it.effect.each(["", "ada", "ada@", "@example.org", "ada@example", "a b@example.org", `${"a".repeat(250)}@b.org`])(
    "refuses %j as an address",
    (email) =>
      atNoon(Effect.gen(function*() {
        const { mails, layer } = mailbox()
        const refused = yield* Effect.provide(refusal(ask({ email })), layer)
        assert.strictEqual(refused, "EmailInvalid")
        assert.isEmpty(mails)
      })),
  )

  it.effect("sends five links an hour to one address, however it is written, and more to others", () =>
    atNoon(Effect.gen(function*() {
      for (const email of ["ada@example.org", "ADA@example.org", " ada@example.org", "ada@example.org "]) {
        yield* linkFor(email)
      }
      yield* linkFor("Ada@Example.org")
      const { _tag, retryAfter } = yield* refusalWith(linkFor("ada@example.org"))
      assert.strictEqual(_tag, "TooManyRequests")
      assert.isTrue(Number(retryAfter) > 0 && Number(retryAfter) <= 3600)
      yield* linkFor("bob@example.org")
    })))

  it.effect("reports when the mail was not sent", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(ask({ email: "ada@example.org" })), "MailNotSent")
    })).pipe(Effect.provideService(Mailer, { send: () => Effect.fail(new MailNotSent()) })))
})

describe("signIn.signInByLink", () => {
  it.effect("creates a free account at the first sign-in, and finds it at the second", () =>
    atNoon(Effect.gen(function*() {
      const first = yield* signIn("ada@example.org")
      const second = yield* signIn("ADA@example.org", "phone")
      assert.strictEqual(second.userInfo.id, first.userInfo.id)
      assert.notStrictEqual(second.accessToken, first.accessToken)
      assert.deepStrictEqual(first.userInfo.subscription, { planName: "free", planType: "free" })
      const users = yield* UserStore
      assert.lengthOf(yield* users.list, 1)
    })))

  it.effect("accepts a link once", () =>
    atNoon(Effect.gen(function*() {
      const token = yield* linkFor("ada@example.org")
      yield* enter({ token, deviceId: "laptop" })
      assert.strictEqual(yield* refusal(enter({ token, deviceId: "laptop" })), "SignInLinkInvalid")
    })))

  it.effect("accepts a link for fifteen minutes", () =>
    atNoon(Effect.gen(function*() {
      const early = yield* linkFor("ada@example.org")
      const late = yield* linkFor("ada@example.org")
      yield* TestClock.adjust({ minutes: 14, seconds: 59 })
      yield* enter({ token: early, deviceId: "laptop" })
      yield* TestClock.adjust("1 second")
      assert.strictEqual(yield* refusal(enter({ token: late, deviceId: "laptop" })), "SignInLinkInvalid")
    })))

  it.effect("creates no account for a wrong token", () =>
    atNoon(Effect.gen(function*() {
      yield* linkFor("ada@example.org")
      assert.strictEqual(
        yield* refusal(enter({ token: "link_guessed", deviceId: "laptop" })),
        "SignInLinkInvalid",
      )
      const users = yield* UserStore
      assert.isEmpty(yield* users.list)
    })))

  it.effect("lets a link be tried twenty times in a quarter of an hour, by devices of any name", () =>
    atNoon(Effect.gen(function*() {
      const attempt = Effect.flip(
        Effect.flatMap(
          Effect.sync(() => randomUUID()),
          (deviceId) => enter({ token: "link_guessed", deviceId }),
        ),
      )
      const answers = yield* Effect.replicateEffect(attempt, 21)
      assert.deepStrictEqual(answers.map(({ _tag }) => _tag), [
        ...Array.from({ length: 20 }, () => "SignInLinkInvalid"),
        "TooManyRequests",
      ])
    })))
})

describe("a session", () => {
  it.effect("belongs to the holder of its token", () =>
    atNoon(Effect.gen(function*() {
      const { accessToken, userInfo } = yield* signIn("ada@example.org")
      assert.deepInclude(yield* identify(accessToken), { _tag: "User", id: userInfo.id })
      for (const wrong of ["", "par_guessed", accessToken.slice(0, -1)]) {
        assert.strictEqual(yield* refusal(identify(wrong)), "SignInRequired")
      }
    })))

  it.effect("ends thirty days after it was last used", () =>
    atNoon(Effect.gen(function*() {
      const { accessToken } = yield* signIn("ada@example.org")
      yield* TestClock.adjust("29 days")
      yield* identify(accessToken)
      yield* TestClock.adjust("29 days")
      yield* identify(accessToken)
      yield* TestClock.adjust("30 days")
      assert.strictEqual(yield* refusal(identify(accessToken)), "SignInRequired")
    })))

  it.effect("of one device ends when it signs out; those of other devices go on", () =>
    atNoon(Effect.gen(function*() {
      const laptop = yield* signIn("ada@example.org", "laptop")
      const phone = yield* signIn("ada@example.org", "phone")
      const bobs = yield* signIn("bob@example.org", "laptop")
      const actor = yield* identify(laptop.accessToken)
      yield* Effect.provideService(signOut.run({ deviceId: "laptop" }), CurrentActor, actor)
      assert.strictEqual(yield* refusal(identify(laptop.accessToken)), "SignInRequired")
      yield* identify(phone.accessToken)
      yield* identify(bobs.accessToken)
    })))

  it.effect("of a device is replaced when it signs in again", () =>
    atNoon(Effect.gen(function*() {
      const before = yield* signIn("ada@example.org")
      const after = yield* signIn("ada@example.org")
      assert.strictEqual(yield* refusal(identify(before.accessToken)), "SignInRequired")
      yield* identify(after.accessToken)
    })))
})

import { Mailer } from "#domain/account/mailer.port.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { sendPhoneCode } from "#domain/sign-in/use-cases/send-phone-code.ts"
import { signInByGoogle } from "#domain/sign-in/use-cases/sign-in-by-google.ts"
import { startGoogleSignIn } from "#domain/sign-in/use-cases/start-google-sign-in.ts"
import { verifyPhoneCode } from "#domain/sign-in/use-cases/verify-phone-code.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { asVisitor, atNoon, refusal } from "../../support/a-scene.ts"
import { offering } from "../../support/offering.ts"

const mailer = Layer.succeed(Mailer, { send: () => Effect.void })
/** A server that offers one way only. */
const at = <A, E, R>(test: Effect.Effect<A, E, R>, method: "email" | "phone") =>
  atNoon(Effect.provide(test, [offering(method), mailer, asVisitor]))

const byEmail = requestSignInLink.run({ email: "ada@example.org" })
const byPhone = sendPhoneCode.run({ name: "8613800138000" })
const byGoogle = startGoogleSignIn.run({ deviceId: "laptop" })
const withCode = verifyPhoneCode.run({ name: "8613800138000", code: "123456" })
const fromGoogle = signInByGoogle.run({ code: "a code", deviceId: "laptop" })

describe("a way to sign in that the server does not offer", () => {
  it.effect("is refused: no address in an edition of numbers, nor Google", () =>
    at(
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(byEmail), "SignInNotOffered")
        assert.strictEqual(yield* refusal(byGoogle), "SignInNotOffered")
        assert.strictEqual(yield* refusal(fromGoogle), "SignInNotOffered")
      }),
      "phone",
    ))

  it.effect("is refused: no number in an edition of addresses, nor Google where it is not set up", () =>
    at(
      Effect.gen(function*() {
        assert.strictEqual(yield* refusal(byPhone), "SignInNotOffered")
        assert.strictEqual(yield* refusal(byGoogle), "SignInNotOffered")
        assert.strictEqual(yield* refusal(withCode), "SignInNotOffered")
        assert.strictEqual(yield* refusal(fromGoogle), "SignInNotOffered")
        assert.isTrue((yield* byEmail).sent)
      }),
      "email",
    ))
})

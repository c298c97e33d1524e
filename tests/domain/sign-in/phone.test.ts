import { Mailer } from "#domain/account/mailer.port.ts"
import { Registration } from "#domain/account/registration.port.ts"
import { inviteUser } from "#domain/account/use-cases/invite-user.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Phone } from "#domain/account/user.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { OwnEdition } from "#domain/kernel/edition.ts"
import { RateLimiter } from "#domain/kernel/rate-limiter.port.ts"
import { type CodeMessage, SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { getPhoneAccessToken } from "#domain/sign-in/use-cases/get-phone-access-token.ts"
import { sendPhoneCode } from "#domain/sign-in/use-cases/send-phone-code.ts"
import { signInByPhone } from "#domain/sign-in/use-cases/sign-in-by-phone.ts"
import { verifyPhoneCode } from "#domain/sign-in/use-cases/verify-phone-code.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { asOperator, atNoon, noon, refusal } from "../../support/a-scene.ts"
import { agreed } from "../../support/by-mail-only.ts"
import { offering } from "../../support/offering.ts"

const name = "8613800138000"

const from = (client: string) => Effect.provideService(CurrentActor, { _tag: "Anonymous", deviceId: client } as const)

/** A scene with a phone; the newest message is last. */
const withPhone = <A, E, R>(test: (messages: ReadonlyArray<CodeMessage>) => Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const messages: Array<CodeMessage> = []
    const sender = Layer.succeed(SmsSender, { send: (message) => Effect.sync(() => void messages.push(message)) })
    return atNoon(Effect.provide(test(messages), [sender, offering("phone")]))
  })

const ask = (number = name) => sendPhoneCode.run({ name: number, type: "1" })
/** As if a minute had passed: limits go by the clock of the machine. */
const unlimited = Effect.provideService(RateLimiter, { consume: () => Effect.void })
const verify = (code: string, number = name) => verifyPhoneCode.run({ name: number, code })
const enter = (code: string, number = name) =>
  verify(code, number).pipe(
    Effect.flatMap(getPhoneAccessToken.run),
    Effect.flatMap(({ accesstoken }) => signInByPhone.run({ accesstoken, deviceId: "phone", ...agreed })),
  )
const invite = (contact: string) => Effect.provide(inviteUser.run({ contact }), asOperator)
const wrong = (messages: ReadonlyArray<CodeMessage>) => messages.at(-1)?.code === "000000" ? "111111" : "000000"

describe("signing in with a code by phone", () => {
  it.effect("sends six digits for five minutes, and makes an account of the number that is found again", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        const { expiresAt } = yield* ask("+86 138-0013-8000")
        assert.deepStrictEqual(expiresAt, DateTime.add(noon, { minutes: 5 }))
        assert.match(messages[0]?.code ?? "", /^\d{6}$/)
        assert.strictEqual(messages[0]?.to, "+8613800138000")
        const first = yield* enter(messages[0]?.code ?? "")
        assert.deepInclude(first.userInfo, { email: null, phone: Phone.make("+8613800138000") })
        yield* unlimited(ask())
        assert.strictEqual((yield* enter(messages[1]?.code ?? "")).userInfo.id, first.userInfo.id)
      }).pipe(from("browser"))
    ))

  it.effect("opens a session up to five minutes after the code, whatever steps are between", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        yield* ask()
        const { token } = yield* verify(messages[0]?.code ?? "")
        yield* TestClock.adjust("4 minutes")
        const { accesstoken } = yield* getPhoneAccessToken.run({ token })
        yield* TestClock.adjust("1 minute")
        assert.strictEqual(
          yield* refusal(signInByPhone.run({ accesstoken, deviceId: "phone", ...agreed })),
          "CodeInvalid",
        )
      }).pipe(from("browser"))
    ))

  it.effect.each(["86138001380", "8612345", "4915112345678", "86-nonsense"])(
    "refuses %s as a number",
    (number) =>
      withPhone((messages) =>
        Effect.gen(function*() {
          assert.strictEqual(yield* refusal(ask(number)), "PhoneInvalid")
          assert.isEmpty(messages)
        }).pipe(from("browser"))
      ),
  )

  it.effect("makes an account of an invited number only, where accounts are by invitation", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        yield* ask()
        assert.strictEqual(yield* refusal(enter(messages[0]?.code ?? "")), "RegistrationClosed")
        assert.strictEqual(yield* refusal(invite("ada@example.org")), "PhoneInvalid")
        assert.deepStrictEqual(yield* invite("138 0013 8000"), { contact: "+8613800138000", hasAccount: false })
        yield* unlimited(ask())
        yield* enter(messages[1]?.code ?? "")
        assert.isTrue((yield* invite(name)).hasAccount)
      }).pipe(
        from("browser"),
        Effect.provideService(OwnEdition, "cn"),
        Effect.provideService(Mailer, { send: () => Effect.void }),
        Effect.provideService(Registration, { mode: "invitation" }),
      )
    ))

  it.effect("takes five tries, and then not even the right code", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        yield* ask()
        for (let nth = 0; nth < 5; nth++) {
          assert.strictEqual(yield* refusal(verify(wrong(messages))), "CodeWrong")
        }
        assert.strictEqual(yield* refusal(verify(messages[0]?.code ?? "")), "CodeInvalid")
      }).pipe(from("browser"))
    ))

  it.effect("finds nothing by a thousand guesses", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        yield* ask()
        const guesses = Array.from({ length: 1000 }, (_, nth) => String(nth * 997 % 1_000_000).padStart(6, "0"))
          .filter((guess) => guess !== messages[0]?.code)
        const answers = yield* Effect.forEach(guesses, (guess) => refusal(verify(guess)))
        assert.isEmpty(answers.filter((answer) => !["CodeWrong", "CodeInvalid", "TooManyRequests"].includes(answer)))
        assert.lengthOf(answers.filter((answer) => answer === "CodeWrong"), 5)
        assert.isEmpty(yield* (yield* UserStore).list)
      }).pipe(from("browser"))
    ))

  it.effect("accepts a code once when it is sent fifty times at once", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        yield* ask()
        const used = yield* Effect.replicateEffect(Effect.option(verify(messages[0]?.code ?? "")), 50, {
          concurrency: "unbounded",
        })
        assert.lengthOf(used.filter(({ _tag }) => _tag === "Some"), 1)
      }).pipe(from("browser"))
    ))

  it.effect("accepts each step once, from the browser that began, within five minutes", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        yield* from("browser")(ask())
        const code = messages[0]?.code ?? ""
        assert.strictEqual(yield* refusal(from("another")(verify(code))), "CodeInvalid")
        const { token } = yield* from("browser")(verify(code))
        assert.strictEqual(yield* refusal(from("another")(getPhoneAccessToken.run({ token }))), "CodeInvalid")
        assert.strictEqual(yield* refusal(from("browser")(getPhoneAccessToken.run({ token }))), "CodeInvalid")
        yield* from("browser")(unlimited(ask()))
        yield* TestClock.adjust("5 minutes")
        assert.strictEqual(yield* refusal(from("browser")(verify(messages[1]?.code ?? ""))), "CodeInvalid")
      })
    ))
})

describe("limits of codes", () => {
  it.effect("sends one a minute to a number, from any client", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        yield* from("1")(ask())
        assert.strictEqual(yield* refusal(from("2")(ask())), "TooManyRequests")
        assert.lengthOf(messages, 1)
      })
    ))

  it.effect("sends a browser no code to one number after another", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        yield* ask()
        assert.strictEqual(yield* refusal(ask("8613800138001")), "TooManyRequests")
        assert.lengthOf(messages, 1)
      }).pipe(from("browser"))
    ))

  it.effect("sends a network only so many", () =>
    withPhone((messages) =>
      Effect.gen(function*() {
        for (let nth = 0; nth < 40; nth++) {
          yield* Effect.option(from(`client ${nth}`)(ask(`86138001380${String(nth).padStart(2, "0")}`)))
        }
        assert.lengthOf(messages, 30)
      }).pipe(Effect.provideService(CallerNetwork, "203.0.113.7"))
    ))
})

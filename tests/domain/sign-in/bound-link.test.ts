import { Mailer } from "#domain/account/mailer.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { rateLimits } from "#domain/kernel/rate-limits.ts"
import { inspectSignInLink } from "#domain/sign-in/use-cases/inspect-sign-in-link.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { asVisitor, atNoon, refusal } from "../../support/a-scene.ts"
import { agreed } from "../../support/by-mail-only.ts"

/** Asks for a link, and returns the secret of the mail and that of the browser. */
const asked = (email = "ada@example.org") =>
  Effect.suspend(() => {
    let token = ""
    const mailer = Layer.succeed(Mailer, {
      send: (mail) => Effect.sync(() => void (mail._tag === "SignIn" && (token = mail.token))),
    })
    return requestSignInLink.run({ email }).pipe(
      Effect.map(({ browserToken }) => ({ token, browserToken })),
      Effect.provide(mailer),
    )
  })

const inspect = (token: string, browserToken?: string) =>
  inspectSignInLink.run({ token, ...(browserToken !== undefined && { browserToken }) })
const verify = (token: string) => signInByLink.run({ token, deviceId: "laptop", ...agreed })

const asVisitors = <A, E, R>(test: Effect.Effect<A, E, R>) => atNoon(Effect.provide(test, asVisitor))

describe("a sign-in link", () => {
  it.effect("knows the browser that asked for it, and names its address to any other", () =>
    asVisitors(Effect.gen(function*() {
      const { token, browserToken } = yield* asked()
      const foreign = yield* asked("bob@example.org")
      assert.match(browserToken, /^browser_[\w-]{43}$/)
      assert.deepStrictEqual(yield* inspect(token, browserToken), { email: "ada@example.org", isAskingBrowser: true })
      const elsewhere = { email: "ada@example.org", isAskingBrowser: false }
      assert.deepStrictEqual(yield* inspect(token), elsewhere)
      assert.deepStrictEqual(yield* inspect(token, foreign.browserToken), elsewhere)
    })))

  it.effect("is not used up by looking at it, and cannot be looked at once it is", () =>
    asVisitors(Effect.gen(function*() {
      const { token, browserToken } = yield* asked()
      yield* Effect.replicateEffect(inspect(token), 3)
      const { userInfo } = yield* verify(token)
      assert.strictEqual(userInfo.email, "ada@example.org")
      assert.strictEqual(yield* refusal(inspect(token, browserToken)), "SignInLinkInvalid")
    })))

  it.effect("cannot be looked at after fifteen minutes, nor all too often", () =>
    asVisitors(Effect.gen(function*() {
      const early = yield* asked()
      const late = yield* asked("bob@example.org")
      yield* Effect.replicateEffect(inspect(early.token), rateLimits["looks at a link"].times)
      assert.strictEqual(yield* refusal(inspect(early.token)), "TooManyRequests")
      yield* TestClock.adjust("15 minutes")
      assert.strictEqual(yield* refusal(inspect(late.token)), "SignInLinkInvalid")
    })))

  it.effect("opens one session under fifty parallel uses", () =>
    asVisitors(Effect.gen(function*() {
      const { token } = yield* asked()
      const uses = Array.from({ length: 50 }, () => Effect.result(verify(token)))
      const opened = (yield* Effect.all(uses, { concurrency: "unbounded" })).filter(({ _tag }) => _tag === "Success")
      assert.lengthOf(opened, 1)
    })))

  it.effect("is not found by a thousand guesses", () =>
    asVisitors(Effect.gen(function*() {
      yield* asked()
      for (let nth = 0; nth < 1000; nth++) {
        const refused = yield* nth % 2 === 0 ? refusal(inspect(`link_${nth}`)) : refusal(verify(`link_${nth}`))
        assert.strictEqual(refused, "SignInLinkInvalid")
      }
    })))

  it.effect("is sent to a device fifteen times an hour, by either of its names, in one network", () =>
    asVisitors(Effect.gen(function*() {
      let nth = 0
      const ask = (deviceId: string | null, network = "203.0.113.7") =>
        Effect.suspend(() => requestSignInLink.run({ email: `user${nth++}@example.org`, deviceId })).pipe(
          Effect.provideService(CallerNetwork, network),
        )
      const { times } = rateLimits["sign-in links to a device"]
      yield* Effect.replicateEffect(ask("laptop"), times)
      assert.strictEqual(yield* refusal(ask("laptop")), "TooManyRequests")
      const byHeader = Effect.provideService(ask(null), CurrentActor, { _tag: "Anonymous", deviceId: "laptop" })
      assert.strictEqual(yield* refusal(byHeader), "TooManyRequests")
      yield* ask("phone")
      yield* ask("laptop", "203.0.113.8")
    })).pipe(Effect.provideService(Mailer, { send: () => Effect.void })))
})

import { mailboxOf } from "#domain/account/mailbox.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { rateLimits } from "#domain/kernel/rate-limits.ts"
import { requestSignInLink } from "#domain/sign-in/use-cases/request-sign-in-link.ts"
import { signInByLink } from "#domain/sign-in/use-cases/sign-in-by-link.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { randomUUID } from "node:crypto"
import { asVisitor, atNoon, refusal } from "../../support/a-scene.ts"
import { agreed } from "../../support/by-mail-only.ts"

const from = (network: string | null) => Effect.provideService(CallerNetwork, network)

/** A scene with a mailbox; tokens are found by the address they went to. */
const withMail = <A, E, R>(test: (tokens: Map<string, string>) => Effect.Effect<A, E, R>) =>
  Effect.suspend(() => {
    const tokens = new Map<string, string>()
    const mailer = Layer.succeed(Mailer, {
      send: (mail) => Effect.sync(() => void (mail._tag === "SignIn" && tokens.set(mail.to, mail.token))),
    })
    return atNoon(test(tokens)).pipe(Effect.provide([mailer, asVisitor]))
  })

const ask = (email: string) => requestSignInLink.run({ email })
const tryGuess = signInByLink.run({ token: "link_guessed", deviceId: "laptop" })

const mailbox = (text: string) => mailboxOf(Email.make(text))

describe("limits of signing in", () => {
  it.effect("counts addresses that are delivered to one mailbox as one", () =>
    withMail((tokens) =>
      Effect.gen(function*() {
        for (const tag of ["", "+1", "+2", "+news", "+a+b"]) yield* ask(`victim${tag}@example.org`)
        assert.strictEqual(yield* refusal(ask("victim+6@example.org")), "TooManyRequests")
        assert.strictEqual(tokens.size, 5)
        yield* ask("other@example.org")
      })
    ))

  it("knows how mailboxes are spelled", () => {
    assert.strictEqual(mailbox("a.da+x@gmail.com"), "ada@gmail.com")
    assert.strictEqual(mailbox("a.da@googlemail.com"), "ada@gmail.com")
    assert.strictEqual(mailbox("a.da+x@example.org"), "a.da@example.org")
  })

  it.effect("refuses a network that asks for too many links, whosever they are, and not another one", () =>
    withMail(() =>
      Effect.gen(function*() {
        const { times } = rateLimits["sign-in links from a network"]
        for (let nth = 0; nth < times; nth++) yield* from("203.0.113.7")(ask(`user${nth}@example.org`))
        const asked = ask("ada@example.org")
        assert.strictEqual(yield* refusal(from("203.0.113.7")(asked)), "TooManyRequests")
        yield* from("203.0.113.8")(asked)
        yield* from(null)(asked)
      })
    ))

  it.effect("does not let a stranger lock a device by its name", () =>
    withMail((tokens) =>
      Effect.gen(function*() {
        const guesses = Effect.flip(from("203.0.113.66")(tryGuess))
        yield* Effect.replicateEffect(guesses, 200)
        yield* from("198.51.100.1")(ask("ada@example.org"))
        const token = tokens.get("ada@example.org") ?? ""
        yield* from("198.51.100.1")(signInByLink.run({ token, deviceId: "laptop", ...agreed }))
      })
    ))

  it.effect("refuses a network that guesses, under whatever device names and links", () =>
    withMail(() =>
      Effect.gen(function*() {
        const guess = from("203.0.113.7")(
          Effect.suspend(() =>
            Effect.flip(signInByLink.run({ token: `link_${randomUUID()}`, deviceId: randomUUID() }))
          ),
        )
        const { times } = rateLimits["sign-ins from a network"]
        const answers = yield* Effect.replicateEffect(guess, times + 1)
        assert.strictEqual(answers.filter(({ _tag }) => _tag === "SignInLinkInvalid").length, times)
        assert.strictEqual(answers.at(-1)?._tag, "TooManyRequests")
      })
    ))

  it.effect("limits new accounts, leaves the refused link usable, and lets known accounts in", () =>
    withMail((tokens) =>
      Effect.gen(function*() {
        const { times } = rateLimits["new accounts from a network"]
        const enter = Effect.fnUntraced(function*(email: string) {
          return yield* signInByLink.run({ token: tokens.get(email) ?? "", deviceId: "laptop", ...agreed })
        })
        for (let nth = 0; nth < times; nth++) {
          yield* ask(`user${nth}@example.org`)
          yield* from("203.0.113.7")(enter(`user${nth}@example.org`))
        }
        yield* ask("late@example.org")
        assert.strictEqual(yield* refusal(from("203.0.113.7")(enter("late@example.org"))), "TooManyRequests")
        const users = yield* UserStore
        assert.lengthOf(yield* users.list, times)
        yield* from("198.51.100.1")(enter("late@example.org"))
        yield* ask("user0@example.org")
        yield* from("203.0.113.7")(enter("user0@example.org"))
      })
    ))

  it.effect("logs a used-up limit once, without address, link or token", () => {
    const lines: Array<string> = []
    const logger = Logger.layer([Logger.map(Logger.formatLogFmt, (line) => void lines.push(line))])
    return withMail(() => Effect.replicateEffect(Effect.exit(from("203.0.113.7")(ask("victim@example.org"))), 9)).pipe(
      Effect.andThen(Effect.sync(() => {
        const said = lines.filter((line) => line.includes("used up"))
        assert.lengthOf(said, 1)
        assert.include(said[0] ?? "", "sign-in links to a mailbox")
        assert.include(said[0] ?? "", "203.0.113.7")
        assert.notMatch(lines.join("\n"), /victim|link_/)
      })),
      Effect.provide(logger),
    )
  })
})

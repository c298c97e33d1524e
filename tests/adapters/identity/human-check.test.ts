import * as Altcha from "#adapters/identity/altcha.ts"
import * as Turnstile from "#adapters/identity/turnstile.ts"
import { HumanCheck } from "#domain/sign-in/human-check.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { type Challenge, solveChallenge } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { Effect, Layer, Redacted } from "effect"
import { TestClock } from "effect/testing"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { refusal } from "../../support/a-scene.ts"

const tokenOf = (challenge: unknown, solution: unknown) =>
  Buffer.from(JSON.stringify({ challenge, solution })).toString("base64")

const solved = Effect.gen(function*() {
  const { challenge } = yield* HumanCheck
  const { kind, challenge: json = "" } = yield* challenge
  assert.strictEqual(kind, "altcha")
  const parsed: Challenge = JSON.parse(json)
  const solution = yield* Effect.promise(() => solveChallenge({ challenge: parsed, deriveKey }))
  return { parsed, solution }
})

const verify = (token: string) => Effect.flatMap(HumanCheck, (check) => check.verify(token))

/** The library reads the machine's clock, so the test's clock is set by it. */
const atPresent = (minutes = 0) => TestClock.setTime(Date.now() + minutes * 60_000)

describe("HumanCheck: altcha", () => {
  const ours = Altcha.layer("0123456789abcdef0123456789abcdef")

  it.effect("knows the solution of its challenge, and names both tokens of one challenge the same", () =>
    Effect.gen(function*() {
      yield* atPresent()
      const { parsed, solution } = yield* solved
      const name = yield* verify(tokenOf(parsed, solution))
      assert.strictEqual(yield* verify(tokenOf({ ...parsed, more: 1 }, { ...solution, time: 3 })), name)
    }).pipe(Effect.provide(ours)))

  it.effect("asks for between 150 and 350 tries of a thousand rounds", () =>
    Effect.gen(function*() {
      yield* atPresent()
      const { parsed, solution } = yield* solved
      assert.strictEqual(parsed.parameters.cost, 1000)
      assert.isTrue(solution !== null && solution.counter >= 150 && solution.counter < 350)
    }).pipe(Effect.provide(ours)))

  it.effect("refuses what is easier, unsolved, no token, or made by another server", () =>
    Effect.gen(function*() {
      yield* atPresent()
      const { parsed, solution } = yield* solved
      const cheap = { ...parsed, parameters: { ...parsed.parameters, cost: 1 } }
      const guess = { counter: 200, derivedKey: "00".repeat(32) }
      for (const wrong of [tokenOf(cheap, solution), tokenOf(parsed, guess), tokenOf(parsed, null), "", "e30=", "%"]) {
        assert.strictEqual(yield* refusal(verify(wrong)), "HumanCheckFailed")
      }
      const foreign = Effect.provide(verify(tokenOf(parsed, solution)), Altcha.layer("f".repeat(32)))
      assert.strictEqual(yield* refusal(foreign), "HumanCheckFailed")
    }).pipe(Effect.provide(ours)))

  it.effect("lets a challenge expire after five minutes", () =>
    Effect.gen(function*() {
      yield* atPresent(-6)
      const { parsed, solution } = yield* solved
      assert.strictEqual(yield* refusal(verify(tokenOf(parsed, solution))), "HumanCheckExpired")
    }).pipe(Effect.provide(ours)))
})

/** Answers as Turnstile does; the token says what. */
const peer = Effect.acquireRelease(
  Effect.promise(async () => {
    const server = createServer((request, response) => {
      void (async () => {
        let body = ""
        for await (const chunk of request) body += String(chunk)
        const form = new URLSearchParams(body)
        const token = form.get("response") ?? ""
        const right = { success: true, hostname: "parley.example", action: "sign-in" }
        const answers: Record<string, unknown> = {
          right,
          "of another site": { ...right, hostname: "evil.example" },
          "for something else": { ...right, action: "buy" },
          "without an action": { success: true, hostname: "parley.example" },
          used: { success: false, "error-codes": ["timeout-or-duplicate"] },
          forged: { success: false, "error-codes": ["invalid-input-response"] },
          "their fault": { success: false, "error-codes": ["internal-error"] },
          nonsense: ["?"],
        }
        const refused = { success: false, "error-codes": ["invalid-input-secret"] }
        response.end(JSON.stringify(form.get("secret") === "s3cret" ? answers[token] : refused))
      })()
    })
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
    return server
  }),
  (server) => Effect.promise(() => new Promise((resolve) => server.close(resolve))),
)

const portOf = (address: AddressInfo | string | null): number => typeof address === "object" ? address?.port ?? 0 : 0

const turnstile = (secret: string, port: number) =>
  Turnstile.layer({
    siteKey: "site",
    secret: Redacted.make(secret),
    address: `http://127.0.0.1:${port}/siteverify`,
    hostname: "parley.example",
  })

const onPeer = (secret = "s3cret") =>
  Layer.unwrap(Effect.map(peer, (server) => turnstile(secret, portOf(server.address()))))

describe("HumanCheck: turnstile", () => {
  it.effect("shows the site's key, and passes a token that Turnstile knows", () =>
    Effect.gen(function*() {
      const { challenge } = yield* HumanCheck
      assert.deepStrictEqual(yield* challenge, { kind: "turnstile", siteKey: "site" })
      yield* verify("right")
    }).pipe(Effect.provide(onPeer())))

  it.effect.each<[string, string]>([
    ["of another site", "HumanCheckFailed"],
    ["for something else", "HumanCheckFailed"],
    ["without an action", "HumanCheckFailed"],
    ["forged", "HumanCheckFailed"],
    ["used", "HumanCheckExpired"],
    ["their fault", "HumanCheckUnavailable"],
    ["nonsense", "HumanCheckUnavailable"],
  ])("a token that is %s: %s", ([token, expected]) =>
    Effect.gen(function*() {
      assert.strictEqual(yield* refusal(verify(token)), expected)
    }).pipe(Effect.provide(onPeer())))

  it.effect("is unavailable with a wrong secret, and where nobody answers", () =>
    Effect.gen(function*() {
      assert.strictEqual(yield* refusal(Effect.provide(verify("right"), onPeer("wrong"))), "HumanCheckUnavailable")
      assert.strictEqual(
        yield* refusal(Effect.provide(verify("right"), turnstile("s3cret", 9))),
        "HumanCheckUnavailable",
      )
    }))
})

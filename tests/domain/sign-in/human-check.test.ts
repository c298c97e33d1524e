import { HumanCheckFailed } from "#domain/sign-in/errors.ts"
import { HumanCheck } from "#domain/sign-in/human-check.port.ts"
import { requireHuman } from "#domain/sign-in/steps/require-human.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, refusal } from "../../support/a-scene.ts"

/** Tokens are a challenge's name and how it was written: `seven` and `seven again` solve the same one. */
const checked = Layer.succeed(HumanCheck, {
  isNeeded: true,
  challenge: Effect.succeed({ kind: "altcha" as const, challenge: "{}" }),
  verify: (token) =>
    token.startsWith("wrong") ? Effect.fail(new HumanCheckFailed()) : Effect.succeed(token.slice(0, 5)),
})

const where = <A, E, R>(test: Effect.Effect<A, E, R>) => atNoon(Effect.provide(test, checked))

describe("the human check", () => {
  it.effect.each([undefined, null, ""])("is required where it is on: %j", (token) =>
    where(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(requireHuman(token)), "HumanCheckRequired")
    })))

  it.effect("refuses a wrong solution, and lets a right one follow", () =>
    where(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(requireHuman("wrong")), "HumanCheckFailed")
      yield* requireHuman("seven")
    })))

  it.effect("passes a challenge once, however its token is written, while it is valid", () =>
    where(Effect.gen(function*() {
      yield* requireHuman("seven")
      assert.strictEqual(yield* refusal(requireHuman("seven")), "HumanCheckExpired")
      yield* TestClock.adjust("6 minutes")
      assert.strictEqual(yield* refusal(requireHuman("seven again")), "HumanCheckExpired")
      yield* requireHuman("eight")
    })))

  it.effect("passes a challenge once under fifty parallel uses", () =>
    where(Effect.gen(function*() {
      const uses = Array.from({ length: 50 }, () => Effect.result(requireHuman("seven")))
      const passed = (yield* Effect.all(uses, { concurrency: "unbounded" })).filter(({ _tag }) => _tag === "Success")
      assert.lengthOf(passed, 1)
    })))

  it.effect("asks nobody where it is off", () => atNoon(requireHuman(undefined)))
})

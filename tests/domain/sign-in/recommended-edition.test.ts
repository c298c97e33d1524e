import { CallerDevice } from "#domain/kernel/caller-device.ts"
import { OwnEdition } from "#domain/kernel/edition.ts"
import { getSignInOptions } from "#domain/sign-in/use-cases/get-sign-in-options.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { asVisitor, atNoon } from "../../support/a-scene.ts"

describe("the edition that is recommended", () => {
  it.effect.each(
    [
      ["international", "CN", "cn"],
      ["international", "DE", null],
      ["international", null, null],
      ["cn", "DE", "international"],
      ["cn", "CN", null],
    ] as const,
  )("by the %s one to a caller from %s is %s", ([own, country, expected]) =>
    atNoon(Effect.gen(function*() {
      const { recommendedEdition } = yield* getSignInOptions.run({}).pipe(
        Effect.provideService(CallerDevice, { userAgent: null, name: null, country }),
        Effect.provideService(OwnEdition, own),
      )
      assert.strictEqual(recommendedEdition, expected)
    })).pipe(Effect.provide(asVisitor)))
})

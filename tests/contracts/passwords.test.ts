import * as NodePasswords from "#adapters/identity/passwords.ts"
import { Passwords } from "#domain/kernel/passwords.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

describe("Passwords", () => {
  it.effect("match their own hash only, which shows nothing of them and is never the same", () =>
    Effect.gen(function*() {
      const { hash, matches } = yield* Passwords
      const [one, other] = [yield* hash("Zoë’s word"), yield* hash("Zoë’s word")]
      assert.notStrictEqual(one, other)
      assert.notInclude(one, "Zo")
      for (const right of ["Zoë’s word", "Zoë’s word".normalize("NFD")]) assert.isTrue(yield* matches(right, one))
      for (const wrong of ["", "zoë’s word", "Zoë’s word "]) assert.isFalse(yield* matches(wrong, one), wrong)
    }).pipe(Effect.provide(NodePasswords.layer({ work: 10 }))))
})

import * as CryptoSecrets from "#adapters/identity/secrets.ts"
import { Secrets } from "#domain/kernel/secrets.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

describe("Secrets: node-crypto", () => {
  it.effect("makes 32 random bytes of URL-safe text behind the prefix", () =>
    Effect.gen(function*() {
      const { create } = yield* Secrets
      const [one, other] = [yield* create("pk_"), yield* create("pk_")]
      assert.match(one, /^pk_[\w-]{43}$/)
      assert.notStrictEqual(one, other)
    }).pipe(Effect.provide(CryptoSecrets.layer)))

  it.effect("hashes by SHA-256, in hexadecimal", () =>
    Effect.gen(function*() {
      const { hash } = yield* Secrets
      assert.strictEqual(yield* hash("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }).pipe(Effect.provide(CryptoSecrets.layer)))
})

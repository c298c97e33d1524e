import * as CryptoTokens from "#adapters/identity/token-signer.ts"
import { TokenSigner } from "#domain/kernel/token-signer.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const text = '{"task":"0190a5f2","title":"Besprechung – 会议"}'
const signed = Effect.flatMap(TokenSigner, ({ sign }) => sign(text))
const opened = (token: string) => Effect.flatMap(TokenSigner, ({ open }) => open(token))
const withKey = (key: string | null) => Effect.provide(CryptoTokens.layer(key))

describe("TokenSigner: node-crypto", () => {
  it.effect("opens what it signed, in every process that has the key", () =>
    Effect.gen(function*() {
      const token = yield* signed.pipe(withKey("one key"))
      assert.match(token, /^[\w-]+\.[\w-]{43}$/)
      assert.strictEqual(yield* signed.pipe(withKey("one key")), token)
      assert.strictEqual(yield* opened(token).pipe(withKey("one key")), text)
    }))

  it.effect("opens nothing that another key signed, and without a key nothing of another process", () =>
    Effect.gen(function*() {
      const token = yield* signed.pipe(withKey("one key"))
      assert.isNull(yield* opened(token).pipe(withKey("another key")))
      assert.isNull(yield* opened(yield* signed.pipe(withKey(null))).pipe(withKey(null)))
    }))

  it.effect("opens nothing that was changed, cut or made up", () =>
    Effect.gen(function*() {
      const token = yield* signed
      const [body = "", mac = ""] = token.split(".")
      const other = Buffer.from(text.replace("0190a5f2", "0190a5f3")).toString("base64url")
      const forged = [`${other}.${mac}`, `${body}.${mac.slice(1)}`, body, `${body}.`, `.${mac}`, "", ".", token + token]
      for (const one of forged) assert.isNull(yield* opened(one), one)
    }).pipe(withKey("one key")))
})

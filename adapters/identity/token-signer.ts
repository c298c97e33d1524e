import { TokenSigner } from "#domain/kernel/token-signer.port.ts"
import { Effect, Layer } from "effect"
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"

/** HMAC-SHA-256. Without a deployment key, each process generates its own, and its tokens end with it. */
export const layer = (key: string | null): Layer.Layer<TokenSigner> =>
  Layer.sync(TokenSigner, () => {
    const secret = key ?? randomBytes(32).toString("base64url")
    const macOf = (encoded: string): Buffer => createHmac("sha256", secret).update(encoded).digest()
    return {
      sign: (text) =>
        Effect.sync(() => {
          const encoded = Buffer.from(text).toString("base64url")
          return `${encoded}.${macOf(encoded).toString("base64url")}`
        }),
      open: (token) =>
        Effect.sync(() => {
          const [encoded = "", mac = ""] = token.split(".")
          const expected = macOf(encoded)
          const given = Buffer.from(mac, "base64url")
          const isOurs = given.length === expected.length && timingSafeEqual(given, expected)
          return isOurs ? Buffer.from(encoded, "base64url").toString() : null
        }),
    }
  })

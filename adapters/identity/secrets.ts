import { Secrets } from "#domain/kernel/secrets.port.ts"
import { Effect, Layer } from "effect"
import { createHash, randomBytes, randomInt } from "node:crypto"

export const layer: Layer.Layer<Secrets> = Layer.succeed(Secrets, {
  create: (prefix) => Effect.sync(() => prefix + randomBytes(32).toString("base64url")),
  digits: (count) => Effect.sync(() => String(randomInt(10 ** count)).padStart(count, "0")),
  hash: (secret) => Effect.sync(() => createHash("sha256").update(secret).digest("hex")),
})

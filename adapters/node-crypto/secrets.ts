import { Secrets } from "#domain/kernel/secrets.port.ts"
import { Effect, Layer } from "effect"
import { createHash, randomBytes } from "node:crypto"

export const layer: Layer.Layer<Secrets> = Layer.succeed(Secrets, {
  create: (prefix) => Effect.sync(() => prefix + randomBytes(32).toString("base64url")),
  hash: (secret) => Effect.sync(() => createHash("sha256").update(secret).digest("hex")),
})

import { Effect } from "effect"
import { Sealer } from "../../kernel/sealer.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"

/** A secret as Standard Webhooks spells it, `whsec_` and 32 random bytes as base64, and the same sealed. */
export const newSecret = Effect.gen(function*() {
  const { create } = yield* Secrets
  const { seal } = yield* Sealer
  const urlSafe = yield* create("")
  const padding = "=".repeat((4 - urlSafe.length % 4) % 4)
  const secret = `whsec_${urlSafe.replaceAll("-", "+").replaceAll("_", "/")}${padding}`
  return { secret, sealed: yield* seal(secret) }
})

import { HumanCheckExpired, HumanCheckFailed } from "#domain/sign-in/errors.ts"
import { challengeLasts, HumanCheck } from "#domain/sign-in/human-check.port.ts"
import { createChallenge, verifySolution } from "altcha-lib"
import { deriveKey } from "altcha-lib/algorithms/pbkdf2"
import { DateTime, Effect, Layer, Schema } from "effect"
import { createHmac, randomBytes, randomInt } from "node:crypto"

/** Iterations of one attempt; the client needs `minTries` to `maxTries` attempts: 0.1 to 0.3 seconds of work. */
const cost = 1000
const [minTries, maxTries] = [150, 350]

/** What clients send: the challenge as issued and its solution, as JSON in base64. */
const Token = Schema.fromJsonString(Schema.Struct({
  challenge: Schema.Struct({
    parameters: Schema.Struct({
      algorithm: Schema.Literal("PBKDF2/SHA-256"),
      nonce: Schema.String,
      salt: Schema.String,
      cost: Schema.Int,
      keyLength: Schema.Int,
      keyPrefix: Schema.String,
      keySignature: Schema.String,
      expiresAt: Schema.Int,
    }),
    signature: Schema.String,
  }),
  solution: Schema.Struct({ counter: Schema.Int, derivedKey: Schema.String }),
}))

const readToken = (token: string) => Schema.decodeEffect(Token)(Buffer.from(token, "base64").toString())

/**
 * A proof of work that this server issues and checks itself. Without a deployment secret, each process generates its
 * own, and knows only its own challenges.
 */
export const layer = (linkSecret: string | null): Layer.Layer<HumanCheck> =>
  Layer.sync(HumanCheck, () => {
    const secret = linkSecret ?? randomBytes(32).toString("base64url")
    const keyFor = (use: string) => createHmac("sha256", secret).update(`human-check ${use}`).digest("base64url")
    const keys = { hmacSignatureSecret: keyFor("challenge"), hmacKeySignatureSecret: keyFor("key") }
    return {
      isNeeded: true,
      challenge: Effect.gen(function*() {
        const expiresAt = DateTime.toDateUtc(DateTime.add(yield* DateTime.now, challengeLasts))
        const counter = randomInt(minTries, maxTries)
        const made = yield* Effect.promise(() =>
          createChallenge({ ...keys, algorithm: "PBKDF2/SHA-256", cost, counter, expiresAt, deriveKey })
        )
        return { kind: "altcha" as const, challenge: JSON.stringify(made) }
      }),
      verify: Effect.fn("HumanCheck.verify")(function*(token) {
        const given = yield* Effect.mapError(readToken(token), () => new HumanCheckFailed())
        const { expired, verified } = yield* Effect.promise(() => verifySolution({ ...keys, ...given, deriveKey }))
        if (expired) return yield* new HumanCheckExpired()
        return verified ? given.challenge.signature : yield* new HumanCheckFailed()
      }),
    }
  })

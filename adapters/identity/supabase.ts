import { Email, normaliseEmail } from "#domain/account/user.ts"
import { AccessTokenVerifier } from "#domain/sign-in/access-token-verifier.port.ts"
import { ProviderUnavailable, SignInMisconfigured } from "#domain/sign-in/errors.ts"
import { Effect, Layer, Redacted, Schema } from "effect"
import type { JWTPayload, JWTVerifyGetKey } from "jose"
import { Damaged, refuse } from "./refused.ts"

export interface SupabaseOptions {
  readonly url: string
  readonly anonKey: string
  /** For projects that sign with a shared secret; null for those with only keys of their own. */
  readonly jwtSecret: Redacted.Redacted | null
  /** Milliseconds to wait for an answer. */
  readonly timeout?: number
}

const library = Effect.promise(() => import("jose"))

/** Access tokens of a Supabase project. */
export const layer = (options: SupabaseOptions | null): Layer.Layer<AccessTokenVerifier> =>
  Layer.effect(AccessTokenVerifier, options === null ? Effect.succeed(unconfigured) : make(options))

const unconfigured = AccessTokenVerifier.of({
  verify: () =>
    Effect.andThen(
      Effect.logError(
        "sign-in with Supabase was requested but is not configured: set SUPABASE_URL and SUPABASE_ANON_KEY",
      ),
      Effect.fail(new SignInMisconfigured()),
    ),
})

const make = Effect.fnUntraced(function*({ url, anonKey, jwtSecret, timeout = 5000 }: SupabaseOptions) {
  const issuer = `${url.replace(/\/+$/u, "")}/auth/v1`
  const keys = yield* Effect.cached(
    Effect.map(
      library,
      ({ createRemoteJWKSet }) =>
        createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`), { timeoutDuration: timeout }),
    ),
  )
  return AccessTokenVerifier.of({
    verify: Effect.fn("AccessTokenVerifier.verify")(function*(token) {
      const { sub } = yield* Effect.flatMap(keys, (set) => checked(token, { issuer, jwtSecret, keys: set }))
      const { id, email, email_confirmed_at: confirmedAt } = yield* userOf(token, { issuer, anonKey, timeout })
      // `user_metadata.email_verified` can be written by the person; this cannot.
      if (id !== sub || confirmedAt === null) return yield* refuse({ reason: "the address is not confirmed" })
      return { issuer, subject: id, email, isEmailVerified: true, phone: null }
    }),
  })
})

interface Checks {
  readonly issuer: string
  readonly jwtSecret: Redacted.Redacted | null
  readonly keys: JWTVerifyGetKey
}

const checked = Effect.fnUntraced(function*(token: string, { issuer, jwtSecret, keys }: Checks) {
  const { decodeProtectedHeader, errors, jwtVerify } = yield* library
  const rules = { issuer, audience: "authenticated", requiredClaims: ["sub", "exp"] }
  const { alg } = yield* Effect.try({
    try: () => decodeProtectedHeader(token),
    catch: () => new Damaged({ reason: "malformed" }),
  }).pipe(Effect.catchTag("Damaged", refuse))
  const payload = yield* Effect.tryPromise({
    try: async (): Promise<JWTPayload> => {
      // The key decides the algorithm, never the token: HS256 with a public key as its secret must not pass.
      const isShared = jwtSecret !== null && alg === "HS256"
      const verified = isShared
        ? await jwtVerify(token, new TextEncoder().encode(Redacted.value(jwtSecret)), {
          ...rules,
          algorithms: ["HS256"],
        })
        : await jwtVerify(token, keys, { ...rules, algorithms: ["ES256", "RS256"] })
      return verified.payload
    },
    catch: (cause) => {
      if (cause instanceof errors.JWKSTimeout || !(cause instanceof errors.JOSEError)) return new ProviderUnavailable()
      return cause.code === "ERR_JOSE_GENERIC" ? new ProviderUnavailable() : new Damaged({ reason: cause.code })
    },
  }).pipe(Effect.catchTag("Damaged", refuse))
  return payload["is_anonymous"] === true ? yield* refuse({ reason: "anonymous" }) : payload
})

const SupabaseUser = Schema.Struct({
  id: Schema.NonEmptyString,
  email: Schema.String,
  email_confirmed_at: Schema.NullOr(Schema.String).pipe(Schema.withDecodingDefaultKey(Effect.succeed(null))),
})

/** The project knows who has signed out there, and whose address is confirmed. */
const userOf = Effect.fnUntraced(function*(
  token: string,
  { issuer, anonKey, timeout }: { readonly issuer: string; readonly anonKey: string; readonly timeout: number },
) {
  const answer = yield* Effect.tryPromise({
    try: async () => {
      const headers = { authorization: `Bearer ${token}`, apikey: anonKey }
      const response = await fetch(`${issuer}/user`, {
        headers,
        redirect: "error",
        signal: AbortSignal.timeout(timeout),
      })
      return { status: response.status, body: response.ok ? await response.json() : null }
    },
    catch: () => new ProviderUnavailable(),
  })
  if (answer.status >= 500 || answer.status === 429) return yield* new ProviderUnavailable()
  const user = yield* Schema.decodeUnknownEffect(SupabaseUser)(answer.body).pipe(
    Effect.catch(() => refuse({ reason: `the project answers ${answer.status}` })),
  )
  const email = yield* Schema.decodeEffect(Email)(normaliseEmail(user.email)).pipe(
    Effect.catch(() => refuse({ reason: "it has no address" })),
  )
  return { ...user, email }
})

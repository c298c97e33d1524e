import { Email, normaliseEmail } from "#domain/account/user.ts"
import { ProviderUnavailable, SignInMisconfigured } from "#domain/sign-in/errors.ts"
import { IdentityProvider, type ProviderAnswer } from "#domain/sign-in/identity-provider.port.ts"
import type { ProvenIdentity } from "#domain/sign-in/proven-identity.ts"
import { Effect, Exit, Layer, Option, Redacted, Schema } from "effect"
import type { Configuration } from "openid-client"
import { Damaged, refuse } from "./refused.ts"

export interface OpenIdOptions {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: Redacted.Redacted
  /** Seconds to wait for the provider. */
  readonly timeout?: number
}

// Loaded on the first such sign-in: most servers never need it.
const library = Effect.promise(() => import("openid-client"))

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"])

/** Google, or another certified provider, by `openid-client`. */
export const layer = (options: OpenIdOptions | null): Layer.Layer<IdentityProvider> =>
  Layer.effect(IdentityProvider, options === null ? Effect.succeed(unconfigured) : make(options))

const misconfigured = Effect.andThen(
  Effect.logError(
    "sign-in with Google was requested but is not configured: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET",
  ),
  Effect.fail(new SignInMisconfigured()),
)
const unconfigured = IdentityProvider.of({ begin: () => misconfigured, finish: () => misconfigured })

const make = Effect.fnUntraced(function*(options: OpenIdOptions) {
  // The provider's metadata; fetched again after an hour, and at once if it did not answer.
  const known = yield* Effect.cachedWithTTL(discover(options), (exit) => Exit.isSuccess(exit) ? "1 hour" : 0)
  return IdentityProvider.of({
    begin: (redirectUri) => Effect.flatMap(known, (found) => begin(found, redirectUri)),
    finish: (answer) => Effect.flatMap(known, (found) => finish(found, answer)),
  })
})

const discover = Effect.fnUntraced(function*({ issuer, clientId, clientSecret, timeout = 5 }: OpenIdOptions) {
  const { allowInsecureRequests, ClientSecretPost, discovery, enableNonRepudiationChecks } = yield* library
  const address = new URL(issuer)
  const isLocal = address.protocol === "http:" && loopback.has(address.hostname)
  return yield* Effect.tryPromise({
    try: () =>
      discovery(address, clientId, undefined, ClientSecretPost(Redacted.value(clientSecret)), {
        timeout,
        // Otherwise the signature of an ID token is not checked if it comes from the provider itself over TLS.
        execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
      }),
    catch: () => new ProviderUnavailable(),
  }).pipe(Effect.tapError(() => Effect.logError("the login provider does not answer", { issuer })))
})

const begin = Effect.fnUntraced(function*(found: Configuration, redirectUri: string) {
  const openid = yield* library
  const verifier = openid.randomPKCECodeVerifier()
  const state = openid.randomState()
  const nonce = openid.randomNonce()
  const challenge = yield* Effect.promise(() => openid.calculatePKCECodeChallenge(verifier))
  const url = openid.buildAuthorizationUrl(found, {
    redirect_uri: redirectUri,
    scope: "openid email profile",
    access_type: "offline",
    code_challenge: challenge,
    code_challenge_method: "S256",
    state,
    nonce,
  })
  return { url: url.href, state, verifier, nonce }
})

const finish = Effect.fnUntraced(function*(found: Configuration, answer: ProviderAnswer) {
  const openid = yield* library
  const { code, state, verifier, nonce, redirectUri } = answer
  const back = new URL(redirectUri)
  back.search = new URLSearchParams({ code, state, iss: found.serverMetadata().issuer }).toString()
  const tokens = yield* Effect.tryPromise({
    try: () =>
      openid.authorizationCodeGrant(found, back, {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      }),
    catch: failureOf,
  }).pipe(Effect.catchTag("Damaged", refuse))
  const claims = yield* Schema.decodeUnknownEffect(Claims)(tokens.claims()).pipe(
    Effect.catch(() => refuse({ reason: "claims of another shape" })),
  )
  return provenBy(claims)
})

const Claims = Schema.Struct({
  iss: Schema.String,
  sub: Schema.NonEmptyString,
  email: Schema.optionalKey(Schema.String),
  email_verified: Schema.optionalKey(Schema.Union([Schema.Boolean, Schema.String])),
})

const provenBy = ({ iss, sub, email = "", email_verified: verified }: typeof Claims.Type): ProvenIdentity => ({
  issuer: iss,
  subject: sub,
  email: Option.getOrNull(Schema.decodeOption(Email)(normaliseEmail(email))),
  isEmailVerified: verified === true,
  phone: null,
})

/** A provider that does not answer proves nothing against the caller: the attempt can be repeated. */
const failureOf = (error: unknown): Damaged | ProviderUnavailable => {
  const { code, cause } = Object(error)
  const isCutOff = code === "OAUTH_TIMEOUT" || error instanceof TypeError && code === undefined
  const isDown = isCutOff || cause instanceof Response && cause.status >= 500
  return isDown ? new ProviderUnavailable() : new Damaged({ reason: String(code) })
}

import { accessTokenLasts, grantLasts, refreshTokenLasts } from "#domain/connected-app/connected-app.ts"
import { McpScope } from "#domain/kernel/actor.ts"
import { resourceOf } from "#domain/kernel/own-origin.ts"
import type { Language } from "#texts/languages.ts"
import type { JWK } from "jose"
import { type Adapter, type Configuration, errors, interactionPolicy, type Provider } from "oidc-provider"
import { askedScope } from "./asked-scope.ts"
import { asMeant, refuseOdd } from "./client-rules.ts"
import { errorPage } from "./error-page.ts"
import { asItIs, OwnProvider } from "./own-provider.ts"
import { rotating } from "./rotation.ts"

export interface ProviderOptions {
  /** Where callers reach it: `https://parley.example`. */
  readonly origin: string
  readonly brand: string
  /** The language of a page, by what a browser accepts. */
  readonly languageOf: (accepted: string) => Language
  readonly adapter: (model: string) => Adapter
  readonly cookieKey: string
  readonly signingKey: JWK
  readonly isUser: (id: string) => Promise<boolean>
  /** Fetches what a program says about itself. */
  readonly fetch: typeof fetch
  /** Whether that can be had here. */
  readonly hasDocuments: () => boolean
}

const hour = 3600
const day = 24 * hour
/** Seconds in which the question has to be answered: the link of a sign-in may have to be found in the mail first. */
const questionLasts = 600

/** The authorization server of one origin. What it keeps is behind a port, so any number of processes may be one. */
export const makeProvider = (
  { origin, brand, languageOf, adapter, cookieKey, signingKey, isUser, fetch, hasDocuments }: ProviderOptions,
): Provider => {
  const resource = resourceOf(origin)
  const provider = new OwnProvider(origin, {
    adapter,
    jwks: { keys: [signingKey] },
    // Registration refuses what is not listed here.
    scopes: ["offline_access", ...McpScope.literals],
    claims: {},
    responseTypes: ["code"],
    clientAuthMethods: ["none"],
    clientDefaults: {
      token_endpoint_auth_method: "none",
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      id_token_signed_response_alg: "ES256",
    },
    extraParams: [askedScope],
    extraClientMetadata: {
      properties: ["software_id"],
      validator: (_ctx, _key, _value, metadata) => {
        refuseOdd(metadata)
        asMeant(metadata)
      },
    },
    pkce: { required: () => true },
    features: features(resource),
    fetch,
    findAccount: async (_ctx, id) => await isUser(id) ? { accountId: id, claims: () => ({ sub: id }) } : undefined,
    interactions: { url: (_ctx, { uid }) => `/oauth/consent/${uid}`, policy: [alwaysAsk()] },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    expiresWithSession: () => false,
    loadExistingGrant: (ctx) => {
      const id = ctx.oidc.result?.consent?.grantId
      return id === undefined ? Promise.resolve(undefined) : provider.Grant.find(id)
    },
    ttl: {
      AccessToken: accessTokenLasts.hours * hour,
      AuthorizationCode: 60,
      RefreshToken: refreshTokenLasts.days * day,
      Grant: grantLasts.days * day,
      Interaction: questionLasts,
      Session: questionLasts,
      IdToken: hour,
    },
    cookies: cookies(origin, cookieKey),
    routes: {
      authorization: "/oauth/authorize",
      token: "/oauth/token",
      registration: "/oauth/register",
      revocation: "/oauth/revoke",
      jwks: "/oauth/jwks",
    },
    renderError: (ctx, out) => {
      ctx.type = "html"
      ctx.body = errorPage({
        brand,
        code: out.error,
        reason: out.error_description ?? null,
        language: languageOf(ctx.get("accept-language")),
      })
    },
  })
  provider.use((_ctx, next) => rotating(next))
  provider.use(asItIs(hasDocuments))
  // The caller's origin is ours to say: the routes put it into the request, whatever a proxy wrote there.
  provider.proxy = true
  return provider
}

/** Who approves is known from our own session, never from a cookie, so there is one question, and it is always asked. */
const alwaysAsk = () => {
  const { Prompt, Check } = interactionPolicy
  const isUnanswered = new Check(
    "always",
    "approval is needed",
    "interaction_required",
    (ctx) => ctx.oidc.result?.consent === undefined,
  )
  return new Prompt({ name: "consent", requestable: true }, isUnanswered)
}

const features = (resource: string): Configuration["features"] => ({
  devInteractions: { enabled: false },
  userinfo: { enabled: false },
  rpInitiatedLogout: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  dPoP: { enabled: false },
  revocation: { enabled: true, allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId },
  registration: { enabled: true, issueRegistrationAccessToken: false },
  // Experimental in the library, which is pinned for it.
  clientIdMetadataDocument: { enabled: true, ack: "draft-02" },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => resource,
    useGrantedResource: () => true,
    getResourceServerInfo: (_ctx, asked) => {
      if (asked.replace(/\/$/, "") !== resource) throw new errors.InvalidTarget()
      const scope = McpScope.literals.join(" ")
      return { scope, audience: resource, accessTokenTTL: accessTokenLasts.hours * hour, accessTokenFormat: "opaque" }
    },
  },
})

/** Short ones, below /oauth only. */
const cookies = (origin: string, key: string): Configuration["cookies"] => {
  const isSafe = origin.startsWith("https:")
  const options = { httpOnly: true, sameSite: "lax", signed: true, secure: isSafe } as const
  const nameOf = (name: string): string => `${isSafe ? "__Secure-" : ""}${name}`
  return {
    keys: [key],
    names: {
      interaction: nameOf("oauth_question"),
      resume: nameOf("oauth_resume"),
      session: nameOf("oauth_session"),
    },
    short: options,
    long: { ...options, path: "/oauth" },
  }
}

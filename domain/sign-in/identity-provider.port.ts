import { Context, type Effect } from "effect"
import type { ProviderUnavailable, SignInFailed, SignInMisconfigured } from "./errors.ts"
import type { ProvenIdentity } from "./proven-identity.ts"

/** What ties a provider's answer to the request. Everything but the address stays on this server. */
export interface Attempt {
  /** Where the person goes to sign in. */
  readonly url: string
  readonly state: string
  readonly verifier: string
  readonly nonce: string
}

export interface ProviderAnswer extends Omit<Attempt, "url"> {
  readonly code: string
  /** As it was when the attempt began. */
  readonly redirectUri: string
}

/** Google, or another OpenID Connect provider: authorization code with PKCE, state and nonce. */
export class IdentityProvider extends Context.Service<IdentityProvider, {
  readonly begin: (redirectUri: string) => Effect.Effect<Attempt, SignInMisconfigured | ProviderUnavailable>
  /** Exchanges the code and checks the ID token: signature, issuer, audience, expiry, nonce. */
  readonly finish: (
    answer: ProviderAnswer,
  ) => Effect.Effect<ProvenIdentity, SignInMisconfigured | SignInFailed | ProviderUnavailable>
}>()("domain/sign-in/IdentityProvider") {}

import { Context, type Effect } from "effect"
import type { ProviderUnavailable, SignInFailed, SignInMisconfigured } from "./errors.ts"
import type { ProvenIdentity } from "./proven-identity.ts"

/** Supabase: whose access token this is. */
export class AccessTokenVerifier extends Context.Service<AccessTokenVerifier, {
  /**
   * Checks signature, issuer, audience and expiry, then asks the issuer, which alone knows about sign-outs and
   * confirmed addresses.
   */
  readonly verify: (
    token: string,
  ) => Effect.Effect<ProvenIdentity, SignInMisconfigured | SignInFailed | ProviderUnavailable>
}>()("domain/sign-in/AccessTokenVerifier") {}

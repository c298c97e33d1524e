import { Context, type Effect } from "effect"

/**
 * Tokens that carry their own text, so that nothing is stored. Anyone can read one; only this deployment can create
 * one.
 */
export class TokenSigner extends Context.Service<TokenSigner, {
  /** The same text gives the same token, in every process of the deployment. Safe in a URL. */
  readonly sign: (text: string) => Effect.Effect<string>
  /** The text of a token that was signed here; null for any other. */
  readonly open: (token: string) => Effect.Effect<string | null>
}>()("domain/kernel/TokenSigner") {}

import { Context, type Effect, Schema } from "effect"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"
import { wire } from "../kernel/wire.ts"
import type { HumanCheckExpired, HumanCheckFailed, HumanCheckUnavailable } from "./errors.ts"

/** What a client shows or solves before it requests a link, a code or an account. */
export const HumanChallenge = wire({
  kind: Schema.Literals(["none", "altcha", "turnstile"]),
  /** The public key of the widget. */
  siteKey: Schema.optionalKey(Schema.String),
  /** The JSON text of a challenge to solve. */
  challenge: Schema.optionalKey(Schema.String),
})
export type HumanChallenge = typeof HumanChallenge.Type

/** The proof that a client sends. The name is the specification's, whatever checks it. */
export const humanField = { turnstileToken: Schema.optionalKey(Schema.NullOr(StorableText.check(maxCharacters(4096)))) }

/** Distinguishes people from programs. */
export class HumanCheck extends Context.Service<HumanCheck, {
  /** Whether anything is checked. Without it, tokens are ignored. */
  readonly isNeeded: boolean
  readonly challenge: Effect.Effect<HumanChallenge>
  /** The id of the challenge that this token solves. All tokens for one challenge give the same id. */
  readonly verify: (
    token: string,
  ) => Effect.Effect<string, HumanCheckExpired | HumanCheckFailed | HumanCheckUnavailable>
}>()("domain/sign-in/HumanCheck") {}

/** How long a challenge is valid. */
export const challengeLasts = { minutes: 5 } as const

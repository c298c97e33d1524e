import { Context, type Effect } from "effect"
import type { Phone } from "../account/user.ts"
import type { CodeNotSent, SignInMisconfigured } from "./errors.ts"

export interface CodeMessage {
  readonly to: Phone
  readonly code: string
  /** ISO 639-1, for providers that let us write the text. */
  readonly language: string
}

/** Sends a code as a text message. Success means that the provider accepted it for delivery. */
export class SmsSender extends Context.Service<SmsSender, {
  readonly send: (message: CodeMessage) => Effect.Effect<void, CodeNotSent | SignInMisconfigured>
}>()("domain/sign-in/SmsSender") {}

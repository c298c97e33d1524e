import { Context, type Effect } from "effect"
import type { MailNotSent } from "./errors.ts"
import type { Email } from "./user.ts"

export interface SignInMail {
  readonly to: Email
  /** The secret in the link; the adapter adds the server's address. */
  readonly token: string
  /** ISO 639-1. Falls back to English. */
  readonly language: string
}

/** Sends the product's mail. Success means that the mail was accepted for delivery. */
export class Mailer extends Context.Service<Mailer, {
  readonly sendSignInLink: (mail: SignInMail) => Effect.Effect<void, MailNotSent>
}>()("domain/account/Mailer") {}

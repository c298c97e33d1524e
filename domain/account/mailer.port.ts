import { Context, type Effect } from "effect"
import type { MailNotSent } from "./errors.ts"
import type { Email } from "./user.ts"

export interface SignInMail {
  readonly to: Email
  /** The secret that goes into the link; the adapter knows the address of this server. */
  readonly token: string
  /** ISO 639-1; English where there is no text in it. */
  readonly language: string
}

/** Sends our mails. A mail that was accepted here is on its way; one that was not is refused at once. */
export class Mailer extends Context.Service<Mailer, {
  readonly sendSignInLink: (mail: SignInMail) => Effect.Effect<void, MailNotSent>
}>()("domain/account/Mailer") {}

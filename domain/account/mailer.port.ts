import { Context, type DateTime, type Effect } from "effect"
import type { Side } from "./contact-change.ts"
import type { MailNotSent } from "./errors.ts"
import type { PlanNews } from "./plan-news.ts"
import type { RegistrationBar } from "./registration.port.ts"
import type { Email } from "./user.ts"

interface Addressed {
  readonly to: Email
  /** ISO 639-1. Falls back to English. */
  readonly language: string
}

/** A link that signs its reader in. The adapter adds the server's address to the secret. */
export interface SignInMail extends Addressed {
  readonly _tag: "SignIn"
  readonly token: string
}

/** To an address that asked for a link, has no account and cannot get one by signing in. */
interface NoAccountMail extends Addressed {
  readonly _tag: "NoAccount"
  /** What keeps it from having one: "reserved" if it was the address of an account that may still return to it. */
  readonly registration: RegistrationBar | "reserved"
}

/** To an address that the operator invited. */
interface InvitationMail extends Addressed {
  readonly _tag: "Invitation"
}

/** To an address with which someone shares a file. It need not have an account yet. */
interface SharedMail extends Addressed {
  readonly _tag: "Shared"
  /** Who shares it; null if that account is gone. */
  readonly from: Email | null
  readonly title: string
  readonly role: "editor" | "viewer"
  readonly url: string
}

/** About an account's plan: what was paid, will be charged, or could not be charged. */
export interface PlanMail extends Addressed {
  readonly _tag: "Plan"
  readonly news: PlanNews
  /** The IANA time zone of its dates. */
  readonly timeZone: string
}

/** To an account that was signed in to from a device it has not used before. */
export interface NewDeviceMail extends Addressed {
  readonly _tag: "NewDevice"
  /** What the device says that it is, and its country; null where not known. */
  readonly label: string | null
  readonly place: string | null
  readonly signedInAt: DateTime.Utc
  /** The IANA time zone of the time. */
  readonly timeZone: string
}

/** To an account that is to be deleted. */
interface DeletionMail extends Addressed {
  readonly _tag: "Deletion"
  readonly dueAt: DateTime.Utc
  /** The IANA time zone of the day. */
  readonly timeZone: string
}

/** To the owner of a webhook that failed. */
export interface WebhookMail extends Addressed {
  readonly _tag: "Webhook"
  /** An event was given up, or it was switched off: after failures, or because its receiver is gone. */
  readonly news: "failed" | "failing" | "gone"
  /** What its owner calls it, or else its host. */
  readonly name: string
}

/** A code that proves the mailbox, of the address that an account has or that it is to have. */
interface ContactCodeMail extends Addressed {
  readonly _tag: "ContactCode"
  readonly code: string
  readonly side: Side
  /** The address that the account is to have. */
  readonly address: Email
}

/** To an address that someone wants for their account, and that has one. */
interface ContactTakenMail extends Addressed {
  readonly _tag: "ContactTaken"
}

/** To the address that an account had: what it has now, and how to undo that. */
interface ContactChangedMail extends Addressed {
  readonly _tag: "ContactChanged"
  /** Not in full. */
  readonly address: string
  readonly token: string
  readonly until: DateTime.Utc
  /** The IANA time zone of the day. */
  readonly timeZone: string
}

/** To the addresses that an account has and had, once nothing can be undone. */
interface ContactSettledMail extends Addressed {
  readonly _tag: "ContactSettled"
  /** Not in full. */
  readonly address: string
}

export type ContactMail = ContactCodeMail | ContactTakenMail | ContactChangedMail | ContactSettledMail

/** To an account that wants such mails. */
interface WishedMail extends Addressed {
  /** Names this mail: one that is sent twice is recognised by it. */
  readonly name: string
  /** Stops such mails, without signing in. The adapter adds the server's address to it. */
  readonly unsubscribe: string
  /** Where its button leads. */
  readonly url: string
}

/** The notes of a file are ready. */
export interface NotesReadyMail extends WishedMail {
  readonly _tag: "NotesReady"
  readonly title: string
  /** How they begin. */
  readonly points: ReadonlyArray<string>
}

/** What is to be done today. */
export interface DigestMail extends WishedMail {
  readonly _tag: "Digest"
  /** Questions that are due, and some of the files that they are about. */
  readonly reviews: { readonly count: number; readonly titles: ReadonlyArray<string> }
  /** Open action items, of which not all are shown. */
  readonly items: {
    readonly count: number
    readonly shown: ReadonlyArray<{
      readonly text: string
      readonly owner: string | null
      readonly due: string | null
      readonly title: string
    }>
  }
}

export type Mail =
  | ContactMail
  | DeletionMail
  | DigestMail
  | InvitationMail
  | NewDeviceMail
  | NoAccountMail
  | NotesReadyMail
  | PlanMail
  | SharedMail
  | SignInMail
  | WebhookMail

/**
 * How long a process has to send a mail that it has claimed. If it is killed before that, another process claims the
 * mail.
 */
export const claimLasts = { minutes: 10 } as const

/** Sends the product's mail. Success means that the mail was accepted for delivery. */
export class Mailer extends Context.Service<Mailer, {
  readonly send: (mail: Mail) => Effect.Effect<void, MailNotSent>
}>()("domain/account/Mailer") {}

import { Schema } from "effect"

/** Mails that an account gets on wish. Neither is on until somebody asks for it. */
export const MailChoices = Schema.Struct({
  /** Once for each file, when its notes are ready. */
  notesReady: Schema.Boolean,
  /** Once a day: what is due for review, and what is still to be done. */
  digest: Schema.Boolean,
})
export type MailChoices = typeof MailChoices.Type

export const MailKind = Schema.Literals(["notesReady", "digest"])
export type MailKind = typeof MailKind.Type

export const noMails: MailChoices = { notesReady: false, digest: false }

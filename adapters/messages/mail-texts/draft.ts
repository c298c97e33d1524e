import type { Say } from "#texts/server-texts.ts"

export type SayInMail = Say<"server/mail">

/** A paragraph, or the points of a list. */
export type Passage = string | ReadonlyArray<string>

/** What a mail says, passage by passage, and where its button leads. */
export interface Draft {
  readonly subject: string
  readonly before: ReadonlyArray<Passage>
  readonly link: { readonly url: string; readonly button: string } | null
  readonly after: ReadonlyArray<Passage>
  /** For mails that are sent on wish. */
  readonly wished?: Wished
}

export interface Wished {
  /** Names the mail: one that is sent twice is recognised by it. */
  readonly name: string
  /** Where such mails are stopped, and the words that lead there. */
  readonly stop: { readonly url: string; readonly words: string }
}

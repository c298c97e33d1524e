import type { Say } from "#texts/server-texts.ts"

export type SayInMail = Say<"server/mail">

/** What a mail says, paragraph by paragraph, and where its button leads. */
export interface Draft {
  readonly subject: string
  readonly before: ReadonlyArray<string>
  readonly link: { readonly url: string; readonly button: string } | null
  readonly after: ReadonlyArray<string>
}

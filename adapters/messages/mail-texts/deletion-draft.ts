import type { DeletionMail } from "#domain/account/mailer.port.ts"
import { DateTime } from "effect"
import type { DeletionWords } from "./deletion-words.ts"

/** What the mail about a deletion says, and where its button leads. `home` is a page of the app. */
export const deletionDraft = (words: DeletionWords, greeting: string, mail: DeletionMail, home: string) => {
  const { dueAt, language, timeZone } = mail
  const day = new Intl.DateTimeFormat(language, { year: "numeric", month: "long", day: "numeric", timeZone })
  return {
    subject: words.subject,
    before: [greeting, words.text, words.keep],
    names: { day: day.format(DateTime.toDateUtc(dueAt)) },
    link: { url: new URL("account", home).href, button: words.button },
    after: [],
  }
}

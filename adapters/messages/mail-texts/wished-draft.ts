import type { DigestMail, NotesReadyMail } from "#domain/account/mailer.port.ts"
import type { Say } from "#texts/server-texts.ts"
import type { Draft, Wished } from "./draft.ts"

type SayNotice = Say<"server/notices">

/** The mail that notes are ready, with how they begin. */
export const notesDraft = (say: SayNotice, mail: NotesReadyMail, home: string): Draft => {
  const { title, points, url } = mail
  return {
    subject: say("notes.subject", { title }),
    before: points.length === 0 ? [say("notes.text", { title })] : [say("notes.text", { title }), points],
    link: { url, button: say("notes.button") },
    after: [say("notice.why")],
    wished: wishedOf(say, mail, home),
  }
}

/** The mail about what is to be done today. */
export const digestDraft = (say: SayNotice, mail: DigestMail, home: string): Draft => {
  const { reviews, items, url } = mail
  const hidden = items.count - items.shown.length
  const shown = items.shown.map(({ text, owner, due, title }) =>
    [text, ...[owner, due, title].filter((one) => one !== null)].join(" · ")
  )
  const more = hidden > 0 ? [say("digest.more", { count: hidden })] : []
  return {
    subject: say("digest.subject"),
    before: [
      ...items.count === 0 ? [] : [say("digest.items", { count: items.count }), [...shown, ...more]],
      ...reviews.count === 0 ? [] : [say("digest.reviews", { count: reviews.count }), reviews.titles],
    ],
    link: { url, button: say("digest.button") },
    after: [say("notice.why")],
    wished: wishedOf(say, mail, home),
  }
}

const wishedOf = (say: SayNotice, { name, unsubscribe }: DigestMail | NotesReadyMail, home: string): Wished => ({
  name,
  stop: { url: new URL(`/unsubscribe/${unsubscribe}`, home).href, words: say("notice.stop") },
})

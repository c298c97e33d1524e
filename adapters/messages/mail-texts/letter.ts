import type { Mail } from "#domain/account/mailer.port.ts"
import { closestLanguage } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"
import { DateTime } from "effect"
import { contactDraft } from "./contact-draft.ts"
import type { Draft, Passage, SayInMail, Wished } from "./draft.ts"
import { newDeviceDraft } from "./new-device-draft.ts"
import { planDraft } from "./plan-draft.ts"
import { webhookDraft } from "./webhook-draft.ts"
import { digestDraft, notesDraft } from "./wished-draft.ts"

/** What every mailer needs to know about this deployment. */
export interface Sender {
  readonly brand: string
  /** Where people log in. */
  readonly home: string
  /** The address that finishes a sign-in with this token. */
  readonly signInUrl: (token: string) => string
}

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
  /** What mail programs read, such as how to stop such mails (RFC 8058); for mails that are sent on wish. */
  readonly headers: Readonly<Record<string, string>>
}

/** A mail in the reader's language, plain and as HTML. */
export const letterOf = (sender: Sender, mail: Mail): Letter => {
  const { subject, before, link, after, wished } = draftOf(sender, mail)
  const stop = wished?.stop ?? null
  const lines = [
    ...before.map(plain),
    ...(link === null ? [] : [link.url]),
    ...after.map(plain),
    ...(stop === null ? [] : [`${stop.words}\n${stop.url}`]),
  ]
  return {
    subject: subject.replaceAll(/\s+/g, " "),
    text: `${lines.join("\n\n")}\n`,
    headers: wished === undefined ? {} : headersOf(wished, sender.home),
    html: [
      ...before.map(passage),
      ...(link === null ? [] : [
        `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.button)}</a></p>`,
        paragraph(link.url),
      ]),
      ...after.map(passage),
      ...(stop === null ? [] : [`<p><a href="${escapeHtml(stop.url)}">${escapeHtml(stop.words)}</a></p>`]),
    ].join("\n"),
  }
}

const headersOf = ({ name, stop }: Wished, home: string): Letter["headers"] => ({
  "Message-ID": `<${name}@${new URL(home).hostname}>`,
  "List-Unsubscribe": `<${stop.url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
})

const draftOf = ({ brand, home, signInUrl }: Sender, mail: Mail): Draft => {
  const language = closestLanguage(mail.language) ?? "en"
  const texts = textsIn("server/mail", language)
  const say: SayInMail = (key, values) => texts(key, { brand, ...values })
  const greeting = say("mail.signIn.greeting")
  switch (mail._tag) {
    case "SignIn":
      return {
        subject: say("mail.signIn.subject"),
        before: [greeting, say("mail.signIn.invitation")],
        link: { url: signInUrl(mail.token), button: say("mail.signIn.button") },
        after: [say("mail.signIn.validity"), say("mail.signIn.warning")],
      }
    case "Invitation":
      return {
        subject: say("mail.account.invitation.subject"),
        before: [greeting, say("mail.account.invitation.text")],
        link: { url: home, button: say("mail.signIn.button") },
        after: [say("mail.account.invitation.warning")],
      }
    case "Shared": {
      const { from, title, to } = mail
      const names = { from: from ?? "", title, to }
      const [subject, text] = from === null
        ? [say("mail.shared.anonymous.subject", names), say(`mail.shared.anonymous.${mail.role}`, names)]
        : [say("mail.shared.subject", names), say(`mail.shared.${mail.role}`, names)]
      return {
        subject,
        before: [greeting, text],
        link: { url: mail.url, button: say("mail.shared.button") },
        after: [say("mail.shared.how", names), say("mail.account.invitation.warning")],
      }
    }
    case "Plan":
      return planDraft(say, mail, home)
    case "Deletion": {
      const { dueAt, language, timeZone } = mail
      const format = new Intl.DateTimeFormat(language, { year: "numeric", month: "long", day: "numeric", timeZone })
      const day = format.format(DateTime.toDateUtc(dueAt))
      return {
        subject: say("mail.deletion.subject"),
        before: [greeting, say("mail.deletion.text", { day }), say("mail.deletion.keep")],
        link: { url: new URL("account", home).href, button: say("mail.deletion.button") },
        after: [],
      }
    }
    case "ContactChanged":
    case "ContactCode":
    case "ContactSettled":
    case "ContactTaken":
      return contactDraft(say, mail, home)
    case "NotesReady":
    case "Digest": {
      const words = textsIn("server/notices", language)
      const sayNotice: typeof words = (key, values) => words(key, { brand, ...values })
      return mail._tag === "Digest" ? digestDraft(sayNotice, mail, home) : notesDraft(sayNotice, mail, home)
    }
    case "NewDevice":
      return newDeviceDraft(say, mail, home)
    case "Webhook":
      return webhookDraft(greeting, mail, home)
    case "NoAccount":
      return {
        subject: say("mail.account.noAccount.subject"),
        before: [greeting, say("mail.account.noAccount.text"), say(`mail.account.noAccount.${mail.registration}`)],
        link: null,
        after: [say("mail.signIn.warning")],
      }
  }
}

const plain = (passage: Passage): string =>
  typeof passage === "string" ? passage : passage.map((point) => `- ${point}`).join("\n")

const passage = (given: Passage): string =>
  typeof given === "string"
    ? paragraph(given)
    : `<ul>${given.map((point) => `<li>${escapeHtml(point)}</li>`).join("")}</ul>`

const paragraph = (line: string): string => `<p>${escapeHtml(line)}</p>`

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

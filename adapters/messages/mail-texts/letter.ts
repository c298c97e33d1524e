import type { Mail } from "#domain/account/mailer.port.ts"
import { accountWords } from "./account-words.ts"
import { deletionDraft } from "./deletion-draft.ts"
import { deletionWords } from "./deletion-words.ts"
import { newDeviceDraft } from "./new-device-draft.ts"
import { newDeviceWords } from "./new-device-words.ts"
import { planDraft } from "./plan-draft.ts"
import { planWords } from "./plan-words.ts"
import { sharedWords } from "./shared-words.ts"
import { signInWords } from "./sign-in-words.ts"

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
}

interface Draft {
  readonly subject: string
  readonly before: ReadonlyArray<string>
  readonly link: { readonly url: string; readonly button: string } | null
  readonly after: ReadonlyArray<string>
  /** What names in braces stand for, besides the brand. */
  readonly names?: Readonly<Record<string, string>>
}

/** A mail in the reader's language, plain and as HTML. */
export const letterOf = (sender: Sender, mail: Mail): Letter => {
  const { subject, before, link, after, names = {} } = draftOf(sender, mail)
  const values: Readonly<Record<string, string>> = { ...names, brand: sender.brand }
  const say = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
  const lines = [...before.map(say), ...(link === null ? [] : [link.url]), ...after.map(say)]
  return {
    subject: say(subject).replaceAll(/\s+/g, " "),
    text: `${lines.join("\n\n")}\n`,
    html: [
      ...before.map((line) => paragraph(say(line))),
      ...(link === null ? [] : [
        `<p><a href="${escapeHtml(link.url)}">${escapeHtml(link.button)}</a></p>`,
        paragraph(link.url),
      ]),
      ...after.map((line) => paragraph(say(line))),
    ].join("\n"),
  }
}

const draftOf = (sender: Sender, mail: Mail): Draft => {
  const words = inLanguage(signInWords, mail.language)
  const { invitation, noAccount } = inLanguage(accountWords, mail.language)
  switch (mail._tag) {
    case "SignIn":
      return {
        subject: words.subject,
        before: [words.greeting, words.invitation],
        link: { url: sender.signInUrl(mail.token), button: words.button },
        after: [words.validity, words.warning],
      }
    case "Invitation":
      return {
        subject: invitation.subject,
        before: [words.greeting, invitation.text],
        link: { url: sender.home, button: words.button },
        after: [invitation.warning],
      }
    case "Shared": {
      const shared = inLanguage(sharedWords, mail.language)
      const { from, title } = mail
      const invited = from === null ? shared.anonymous : shared
      return {
        subject: invited.subject,
        before: [words.greeting, invited[mail.role]],
        names: { from: from ?? "", title, to: mail.to },
        link: { url: mail.url, button: shared.button },
        after: [shared.how, invitation.warning],
      }
    }
    case "Plan": {
      const { said, link, names } = planDraft(inLanguage(planWords, mail.language), mail, sender.home)
      return { subject: said.subject, before: [words.greeting, said.text], names, link, after: [] }
    }
    case "Deletion":
      return deletionDraft(inLanguage(deletionWords, mail.language), words.greeting, mail, sender.home)
    case "NewDevice":
      return newDeviceDraft(inLanguage(newDeviceWords, mail.language), words.greeting, mail, sender.home)
    case "NoAccount":
      return {
        subject: noAccount.subject,
        before: [words.greeting, noAccount.text, noAccount[mail.registration]],
        link: null,
        after: [words.warning],
      }
  }
}

const inLanguage = <Words>(all: Readonly<Record<string, Words>> & { readonly en: Words }, language: string): Words =>
  all[language.toLowerCase().split(/[-_]/)[0] ?? ""] ?? all.en

const paragraph = (line: string): string => `<p>${escapeHtml(line)}</p>`

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

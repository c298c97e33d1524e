import type { SignInMail } from "#domain/account/mailer.port.ts"
import { signInWords } from "./sign-in-words.ts"

/** What every mailer needs to know about this deployment. */
export interface Sender {
  readonly brand: string
  /** The address that finishes a sign-in with this token. */
  readonly signInUrl: (token: string) => string
}

export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** The sign-in mail in the reader's language, plain and as HTML. */
export const signInLetter = ({ brand, signInUrl }: Sender, { token, language }: SignInMail): Letter => {
  const words = signInWords[language.toLowerCase().split(/[-_]/)[0] ?? ""] ?? signInWords.en
  const say = (text: string): string => text.replaceAll("{brand}", () => brand)
  const link = signInUrl(token)
  const before = [words.greeting, words.invitation].map(say)
  const after = [words.validity, words.warning].map(say)
  const paragraph = (line: string): string => `<p>${escapeHtml(line)}</p>`
  return {
    subject: say(words.subject).replaceAll(/\s+/g, " "),
    text: `${[...before, link, ...after].join("\n\n")}\n`,
    html: [
      ...before.map(paragraph),
      `<p><a href="${escapeHtml(link)}">${escapeHtml(words.button)}</a></p>`,
      `<p>${escapeHtml(link)}</p>`,
      ...after.map(paragraph),
    ].join("\n"),
  }
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

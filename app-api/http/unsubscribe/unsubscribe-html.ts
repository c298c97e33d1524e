import type { MailKind } from "#domain/notification/mail-choices.ts"
import type { Language } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"
import { safe } from "../../request/safe-html.ts"

interface Page {
  readonly language: Language
  readonly brand: string
}

/** Asks first: programs that check mails open each link in them. */
export const askingPage = ({ language, brand }: Page, from: typeof MailKind.Type): string => {
  const say = textsIn("server/notices", language)
  return html({ language, brand }, say("page.title"), [
    `<p>${safe(say(`page.${from}`))}</p>`,
    `<form method="post"><button>${safe(say("page.act"))}</button></form>`,
  ])
}

export const donePage = (page: Page): string => {
  const say = textsIn("server/notices", page.language)
  return html(page, say("page.done"), [linkTo(say("page.again"))])
}

export const invalidPage = (page: Page): string => {
  const say = textsIn("server/notices", page.language)
  return html(page, say("page.invalid"), [linkTo(say("page.instead"))])
}

const linkTo = (words: string): string => `<p><a href="/transcribe/account">${safe(words)}</a></p>`

const html = ({ language, brand }: Page, title: string, body: ReadonlyArray<string>): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${safe(title)} · ${
    safe(brand)
  }</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${safe(title)}</h1>
${body.join("\n")}
</main></body></html>`

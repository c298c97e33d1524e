import { DateTime } from "effect"
import { safe } from "../request/safe-html.ts"

/** A mail that was stored on this machine instead of being sent. */
export interface KeptMail {
  readonly id: string
  readonly at: DateTime.Utc
  readonly to: string
  readonly subject: string
  readonly text: string
}

export const mailsPage = (mails: ReadonlyArray<KeptMail>): string =>
  page(
    `<p>Emails of this server. They are stored on this machine instead of being sent; this page is only available here.</p>
${
      mails.length === 0
        ? "<p>No emails yet.</p>"
        : mails.map(mailOf).join("\n")
    }`,
  )

/** For a reader without the key. */
export const lockedPage = (): string =>
  page(
    `<p>This page shows the sign-in emails of this server. Open it with the address that was printed when the server started, below the address of the server itself:</p>
<pre>Sign-in mails: http://…/outbox?key=…</pre>
<p>You can also read the emails in a terminal on that machine:</p>
<pre>npm run -s cli -- outbox</pre>`,
  )

const page = (body: string): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>Outbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>Outbox</h1>
${body}
</main></body></html>`

const mailOf = ({ to, subject, text, at }: KeptMail): string =>
  `<article><h2>${safe(subject)}</h2><p>To ${safe(to)}, <time>${safe(DateTime.formatIso(at))}</time></p>
<p>${withLinks(text)}</p></article>`

const withLinks = (text: string): string =>
  text.split(/(https?:\/\/[^\s<>"']+)/).map((part, index) =>
    index % 2 === 1 ? `<a href="${safe(part)}">${safe(part)}</a>` : safe(part).replaceAll("\n", "<br>")
  ).join("")

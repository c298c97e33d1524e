import { safe } from "../request/safe-html.ts"

interface ErrorPage {
  readonly brand: string
  readonly code: string
  readonly reason: string | null
  readonly language: string | undefined
}

/** For a person whose program asked for something that cannot be: what to do, without the library's own fonts and scripts. */
export const errorPage = ({ brand, code, reason }: ErrorPage): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>This program could not be connected · ${
    safe(brand)
  }</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>This program could not be connected</h1>
<p>${
    code === "invalid_client"
      ? "This server does not know it. Remove the server there, and add it again."
      : "Go back to it and try again."
  }</p>
<p><code>${safe(code)}${reason === null ? "" : `: ${safe(reason)}`}</code></p>
</main></body></html>`

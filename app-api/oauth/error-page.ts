import type { Language } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"
import { safe } from "../request/safe-html.ts"

interface ErrorPage {
  readonly brand: string
  readonly code: string
  readonly reason: string | null
  readonly language: Language
}

/** For a person whose program asked for something that cannot be: what to do, without the library's own fonts and scripts. */
export const errorPage = ({ brand, code, reason, language }: ErrorPage): string => {
  const t = textsIn("server/connect", language)
  const title = safe(t("title"))
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${title} · ${
    safe(brand)
  }</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${title}</h1>
<p>${safe(t(code === "invalid_client" ? "unknown" : "again"))}</p>
<p><code>${safe(reason === null ? code : `${code}: ${reason}`)}</code></p>
</main></body></html>`
}

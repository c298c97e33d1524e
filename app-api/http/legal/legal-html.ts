import type { Language } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"
import { safe } from "../../request/safe-html.ts"

const sections = {
  terms: ["server", "files", "mistakes", "use", "warranty", "leaving"],
  privacy: ["operator", "stored", "goes", "browser", "time", "deletion"],
} as const

interface LegalPage {
  readonly kind: "terms" | "privacy"
  readonly language: Language
  readonly brand: string
  readonly url: string
  readonly version: string
  /** Whether the use of this server is reported. */
  readonly isCounted: boolean
}

export const legalHtml = ({ kind, language, brand, url, version, isCounted }: LegalPage): string => {
  const texts = textsIn("server/legal", language)
  const say = (key: Parameters<typeof texts>[0]): string => safe(texts(key, { brand, url }))
  const paragraphs = kind === "terms"
    ? sections.terms.map((name) => section(say(`legal.terms.${name}.heading`), say(`legal.terms.${name}.text`)))
    : sections.privacy.map((name) => section(say(`legal.privacy.${name}.heading`), say(`legal.privacy.${name}.text`)))
  const other = kind === "terms" ? "privacy" : "terms"
  const sayUsage = textsIn("server/usage", language)
  const title = safe(sayUsage("usagePage.title"))
  const usage = kind === "privacy" && isCounted
    ? `<h2>${title}</h2>\n<p>${
      safe(sayUsage("usagePage.what"))
    } <a href="/usage-statistics?lang=${language}">${title}</a></p>\n`
    : ""
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${
    say(`legal.${kind}.title`)
  } · ${safe(brand)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${say(`legal.${kind}.title`)}</h1>
<p>${safe(brand)} · ${safe(version)}</p>
${paragraphs.join("\n")}
${usage}<p>${say("legal.note")}</p>
<p><a href="/${other}?lang=${language}">${say(`legal.${other}.title`)}</a></p>
</main></body></html>`
}

const section = (heading: string, text: string): string => `<h2>${heading}</h2>\n<p>${text}</p>`

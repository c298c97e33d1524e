import { safe } from "../../request/safe-html.ts"
import type { PageLanguage } from "../share/share-words.ts"
import type { LegalWords } from "./legal-words.ts"
import { usageWords } from "./usage-words.ts"
import { de } from "./words/de.ts"
import { en } from "./words/en.ts"
import { es } from "./words/es.ts"
import { fr } from "./words/fr.ts"
import { ja } from "./words/ja.ts"
import { ko } from "./words/ko.ts"
import { pt } from "./words/pt.ts"
import { zh } from "./words/zh.ts"

const words: Readonly<Record<PageLanguage, LegalWords>> = { en, de, es, fr, pt, ja, ko, "zh-CN": zh }

interface LegalPage {
  readonly kind: "terms" | "privacy"
  readonly language: PageLanguage
  readonly brand: string
  readonly url: string
  readonly version: string
  /** Whether the use of this server is reported. */
  readonly isCounted: boolean
}

export const legalHtml = ({ kind, language, brand, url, version, isCounted }: LegalPage): string => {
  const { [kind]: shown, note } = words[language]
  const other = kind === "terms" ? "privacy" : "terms"
  const fill = (text: string): string => safe(text.replaceAll("{brand}", brand).replaceAll("{url}", url))
  const sections = shown.sections.map(([heading, text]) => `<h2>${fill(heading)}</h2>\n<p>${fill(text)}</p>`)
  const { title, what } = usageWords[language]
  const usage = kind === "privacy" && isCounted
    ? `<h2>${safe(title)}</h2>\n<p>${safe(what)} <a href="/usage-statistics?lang=${language}">${safe(title)}</a></p>\n`
    : ""
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${
    fill(shown.title)
  } · ${safe(brand)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${fill(shown.title)}</h1>
<p>${safe(brand)} · ${safe(version)}</p>
${sections.join("\n")}
${usage}<p>${fill(note)}</p>
<p><a href="/${other}?lang=${language}">${fill(words[language][other].title)}</a></p>
</main></body></html>`
}

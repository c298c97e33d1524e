import { type Language, languageCodes } from "#texts/languages.ts"
import { addressOf, codeOf, type PageId, toolIds } from "../addresses.ts"
import { aboutPage, questionsOf } from "./page-texts.ts"

const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

const data = (value: object): string =>
  `<script type="application/ld+json">${JSON.stringify(value).replaceAll("<", String.raw`\u003c`)}</script>`

/** What the head of a page says of it. The server fills in its own address and name. */
export const headOf = (page: PageId, code: string, language: Language): string => {
  const { title, description } = aboutPage(page)
  const url = `%ORIGIN%${addressOf(page, code)}`
  const meta = (name: string, content: string, kind = "name") => `<meta ${kind}="${name}" content="${safe(content)}">`
  return [
    `<title>${safe(title)} · %BRAND%</title>`,
    meta("description", description),
    `<link rel="canonical" href="${url}">`,
    ...languageCodes.map((its) =>
      `<link rel="alternate" hreflang="${its === "zh-CN" ? "zh-Hans" : its}" href="%ORIGIN%${
        addressOf(page, codeOf(its))
      }">`
    ),
    `<link rel="alternate" hreflang="x-default" href="%ORIGIN%${addressOf(page, "").replace("//", "/")}">`,
    meta("og:type", "website", "property"),
    meta("og:site_name", "%BRAND%", "property"),
    meta("og:title", title, "property"),
    meta("og:description", description, "property"),
    meta("og:url", url, "property"),
    meta("og:locale", language.replace("-", "_"), "property"),
    meta("og:image", "%ORIGIN%/icon-512.png", "property"),
    meta("twitter:card", "summary"),
    ...structured(page, url, language),
  ].join("\n")
}

const context = "https://schema.org"

const structured = (page: PageId, url: string, inLanguage: Language): ReadonlyArray<string> => {
  const { title: name, description } = aboutPage(page)
  const id = toolIds.find((tool) => tool === page)
  if (id === undefined) {
    return [data({ "@context": context, "@type": "CollectionPage", name, description, url, inLanguage })]
  }
  const offers = { "@type": "Offer", price: 0, priceCurrency: "USD" }
  const kind = { applicationCategory: "MultimediaApplication", operatingSystem: "Web" }
  return [
    data({ "@context": context, "@type": "SoftwareApplication", name, description, url, inLanguage, ...kind, offers }),
    data({
      "@context": context,
      "@type": "FAQPage",
      inLanguage,
      mainEntity: questionsOf(id).map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    }),
  ]
}

import { safe } from "../../request/safe-html.ts"
import { addressIn } from "./find-page.ts"
import type { ToolsSite } from "./tools-site.ts"

/** The pages in all languages, for search engines. */
export const sitemapOf = (site: ToolsSite, pages: ReadonlyArray<string>, origin: string): string => {
  const urls = pages.flatMap((page) => {
    const others = [
      ...site.languages.map(([code, language]) => [language === "zh-CN" ? "zh-Hans" : language, code] as const),
      ["x-default", null] as const,
    ].map(([language, code]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${safe(origin + addressIn(site, page, code))}"/>`
    )
    return site.languages.map(([code]) =>
      `<url><loc>${safe(origin + addressIn(site, page, code))}</loc>${others.join("")}</url>`
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join("\n")}
</urlset>
`
}

/** What search engines may read: all pages, and no calls. */
export const robotsOf = (origin: string): string =>
  `User-agent: *
Disallow: /api/
Disallow: /trpc/
Disallow: /files/

Sitemap: ${origin}/sitemap.xml
`

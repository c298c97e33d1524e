import { customs, OwnEdition } from "#domain/kernel/edition.ts"
import { Effect } from "effect"
import { Hono } from "hono"
import { safe } from "../../request/safe-html.ts"
import type { PageSettings } from "../render-page.ts"
import { languageFor, type PageLanguage } from "../share/share-words.ts"
import { usageScript } from "./usage-script.ts"
import { usageWords } from "./usage-words.ts"

type Analytics = NonNullable<PageSettings["analytics"]>

/** What is reported of the use of this server, and how to refuse it. Not there where nothing is reported. */
export const usagePage = Effect.fnUntraced(function*({ analytics, brand }: Pick<PageSettings, "analytics" | "brand">) {
  const { language: usual } = customs[yield* OwnEdition]
  const app = new Hono()
  if (analytics === null) return app
  app.get("/usage-statistics", (c) => {
    c.header("vary", "Accept-Language")
    const language = languageFor(c.req.query("lang") ?? usual ?? c.req.header("accept-language"))
    return c.html(pageIn(language, analytics, brand))
  })
  app.get("/usage-choice.js", (c) => c.body(usageScript, 200, { "content-type": "text/javascript; charset=utf-8" }))
  return app
})

const pageIn = (language: PageLanguage, { collector }: Analytics, brand: string): string => {
  const { title, what, who, own, other, counted, uncounted, stop, start, signalled } = usageWords[language]
  const goes = collector.startsWith("/") ? own : other.replace("{collector}", collector)
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${safe(title)} · ${
    safe(brand)
  }</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${safe(title)}</h1>
<p>${safe(what)}</p>
<p>${safe(who)}</p>
<p>${safe(goes)}</p>
<p><output data-counted="${safe(counted)}" data-uncounted="${safe(uncounted)}" data-signalled="${
    safe(signalled)
  }"></output></p>
<p><button type="button" hidden data-stop="${safe(stop)}" data-start="${safe(start)}"></button></p>
<script src="/usage-choice.js"></script>
</main></body></html>`
}

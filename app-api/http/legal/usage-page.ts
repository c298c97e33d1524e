import { customs, OwnEdition } from "#domain/kernel/edition.ts"
import type { Language } from "#texts/languages.ts"
import { textsIn } from "#texts/server-texts.ts"
import { Effect } from "effect"
import { Hono } from "hono"
import { safe } from "../../request/safe-html.ts"
import { languageFor } from "../page-language.ts"
import type { PageSettings } from "../render-page.ts"
import { usageScript } from "./usage-script.ts"

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

const pageIn = (language: Language, { collector }: Analytics, brand: string): string => {
  const say = textsIn("server/usage", language)
  const goes = collector.startsWith("/") ? say("usagePage.own") : say("usagePage.other", { collector })
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${
    safe(say("usagePage.title"))
  } · ${safe(brand)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${safe(say("usagePage.title"))}</h1>
<p>${safe(say("usagePage.what"))}</p>
<p>${safe(say("usagePage.who"))}</p>
<p>${safe(goes)}</p>
<p><output data-counted="${safe(say("usagePage.counted"))}" data-uncounted="${
    safe(say("usagePage.uncounted"))
  }" data-signalled="${safe(say("usagePage.signalled"))}"></output></p>
<p><button type="button" hidden data-stop="${safe(say("usagePage.stop"))}" data-start="${
    safe(say("usagePage.start"))
  }"></button></p>
<script src="/usage-choice.js"></script>
</main></body></html>`
}

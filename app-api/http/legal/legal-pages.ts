import { customs, OwnEdition } from "#domain/kernel/edition.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { OfferedSignIn } from "#domain/sign-in/sign-in-options.port.ts"
import { Effect } from "effect"
import { Hono } from "hono"
import { languageFor } from "../page-language.ts"
import type { PageSettings } from "../render-page.ts"
import { legalHtml } from "./legal-html.ts"

/** `/terms` and `/privacy`: the operator's own, or what is true of every server. */
export const legalPages = Effect.fnUntraced(function*({ brand, analytics }: Pick<PageSettings, "analytics" | "brand">) {
  const { url } = yield* PublicAddress
  const { terms } = yield* OfferedSignIn
  const { language: usual } = customs[yield* OwnEdition]
  const app = new Hono()
  for (const [kind, published] of [["terms", terms.url], ["privacy", terms.privacyUrl]] as const) {
    const ours = `${url}/${kind}`
    const target = new URL(published, `${url}/`).href
    app.get(`/${kind}`, (c) => {
      if (target !== ours) return c.redirect(target)
      c.header("vary", "Accept-Language")
      const language = languageFor(c.req.query("lang") ?? usual ?? c.req.header("accept-language"))
      return c.html(legalHtml({ kind, language, brand, url, version: terms.version, isCounted: analytics !== null }))
    })
  }
  return app
})

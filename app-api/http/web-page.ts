import { customs } from "#domain/kernel/edition.ts"
import type { Language } from "#texts/languages.ts"
import type { Foreign } from "./content-policy.ts"
import { type PackedPage, packPage, sendPage } from "./packed-page.ts"
import { languageFor } from "./page-language.ts"
import { screenOf } from "./page-routes.ts"
import { type PageSettings, renderPage } from "./render-page.ts"
import type { WebBuild } from "./web-build.ts"

export interface PageRequest {
  readonly request: Request
  readonly path: string
  readonly status: 200 | 404
  /** Whether to preload what the screen needs: over HTTP/1.1 preloading only gets in the way. */
  readonly hints: boolean
}

/** Returns the web app's page for an address. Each one is rendered once in each language and kept until there is another build. */
export const webPage = (settings: PageSettings) => {
  const { language: usual } = customs[settings.region]
  let version = ""
  const made = new Map<string, Promise<PackedPage>>()
  const page = (build: WebBuild, path: string, hints: boolean, language: Language): Promise<PackedPage> => {
    if (build.version !== version) made.clear()
    version = build.version
    const screen = screenOf(path)
    const key = `${screen?.name ?? ""} ${hints} ${language}`
    const found = made.get(key) ??
      packPage(renderPage(build, settings, hints ? screen?.modules ?? [] : null, language), foreignOf(settings))
    made.set(key, found)
    return found
  }
  return async (build: WebBuild, { request, path, status, hints }: PageRequest): Promise<Response> => {
    const language = languageFor(usual ?? request.headers.get("accept-language") ?? undefined)
    return sendPage(request, await page(build, path, hints, language), status)
  }
}

/** What the pages of this server use of others. */
export const foreignOf = (
  { signIn, analytics, uploadsTo }: Pick<PageSettings, "analytics" | "signIn" | "uploadsTo">,
): Foreign => ({
  widget: signIn.human_check.kind === "turnstile" ? "https://challenges.cloudflare.com" : null,
  collector: analytics === null || analytics.collector.startsWith("/") ? null : analytics.collector,
  store: uploadsTo,
})

import type { DomainError } from "#domain/kernel/domain-error.ts"
import { type Edition, editionOfCountry } from "#domain/kernel/edition.ts"
import { Result } from "effect"
import type { Context } from "hono"
import { deviceOf } from "../../request/caller-device.ts"
import type { AppEnv } from "../caller-network.ts"
import { inAppBrowsers } from "../in-app-browser.ts"
import { languageFor } from "../page-language.ts"
import type { Around } from "./share-html.ts"

/** What all pages of a server have in common. */
export interface Site {
  readonly brand: string
  /** The language of the edition; null for the reader's. */
  readonly language: string | null
  readonly edition: Edition
  /** The address of the other edition; null if it is not known. */
  readonly otherEditionUrl: string | null
}

/** What the pages of a request have in common; search engines keep out unless they are invited. */
export const aroundOf = (c: Context<AppEnv>, site: Site, isIndexed = false): Around => {
  const wanted = editionOfCountry(deviceOf(c.req.raw.headers).country)
  return {
    brand: site.brand,
    language: languageFor(site.language ?? c.req.header("accept-language")),
    robots: isIndexed ? "index, follow" : "noindex, nofollow",
    isInApp: inAppBrowsers.test(c.req.header("user-agent") ?? ""),
    recommended: wanted === null || wanted === site.edition ? null : { edition: wanted, url: site.otherEditionUrl },
  }
}

/** A page that is never cached: whether it may be seen is decided on each request. */
export const answerPage = (c: Context<AppEnv>, { robots }: Around, html: string, status: PageStatus): Response => {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": robots,
    vary: "Accept-Language, Cookie",
  }
  return c.req.method === "HEAD" ? c.body(null, status, headers) : c.body(html, status, headers)
}

type PageStatus = 200 | 403 | 404 | 410 | 429

/** The picture of a preview. It is not cached either; if it may not be seen, or cannot be drawn, the answer is 404. */
export const answerCard = (drawn: Result.Result<{ readonly png: Uint8Array }, DomainError>): Response => {
  const headers = { "cache-control": "private, no-store", "x-robots-tag": "noindex" }
  if (Result.isSuccess(drawn)) {
    return new Response(new Uint8Array(drawn.success.png), { headers: { ...headers, "content-type": "image/png" } })
  }
  return new Response(null, { status: drawn.failure._tag === "TooManyRequests" ? 429 : 404, headers })
}

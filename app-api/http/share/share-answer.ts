import type { Context } from "hono"
import type { AppEnv } from "../caller-network.ts"
import type { Around } from "./share-html.ts"
import { languageFor } from "./share-words.ts"

/** What the pages of a request have in common; search engines keep out of them unless they are asked in. */
export const aroundOf = (c: Context<AppEnv>, brand: string, isIndexed = false): Around => ({
  brand,
  language: languageFor(c.req.header("accept-language")),
  robots: isIndexed ? "index, follow" : "noindex, nofollow",
})

/** A page that nothing keeps: whether it may be seen is decided at each request. */
export const answerPage = (c: Context<AppEnv>, { robots }: Around, html: string, status: number): Response => {
  const headers = {
    "content-type": "text/html; charset=utf-8",
    "cache-control": "private, no-store",
    "referrer-policy": "no-referrer",
    "x-robots-tag": robots,
    vary: "Accept-Language, Cookie",
  }
  return new Response(c.req.method === "HEAD" ? null : html, { status, headers })
}

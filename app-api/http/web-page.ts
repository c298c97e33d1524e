import { customs } from "#domain/kernel/edition.ts"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { entityTag, isUnchanged } from "../request/entity-tag.ts"
import { codingFor } from "./content-coding.ts"
import { contentPolicy, inlineOf } from "./content-policy.ts"
import { screenOf } from "./page-routes.ts"
import { type PageSettings, renderPage } from "./render-page.ts"
import { languageFor, type PageLanguage } from "./share/share-words.ts"
import type { WebBuild } from "./web-build.ts"

interface Rendered {
  readonly policy: string
  readonly bodies: Readonly<Record<"br" | "gzip" | "plain", Uint8Array<ArrayBuffer>>>
}

export interface PageRequest {
  readonly request: Request
  readonly path: string
  readonly status: 200 | 404
  /** Whether to preload what the screen needs: over HTTP/1.1 preloading only gets in the way. */
  readonly hints: boolean
}

const packed = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Returns the web app's page for an address. Each one is rendered once in each language and kept until there is another build. */
export const webPage = (settings: PageSettings) => {
  const { language: usual } = customs[settings.region]
  let version = ""
  const made = new Map<string, Promise<Rendered>>()
  const page = (build: WebBuild, path: string, hints: boolean, language: PageLanguage): Promise<Rendered> => {
    if (build.version !== version) made.clear()
    version = build.version
    const screen = screenOf(path)
    const key = `${screen?.name ?? ""} ${hints} ${language}`
    const found = made.get(key) ??
      rendered(renderPage(build, settings, hints ? screen?.modules ?? [] : null, language), widgetOf(settings))
    made.set(key, found)
    return found
  }
  return async (build: WebBuild, { request, path, status, hints }: PageRequest): Promise<Response> => {
    const language = languageFor(usual ?? request.headers.get("accept-language") ?? undefined)
    const { policy, bodies } = await page(build, path, hints, language)
    const coding = codingFor(request.headers.get("accept-encoding"), ["br", "gzip"])
    const body = bodies[coding ?? "plain"]
    const tag = entityTag(body)
    const headers = new Headers({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy,
      "cache-control": "no-cache",
      etag: tag,
      vary: "Accept-Encoding, Accept-Language",
    })
    if (status === 200 && isUnchanged(request.headers.get("if-none-match"), tag)) {
      return new Response(null, { status: 304, headers })
    }
    if (coding !== null) headers.set("content-encoding", coding)
    headers.set("content-length", String(body.byteLength))
    return new Response(request.method === "HEAD" ? null : body, { status, headers })
  }
}

/** The last few percent would keep the first reader of each page waiting. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

const widgetOf = ({ signIn }: PageSettings): string | null =>
  signIn.human_check.kind === "turnstile" ? "https://challenges.cloudflare.com" : null

const rendered = async (html: string, widget: string | null): Promise<Rendered> => {
  const plain = new TextEncoder().encode(html)
  const [br, gz] = await Promise.all([packed.br(plain, quick), packed.gzip(plain, { level: 9 })])
  return {
    policy: contentPolicy(inlineOf(html), widget),
    bodies: { plain, br: new Uint8Array(br), gzip: new Uint8Array(gz) },
  }
}

import type { Http2Bindings, HttpBindings } from "@hono/node-server"
import { type Context, Hono } from "hono"
import { resolve } from "node:path"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { isHttp2, type NodeContext } from "./http-version.ts"
import { appBase } from "./page-routes.ts"
import { receiveShared } from "./receive-shared.ts"
import type { PageSettings } from "./render-page.ts"
import { sendFile, siteFile } from "./site-file.ts"
import type { WebBuild } from "./web-build.ts"
import { sendManifest } from "./web-manifest.ts"
import { webPage } from "./web-page.ts"

export interface WebAppOptions {
  /** The folder of the built web app. */
  readonly site: string
  readonly build: () => Promise<WebBuild | null>
  readonly settings: PageSettings
}

/** The built web app: its files, its page at every address of its own, and nothing elsewhere. */
export const webApp = ({ site, build, settings }: WebAppOptions) => {
  const root = resolve(site)
  const page = webPage(settings)
  const app = new Hono<{ Bindings: HttpBindings | Http2Bindings }>()
  app.get("/", (c) => into(c, ""))
  app.get("/transcribe", (c) => into(c, ""))
  // The addresses without the base: in links of emails and payment providers, and as the specification lists them.
  for (const address of ["login", "callback", "mobile", "payment/plans", "payment/success", "payment/cancel"]) {
    app.get(`/${address}`, (c) => into(c, address))
  }
  app.post(`${appBase}share-target`, (c) => receiveShared(c.req.raw))
  app.all("*", async (c) => {
    const id = c.req.header(requestIdHeader) ?? ""
    const { method, path } = c.req
    if (method !== "GET" && method !== "HEAD") return envelopeOf(405, id, undefined, { allow: "GET, HEAD" })
    // Page addresses have no trailing slash. The path is not decoded, because it goes into a header.
    const { pathname, search } = new URL(c.req.url)
    if (pathname.startsWith(appBase) && pathname !== appBase && pathname.endsWith("/")) {
      return c.redirect(pathname.slice(0, -1) + search)
    }
    const file = await siteFile(root, path)
    if (file !== null && path === manifest) return sendManifest(c.req.raw, file, settings.brand)
    if (file !== null) return sendFile(c.req.raw, file, path.endsWith("/sw.js") ? worker : {})
    const status = isOfTheApp(path) ? 200 : 404
    if (status === 404 && !wantsPage(c)) return envelopeOf(404, id)
    const built = await build()
    if (built === null) return envelopeOf(503, id, ["NotBuilt", "The web app is not built; start by npm start"])
    return page(built, { request: c.req.raw, path, status, hints: isHttp2(c) })
  })
  return app
}

const manifest = `${appBase}manifest.webmanifest`

const into = (c: Context, address: string) => c.redirect(`${appBase}${address}${new URL(c.req.url).search}`)

/** The service worker controls the whole app and is revalidated on every request. */
const worker = { "cache-control": "no-cache", "service-worker-allowed": appBase }

/** All below its base but files that are not there. Those are directly below it: deeper down, titles may have dots, too. */
const isOfTheApp = (path: string): boolean =>
  path.startsWith(appBase) && !/^[^/]*\.[a-z0-9]+$/i.test(path.slice(appBase.length))

/** A person rather than a program: they see the app's own "not found" page. */
const wantsPage = (c: NodeContext): boolean => c.req.header("accept")?.includes("text/html") === true

import { CurrentActor } from "#domain/kernel/actor.ts"
import { customs } from "#domain/kernel/edition.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import type { Ports } from "#domain/ports.ts"
import { listTools } from "#domain/tools/use-cases/list-tools.ts"
import { Effect } from "effect"
import { type Context, Hono } from "hono"
import type { AppEnv } from "../caller-network.ts"
import { type PackedPage, packPage, sendPage } from "../packed-page.ts"
import { languageFor } from "../page-language.ts"
import { appBase } from "../page-routes.ts"
import type { PageSettings } from "../render-page.ts"
import { webBuild } from "../web-build.ts"
import { foreignOf } from "../web-page.ts"
import { fillPage, type Said } from "./fill-page.ts"
import { addressIn, findPage } from "./find-page.ts"
import { factsOf, isShown, settingsFor, shownPages } from "./shown-pages.ts"
import { robotsOf, sitemapOf } from "./sitemap.ts"
import { type ToolsBuild, toolsBuild } from "./tools-site.ts"

export interface ToolsOptions {
  /** Whether the start page of the server is that of the tools. */
  readonly isStart: boolean
  readonly reviews: ReadonlyArray<Said>
  readonly useCases: ReadonlyArray<Said>
}

const visitor = { _tag: "Anonymous", deviceId: null } as const
/** Pages kept: all of them, in all languages, for one set of tools. */
const mostKept = 100

/** The pages of the free tools: prerendered by the build, and filled in here. Where they are switched off, they do not exist. */
export const toolPages = Effect.fnUntraced(function*(site: string, settings: PageSettings, options: ToolsOptions) {
  const ports = yield* Effect.context<Ports>()
  const { url: origin } = yield* PublicAddress
  const build = toolsBuild(site)
  const appBuild = webBuild(site)
  const offered = () =>
    Effect.runPromiseWith(ports)(Effect.provideService(Effect.orDie(listTools.run({})), CurrentActor, visitor))
  const usual = customs[settings.region].language
  let from: ToolsBuild | null = null
  const made = new Map<string, Promise<PackedPage>>()

  const answer = async (c: Context<AppEnv>, next: () => Promise<void>) => {
    const [built, tools, app] = await Promise.all([build(), offered(), appBuild()])
    if (built === null || !tools.isOn) return next()
    const found = findPage(built.site, c.req.path)
    const { search } = new URL(c.req.url)
    if (found?._tag === "Moved") return c.redirect(found.to + search)
    const page = found?.page ?? "index"
    if (!isShown(page, tools.tools)) return c.redirect(addressIn(built.site, "index", found?.code ?? null) + search)
    const language = languageFor(usual ?? c.req.header("accept-language"))
    const code = found?.code ?? built.site.languages.find(([, its]) => its.startsWith(language))?.[0] ?? "en"
    if (from !== built || made.size > mostKept) made.clear()
    from = built
    const key = JSON.stringify([page, code, tools])
    const packed = made.get(key) ?? built.page(page, code).then((html) => {
      const lists = { reviews: options.reviews, use_cases: options.useCases }
      const facts = new Set([...factsOf(tools, lists), ...(settings.analytics === null ? [] : ["counted"])])
      const filled = fillPage(html, { facts, lists, brand: settings.brand, origin })
      const written = settingsFor({ ...settings, version: app?.version ?? "dev" }, tools)
      return packPage(filled.replace("</head>", () => `${written}\n</head>`), foreignOf(settings))
    })
    made.set(key, packed)
    return sendPage(c.req.raw, await packed, found === null ? 404 : 200)
  }

  const app = new Hono<AppEnv>()
  const listed = async (
    c: Context<AppEnv>,
    next: () => Promise<void>,
    type: string,
    text: (built: ToolsBuild, pages: ReadonlyArray<string>) => string,
  ) => {
    const [built, tools] = await Promise.all([build(), offered()])
    if (built === null || !tools.isOn) return next()
    return c.body(text(built, shownPages(built.site, tools.tools)), 200, { "content-type": `${type}; charset=utf-8` })
  }
  app.get(
    "/sitemap.xml",
    (c, next) => listed(c, next, "application/xml", ({ site }, pages) => sitemapOf(site, pages, origin)),
  )
  app.get("/robots.txt", (c, next) => listed(c, next, "text/plain", () => robotsOf(origin)))
  app.get("/tools/callback", (c) => c.redirect(`${appBase}callback${new URL(c.req.url).search}`))
  if (options.isStart) app.get("/", (c) => c.redirect(`/tools/${new URL(c.req.url).search}`))
  for (const base of ["", "/transcribe"]) {
    app.get(`${base}/${transcript}`, (c) => c.redirect(`/tools/${transcript}${new URL(c.req.url).search}`))
  }
  app.get("/tools", answer)
  app.get("/tools/*", answer)
  return app
})

const transcript = "online-youtube-video-transcript"

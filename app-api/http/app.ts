import { SharedStore } from "#domain/intake/shared-store.port.ts"
import { DatabaseUnavailable } from "#domain/kernel/errors.ts"
import type { Ports } from "#domain/ports.ts"
import { OfferedSignIn, SignInOptions } from "#domain/sign-in/sign-in-options.port.ts"
import { OfferedTools } from "#domain/tools/offered-tools.ts"
import { Effect, Schema } from "effect"
import { Hono } from "hono"
import type { BlockList } from "node:net"
import { finished } from "node:stream"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { docsPage } from "../rest/docs-page.ts"
import { openApi } from "../rest/published/open-api.ts"
import { restHandler, type WebHandler } from "../rest/rest-handler.ts"
import { WebVersion } from "../rest/web-version.ts"
import { trpcHandler } from "../trpc/trpc-handler.ts"
import { resumable } from "../uploads/resumable.ts"
import { ticketed } from "../uploads/ticketed.ts"
import { type AppEnv, callerNetwork } from "./caller-network.ts"
import { collect } from "./collect.ts"
import { compressAnswers } from "./compress-answers.ts"
import { countCalls } from "./count-calls.ts"
import { endStreams } from "./end-streams.ts"
import { withoutConnectionHeaders } from "./http-version.ts"
import { inAppBrowsers } from "./in-app-browser.ts"
import { knownHosts } from "./known-hosts.ts"
import { legalPages } from "./legal/legal-pages.ts"
import { usagePage } from "./legal/usage-page.ts"
import { oauthRoutes } from "./oauth-routes.ts"
import { isOperator, type OperatorAccess, operatorEntry } from "./operator-access.ts"
import { otherEdition } from "./other-edition.ts"
import { type OpenOutbox, outboxPage } from "./outbox-page.ts"
import { plainBodies } from "./plain-bodies.ts"
import { plainStyle } from "./plain-style.ts"
import type { PageSettings } from "./render-page.ts"
import { requestIds } from "./request-ids.ts"
import { securityHeaders } from "./security-headers.ts"
import { sharePages } from "./share/share-pages.ts"
import { simulatedCheckout } from "./simulated-checkout.ts"
import { toolPages, type ToolsOptions } from "./tools/tool-pages.ts"
import { traceRequests } from "./trace-requests.ts"
import { unsubscribePages } from "./unsubscribe/unsubscribe-pages.ts"
import { webApp } from "./web-app.ts"
import { webBuild } from "./web-build.ts"

/** What is detected, and need not be given. */
type Found = "outbox" | "signIn" | "uploadsTo" | "hasTools" | "recommendsEdition" | "inAppBrowsers"

export interface AppOptions {
  /** What pages show of this deployment, besides how people sign in. Whether there is an outbox is detected. */
  readonly settings: Omit<PageSettings, Found>
  /** The folder of the built web app. */
  readonly site: string
  /** Names this server answers to besides loopback; null to answer to any (behind a proxy that checks). */
  readonly hosts: ReadonlyArray<string> | null
  /** Whose `X-Forwarded-For` counts. */
  readonly trustedProxies: BlockList
  /** The header in which those proxies name the country of a caller; null if they do not. */
  readonly countryFrom: string | null
  /** Whether callers from countries of the other edition are sent to its address, if that is known. */
  readonly redirectsToOther: boolean
  /** Whether browsers must use TLS only (HSTS). */
  readonly insistOnTls: boolean
  /** The stored mails; null where no page shows them. */
  readonly outbox: OpenOutbox | null
  /** What the pages of the free tools need. */
  readonly tools: ToolsOptions
  /** What opens the operator's pages. */
  readonly operator: OperatorAccess
  /** Is aborted when the server stops. */
  readonly stopping: AbortSignal
  /** The MCP endpoint. */
  readonly mcp: WebHandler | null
}

/** Everything the HTTP process answers. */
export const makeApp = Effect.fnUntraced(function*(options: AppOptions) {
  const { settings, site, hosts, trustedProxies, countryFrom, insistOnTls, outbox, operator, mcp } = options
  const build = webBuild(site)
  const current = Effect.map(Effect.promise(build), (built) => built?.version ?? "dev")
  const report = Effect.runForkWith(yield* Effect.context<Ports>())
  const rest = yield* Effect.provideService(restHandler, WebVersion, { current })
  const trpc = yield* trpcHandler
  const files = yield* resumable
  const tickets = yield* ticketed
  const signIn = Schema.encodeSync(SignInOptions)(yield* OfferedSignIn)
  const counted = yield* countCalls
  const app = new Hono<AppEnv>()
  app.use(yield* traceRequests(trustedProxies))
  app.use(requestIds, securityHeaders(insistOnTls), withoutConnectionHeaders, compressAnswers)
  app.use(endStreams(options.stopping))
  app.use(yield* callerNetwork(trustedProxies, countryFrom))
  if (hosts !== null) app.use(knownHosts(hosts))
  app.use(plainBodies)
  if (mcp !== null) app.route("/", yield* oauthRoutes(settings.brand))
  const contract = lazily(() => JSON.stringify(openApi(settings.brand)))
  const docs = lazily(() => docsPage(settings.brand))
  for (const path of ["/api/*", "/files", "/files/*", "/operator", "/transcribe/share", "/transcribe/show/*"]) {
    app.use(path, counted)
  }
  // A trailing slash makes no difference, as in the rest of REST.
  for (const end of ["", "/"]) {
    app.get(`/api/openapi.json${end}`, (c) => c.body(contract(), 200, { "content-type": "application/json" }))
    app.get(`/api/docs${end}`, (c) => c.html(docs()))
  }
  app.get("/plain.css", (c) => c.body(plainStyle, 200, { "content-type": "text/css; charset=utf-8" }))
  app.on(["GET", "POST"], "/api/uploads/:id/parts", (c) => tickets(c.req.raw, c.env.incoming))
  app.put("/api/uploads/:id", (c) => tickets(c.req.raw, c.env.incoming))
  app.delete(
    "/api/uploads/:id",
    (c, next) => c.req.query("ticket") === undefined ? next() : tickets(c.req.raw, c.env.incoming),
  )
  const redirectsTo = options.redirectsToOther ? settings.otherEditionUrl : null
  for (const path of ["/api/*", "/trpc/*"]) app.use(path, otherEdition(settings.region, redirectsTo))
  app.all("/api/*", (c) => rest(c.req.raw, c.get("network")))
  app.all(
    "/trpc/*",
    (c) =>
      trpc(c.req.raw, {
        network: c.get("network"),
        isOperator: isOperator(c, operator),
        whenClosed: (then) => void finished(c.env.outgoing, then),
      }),
  )
  app.all("/files", (c) => files(c.req.raw, { network: c.get("network"), incoming: c.env.incoming }))
  app.all("/files/*", (c) => files(c.req.raw, { network: c.get("network"), incoming: c.env.incoming }))
  if (mcp !== null) app.all("/mcp", (c) => mcp(c.req.raw, c.get("network")))
  app.route("/", yield* collect)
  app.route("/", operatorEntry(operator))
  if (outbox !== null) app.route("/", outboxPage(outbox))
  app.route("/", yield* simulatedCheckout(settings.brand))
  app.route("/", yield* legalPages(settings))
  app.route("/", yield* usagePage(settings))
  app.route("/", yield* unsubscribePages(settings.brand))
  app.route("/", yield* sharePages(settings.brand, settings.otherEditionUrl, build))
  const recommendsEdition = countryFrom !== null && redirectsTo === null
  const { isOn: hasTools } = yield* OfferedTools
  const page = {
    ...settings,
    signIn,
    hasTools,
    recommendsEdition,
    inAppBrowsers: inAppBrowsers.source,
    uploadsTo: (yield* SharedStore).origin,
    outbox: outbox !== null,
  }
  app.route("/", yield* toolPages(site, page, options.tools))
  app.route("/", webApp({ site, build, settings: page }))
  app.onError((error, c) => {
    const id = c.req.header(requestIdHeader) ?? ""
    if (error instanceof DatabaseUnavailable) {
      const { _tag, message, retryAfter } = error
      return envelopeOf(503, id, [_tag, message], { "retry-after": String(retryAfter) })
    }
    report(Effect.logError("A request failed", error).pipe(Effect.annotateLogs("request_id", id)))
    return envelopeOf(500, id)
  })
  return app
})

const lazily = (make: () => string): () => string => {
  let made: string | undefined
  return () => made ??= make()
}

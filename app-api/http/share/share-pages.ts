import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { decodeInput } from "#domain/kernel/decode-input.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { customs, OwnEdition } from "#domain/kernel/edition.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { inTrace, traceparentHeader } from "#domain/kernel/trace-context.ts"
import type { Shape, UseCase } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import { drawPublished } from "#domain/sharing/use-cases/draw-published.ts"
import { drawShared } from "#domain/sharing/use-cases/draw-shared.ts"
import { unlockShared } from "#domain/sharing/use-cases/unlock-shared.ts"
import { viewPublished } from "#domain/sharing/use-cases/view-published.ts"
import { viewShared } from "#domain/sharing/use-cases/view-shared.ts"
import { Effect, Result } from "effect"
import { type Context, Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { randomUUID } from "node:crypto"
import type { AppEnv } from "../caller-network.ts"
import { smallBodies } from "../small-bodies.ts"
import type { WebBuild } from "../web-build.ts"
import { answerCard, answerPage, aroundOf, type Site } from "./share-answer.ts"
import { contentPage, endedPage, lockedPage, missingPage } from "./share-html.ts"
import { shareScript } from "./share-script.ts"
import { shareStyleWith } from "./share-style.ts"

/**
 * Share pages are requested without a session or a device id. A page that asks for a password names the browser by a
 * cookie, so that wrong guesses shut out the guesser before others behind the same address.
 */
const visitorOf = (c: Context): Actor => ({ _tag: "Anonymous", deviceId: getCookie(c, browserCookie) ?? null })
const browserCookie = "share_browser"

const sharePath = "/transcribe/share"
/** Seconds; passes are valid for as long. */
const halfDay = 12 * 3600

/** Pages behind share links: rendered by the server, for people without an account. */
export const sharePages = Effect.fnUntraced(function*(
  brand: string,
  otherEditionUrl: string | null,
  build: () => Promise<WebBuild | null>,
) {
  const ports = yield* Effect.context<Ports>()
  const { url } = yield* PublicAddress
  const edition = yield* OwnEdition
  const site: Site = { brand, language: customs[edition].language, edition, otherEditionUrl }
  const run = <I extends Shape, O extends Shape, E extends DomainError>(
    c: Context<AppEnv>,
    { input, run }: UseCase<I, O, E, Ports | CurrentActor>,
    given: unknown,
  ) =>
    Effect.runPromiseWith(ports)(
      decodeInput(input, "link")(given).pipe(
        Effect.flatMap(run),
        Effect.provideService(CurrentActor, visitorOf(c)),
        Effect.provideService(CallerNetwork, c.get("network")),
        Effect.result,
        inTrace(c.req.header(traceparentHeader)),
      ),
    )

  const secure = url.startsWith("https:")
  const keepCookie = (c: Context, name: string, value: string): void =>
    setCookie(c, name, value, { httpOnly: true, sameSite: "Lax", path: sharePath, maxAge: halfDay, secure })

  const app = new Hono<AppEnv>()
  app.get("/transcribe/share.css", async (c) => {
    const style = shareStyleWith((await build())?.page ?? null)
    return c.body(style, 200, fileOf("text/css"))
  })
  app.get("/transcribe/share.js", (c) => c.body(shareScript, 200, fileOf("text/javascript")))
  app.get("/share", (c) => c.redirect(`${sharePath}${new URL(c.req.url).search}`))
  for (const path of ["/share", sharePath]) {
    app.get(`${path}/:token/:id`, (c) => c.redirect(addressOf(c.req.param("token"), c.req.param("id"))))
  }
  app.get("/show/*", (c) => c.redirect(`/transcribe${c.req.path}`))

  app.get(sharePath, async (c) => {
    const { token = "", id = "", pass = getCookie(c, cookieOf(id)) } = c.req.query()
    const found = await run(c, viewShared, { token, task_id: id, ...(pass !== undefined && { pass }) })
    const around = aroundOf(c, site)
    if (Result.isSuccess(found)) {
      const events = `/api/transcription/share/${encodeURIComponent(token)}/${encodeURIComponent(id)}/events`
      const canonical = `${url}${addressOf(token, id)}`
      // Who opened it with a password has a pass; programs that draw previews have none.
      const picture = pass === undefined ? `${url}${addressOf(token, id, ".png")}` : null
      return answerPage(c, around, contentPage(around, { view: found.success, canonical, events, picture }), 200)
    }
    if (found.failure._tag !== "SharePasswordRequired") return answerPage(c, around, endedPage(around), 410)
    if (getCookie(c, browserCookie) === undefined) keepCookie(c, browserCookie, randomUUID())
    return answerPage(c, around, lockedPage(around, null), 200)
  })

  app.get(`${sharePath}.png`, async (c) => {
    const { token = "", id = "" } = c.req.query()
    return answerCard(await run(c, drawShared, { token, task_id: id }))
  })
  app.get("/transcribe/show.png", async (c) => {
    const { title = "", date } = c.req.query()
    return answerCard(await run(c, drawPublished, { title, ...(date !== undefined && { date }) }))
  })

  app.post(sharePath, smallBodies, async (c) => {
    const { token = "", id = "" } = c.req.query()
    const { password = "" } = await c.req.parseBody()
    const opened = await run(c, unlockShared, { token, task_id: id, password })
    const around = aroundOf(c, site)
    if (Result.isSuccess(opened)) {
      keepCookie(c, cookieOf(id), opened.success.pass)
      return c.redirect(addressOf(token, id), 303)
    }
    const { _tag } = opened.failure
    if (_tag === "ShareNotFound") return answerPage(c, around, endedPage(around), 410)
    return _tag === "TooManyRequests"
      ? answerPage(c, around, lockedPage(around, "tooMany"), 429)
      : answerPage(c, around, lockedPage(around, "wrong"), 403)
  })

  const published = async (c: Context<AppEnv>, asked: { readonly title: string; readonly date?: string }) => {
    const found = await run(c, viewPublished, asked)
    if (Result.isFailure(found)) return answerPage(c, aroundOf(c, site), missingPage(aroundOf(c, site)), 404)
    const around = aroundOf(c, site, found.success.isIndexed)
    const { publishedUrl: canonical, ...view } = found.success
    const picture = `${url}/transcribe/show.png?${new URLSearchParams(asked).toString()}`
    return answerPage(c, around, contentPage(around, { view, canonical, events: null, picture }), 200)
  }
  app.get("/transcribe/show/:title", (c) => published(c, { title: c.req.param("title") }))
  app.get(
    "/transcribe/show/:date/:title",
    (c) => published(c, { title: c.req.param("title"), date: c.req.param("date") }),
  )
  return app
})

const addressOf = (token: string, id: string, kind: ".png" | "" = ""): string =>
  `${sharePath}${kind}?token=${encodeURIComponent(token)}&id=${encodeURIComponent(id)}`

/** One for each link that a reader has opened. A cookie's name allows only some characters: others are dropped from the id. */
const cookieOf = (id: string): string => `share_${id.replaceAll(/[^\da-zA-Z-]/g, "").slice(0, 36)}`

const fileOf = (type: string) => ({ "content-type": `${type}; charset=utf-8`, "cache-control": "public, max-age=300" })

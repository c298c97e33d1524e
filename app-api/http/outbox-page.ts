import { DateTime, Effect } from "effect"
import { type Context, Hono, type MiddlewareHandler } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { isLocal, isSame } from "./local-request.ts"
import { rememberOperator } from "./operator-access.ts"
import { type KeptMail, lockedPage, mailsPage } from "./outbox-html.ts"

/** The mails stored on this machine, and the key that shows them. */
export interface OpenOutbox {
  readonly key: string
  /** Counts as this machine. */
  readonly gateway: string | null
  /** Newest first. */
  readonly read: Effect.Effect<ReadonlyArray<KeptMail>>
}

const cookieName = "parley_outbox"

/**
 * The mails stored on this machine. Answers loopback only, under a loopback host name. A proxy may look exactly like that,
 * so the reader must also know the key, which is part of the address printed at start.
 */
export const outboxPage = ({ key, gateway, read }: OpenOutbox): Hono => {
  const mails = (): Promise<ReadonlyArray<KeptMail>> => Effect.runPromise(read)
  const opens = (given: string | undefined): boolean => given !== undefined && isSame(given, key)
  const app = new Hono()
  for (const path of ["/outbox", "/outbox.json"]) app.use(path, localOnly(gateway))
  app.get("/outbox", async (c) => {
    if (opens(getCookie(c, cookieName))) return c.html(mailsPage(await mails()))
    if (!opens(c.req.query("key"))) return c.html(lockedPage(), 403)
    setCookie(c, cookieName, key, {
      httpOnly: true,
      sameSite: "Strict",
      path: "/outbox",
      secure: new URL(c.req.url).protocol === "https:",
    })
    // Anyone who may read these mails runs the server.
    rememberOperator(c, key)
    return c.redirect("/outbox", 303)
  })
  app.get("/outbox.json", async (c) => {
    if (!opens(c.req.query("key"))) {
      return refused(
        c,
        "OutboxKeyRequired",
        "The outbox needs its key: the address was printed when the server started",
      )
    }
    const items = (await mails()).map(({ id, at, to, subject, text }) => ({
      id,
      at: DateTime.formatIso(at),
      to,
      subject,
      text,
    }))
    return c.json({ code: 200, message: "success", data: { items } })
  })
  return app
}

const localOnly = (gateway: string | null): MiddlewareHandler => async (c, next) => {
  if (!isLocal(c, gateway)) return refused(c, "OutboxIsLocal", "The outbox answers only on its own machine")
  return next()
}

const refused = (c: Context, code: string, message: string): Response =>
  envelopeOf(403, c.req.header(requestIdHeader) ?? "", [code, message])

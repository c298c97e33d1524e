import { type Context, Hono } from "hono"
import { getCookie, setCookie } from "hono/cookie"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { isLocal, isSame } from "./local-request.ts"
import { smallBodies } from "./small-bodies.ts"

/** What opens the operator's pages. */
export interface OperatorAccess {
  /** Printed at start, and valid on this machine only; null if people reach the server from elsewhere. */
  readonly localKey: string | null
  /** Configured, and valid from anywhere; null if not set. */
  readonly token: string | null
  /** Counts as this machine, for the key. */
  readonly gateway: string | null
}

const cookieName = "parley_operator"

/** Tells the web app that requesting the operator's pages is worthwhile. It grants no access. */
const markName = "parley_is_operator"

const page = "/transcribe/engines"

/** The browser has the operator's rights until it is closed. */
export const rememberOperator = (c: Context, secret: string): void => {
  const common = { sameSite: "Strict", secure: new URL(c.req.url).protocol === "https:" } as const
  setCookie(c, cookieName, secret, { ...common, httpOnly: true, path: "/trpc" })
  setCookie(c, markName, "1", { ...common, path: "/" })
}

/** Whether a request comes from the operator: by a cookie only they can have, and not sent by another site's page. */
export const isOperator = (c: Context, access: OperatorAccess): boolean => {
  const site = c.req.header("sec-fetch-site")
  return (site === undefined || site === "same-origin" || site === "none")
    && opens(c, getCookie(c, cookieName), access)
}

const opens = (c: Context, given: string | undefined, { localKey, token, gateway }: OperatorAccess): boolean =>
  given !== undefined
  && (token !== null && isSame(given, token) || localKey !== null && isSame(given, localKey) && isLocal(c, gateway))

/** Where the printed address leads, and where the page sends the token that was typed. */
export const operatorEntry = (access: OperatorAccess): Hono => {
  const app = new Hono()
  app.get("/operator", (c) => {
    const key = c.req.query("key")
    if (opens(c, key, access) && key !== undefined) rememberOperator(c, key)
    return c.redirect(page, 303)
  })
  app.post("/operator", smallBodies, async (c) => {
    const key = await tokenIn(c)
    if (!opens(c, key, access) || key === undefined) {
      const words = ["OperatorOnly", "Only the operator of this server can do this"] as const
      return envelopeOf(403, c.req.header(requestIdHeader) ?? "", words)
    }
    rememberOperator(c, key)
    return c.json({ code: 200, message: "success", data: {} })
  })
  return app
}

/** JSON only: a page elsewhere cannot send it without being asked for permission, which it does not get. */
const tokenIn = async (c: Context): Promise<string | undefined> => {
  if (c.req.header("content-type")?.startsWith("application/json") !== true) return undefined
  const body: unknown = await c.req.json().catch(() => null)
  return typeof body === "object" && body !== null && "token" in body && typeof body.token === "string"
    ? body.token.trim()
    : undefined
}

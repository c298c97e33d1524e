import { getConnInfo } from "@hono/node-server/conninfo"
import { DateTime, Effect } from "effect"
import { type Context, Hono } from "hono"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { hostOf } from "./http-version.ts"
import { isLoopbackName } from "./known-hosts.ts"

/** A mail that was kept on this machine instead of being sent. */
interface KeptMail {
  readonly id: string
  readonly at: DateTime.Utc
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** Newest first. */
export type ReadOutbox = Effect.Effect<ReadonlyArray<KeptMail>>

/** The mails stored on this machine. Answers loopback only, under a loopback host name. */
export const outboxPage = (read: ReadOutbox): Hono => {
  const mails = (): Promise<ReadonlyArray<KeptMail>> => Effect.runPromise(read)
  const app = new Hono()
  app.use(async (c, next) => {
    if (isLocal(c)) return next()
    return envelopeOf(403, c.req.header(requestIdHeader) ?? "", [
      "OutboxIsLocal",
      "The outbox answers only on its own machine",
    ])
  })
  app.get("/outbox", async (c) => c.html(pageOf(await mails())))
  app.get("/outbox.json", async (c) =>
    c.json({
      code: 200,
      message: "success",
      data: {
        items: (await mails()).map(({ id, at, to, subject, text }) => ({
          id,
          at: DateTime.formatIso(at),
          to,
          subject,
          text,
        })),
      },
    }))
  return app
}

/** A proxy on this machine speaks for others: what it passes on is not local. */
const isLocal = (c: Context): boolean =>
  c.req.header("x-forwarded-for") === undefined && c.req.header("forwarded") === undefined
  && isLoopbackName(hostOf(c)) && isLoopbackAddress(getConnInfo(c).remote.address)

const isLoopbackAddress = (address: string | undefined): boolean =>
  address !== undefined && (address === "::1" || /^(::ffff:)?127\./.test(address))

const pageOf = (mails: ReadonlyArray<KeptMail>): string =>
  `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>Outbox</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>Outbox</h1>
<p>Mails of this server. They are kept on this machine and not sent; this page answers only here.</p>
${mails.length === 0 ? "<p>No mail yet.</p>" : mails.map(mailOf).join("\n")}
</main></body></html>`

const mailOf = ({ to, subject, text, at }: KeptMail): string =>
  `<article><h2>${safe(subject)}</h2><p>To ${safe(to)}, <time>${safe(DateTime.formatIso(at))}</time></p>
<p>${withLinks(text)}</p></article>`

const withLinks = (text: string): string =>
  text.split(/(https?:\/\/[^\s<>"']+)/).map((part, index) =>
    index % 2 === 1 ? `<a href="${safe(part)}">${safe(part)}</a>` : safe(part).replaceAll("\n", "<br>")
  ).join("")

const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

import { Effect } from "effect"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

type Answers = (request: IncomingMessage, response: ServerResponse) => void

/** A server on this machine whose answers a test gives, by path; what it was asked is in `asked`. */
export const aWebServer = Effect.acquireRelease(
  Effect.promise(async () => {
    const answers = new Map<string, Answers>()
    const asked: Array<IncomingMessage> = []
    const server = createServer((request, response) => {
      asked.push(request)
      const answer = answers.get((request.url ?? "").replace(/\?.*$/, ""))
      if (answer === undefined) response.writeHead(404).end()
      else answer(request, response)
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    const host = `127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
    return { host, url: `http://${host}`, answers, asked, server }
  }),
  ({ server }) =>
    Effect.promise(async () => {
      server.closeAllConnections()
      await new Promise<void>((done) => void server.close(() => done()))
    }),
)

export interface Offered {
  readonly url: string
  readonly guid?: string
  readonly title?: string
  readonly type?: string
  readonly at?: string
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;")

/** A feed that offers these. */
export const rss = (...items: ReadonlyArray<Offered>): string =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>A podcast</title>${
    items.map(({ url, guid, title, type, at }) =>
      `<item>${title === undefined ? "" : `<title>${escaped(title)}</title>`}${
        guid === undefined ? "" : `<guid isPermaLink="false">${escaped(guid)}</guid>`
      }${at === undefined ? "" : `<pubDate>${at}</pubDate>`}<enclosure url="${escaped(url)}" length="10" type="${
        type ?? "audio/mpeg"
      }"/></item>`
    ).join("")
  }</channel></rss>`

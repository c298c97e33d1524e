import * as Feed from "#adapters/meetings/calendar/calendar-feed.ts"
import { CalendarFeed } from "#domain/calendar/calendar-feed.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { createServer, type RequestListener } from "node:http"
import { brotliCompressSync, gzipSync } from "node:zlib"

const text = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n"

/** A publisher on a port of its own, which the operator has allowed. */
const publisher = (listener: RequestListener) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const server = createServer(listener)
      await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      return { server, port }
    }),
    ({ server }) =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      }),
  )

const fetched = (port: number, path: string, options: Partial<Feed.Options> = {}) =>
  Effect.flatMap(CalendarFeed, ({ fetch }) => fetch(`http://127.0.0.1:${port}${path}`)).pipe(
    Effect.map((bytes) => new TextDecoder().decode(bytes)),
    Effect.catch(({ _tag }) => Effect.succeed(_tag)),
    Effect.provide(Feed.layer({ inside: new Set([`127.0.0.1:${port}`]), maxBytes: 1_000_000, ...options })),
  )

describe("the feed of a calendar", () => {
  it.effect("is fetched as it is, packed, and after redirections", () =>
    Effect.scoped(Effect.gen(function*() {
      const asked: Array<string | undefined> = []
      const { port } = yield* publisher((request, answer) => {
        asked.push(request.url)
        if (request.url === "/moved?token=1") return void answer.writeHead(302, { location: "/packed" }).end()
        if (request.url === "/packed") {
          return void answer.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(text))
        }
        answer.writeHead(200, { "content-type": "text/calendar", "content-encoding": "br" }).end(
          brotliCompressSync(text),
        )
      })
      assert.strictEqual(yield* fetched(port, "/moved?token=1"), text)
      assert.strictEqual(yield* fetched(port, "/plain"), text)
      assert.deepStrictEqual(asked, ["/moved?token=1", "/packed", "/plain"])
    })))

  it.effect("is refused if it is a page, is not there, never ends, is too large, unpacks to too much, or breaks off", () =>
    Effect.scoped(Effect.gen(function*() {
      const { port } = yield* publisher((request, answer) => {
        const pages: Readonly<Record<string, () => unknown>> = {
          "/page": () => answer.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end("<html>"),
          "/gone": () => answer.writeHead(404).end(),
          "/round": () => answer.writeHead(301, { location: "/round" }).end(),
          "/file": () => answer.writeHead(301, { location: "file:///etc/passwd" }).end(),
          "/slow": () => answer.writeHead(200).write("BEGIN"),
          "/large": () => answer.writeHead(200).end("x".repeat(1_000_001)),
          "/bomb": () => answer.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(50_000_000))),
          "/broken": () => answer.writeHead(200, { "content-encoding": "gzip" }).end("not packed"),
          "/off": () => {
            answer.writeHead(200, { "content-length": "100" }).write("BEGIN")
            setImmediate(() => answer.destroy())
          },
        }
        pages[request.url ?? ""]?.()
      })
      const answers = yield* Effect.forEach(
        ["/page", "/gone", "/round", "/file", "/large", "/bomb", "/broken", "/off"],
        (path) => fetched(port, path),
      )
      assert.deepStrictEqual(answers, [
        "NotACalendar",
        "CalendarNotReached",
        "CalendarNotReached",
        "CalendarNotReached",
        "CalendarTooLarge",
        "CalendarTooLarge",
        "CalendarNotReached",
        "CalendarNotReached",
      ])
      assert.strictEqual(yield* fetched(port, "/slow", { timeLimit: 50 }), "CalendarNotReached")
    })))

  it.effect("never leads inside, not by a redirection either, and is named in no log", () =>
    Effect.scoped(Effect.gen(function*() {
      let reached = 0
      const secret = yield* publisher((_, answer) => {
        reached++
        answer.end(text)
      })
      const { port } = yield* publisher((_, answer) =>
        void answer.writeHead(302, { location: `http://127.0.0.1:${secret.port}/token` }).end()
      )
      const logged: Array<string> = []
      const log = Logger.make(({ message }) => void logged.push(JSON.stringify(message)))
      const quiet = Effect.provide(Logger.layer([log]))
      assert.strictEqual(yield* quiet(fetched(port, "/token")), "InsideAddress")
      assert.strictEqual(yield* quiet(fetched(secret.port, "/token", { inside: new Set() })), "InsideAddress")
      assert.strictEqual(reached, 0)
      assert.lengthOf(logged, 2)
      assert.notInclude(logged.join(), "token")
    })))
})

import { sightingsIn } from "#adapters/watching/episodes.ts"
import * as Places from "#adapters/watching/place-reader.ts"
import { readFeed } from "#adapters/watching/read-feed.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { ada } from "../../support/a-task.ts"
import { aWebServer, rss } from "../../support/watched-place/a-feed.ts"

type Server = Effect.Success<typeof aWebServer>
type Scoped = Effect.Services<typeof aWebServer>

const feeds = (what: string, test: (server: Server) => Effect.Effect<void, unknown, PlaceReader | Scoped>) =>
  it.live(what, () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* aWebServer
      const places = Places.layer({ root: null, closed: [], inside: new Set([server.host]) })
      yield* Effect.provide(test(server), places)
    })), 120_000)

const look = (server: Server, asker = ada) =>
  Effect.flatMap(PlaceReader, (reader) => reader.look({ _tag: "Feed", url: `${server.url}/feed` }, null, asker))

const serve = (server: Server, body: string) =>
  server.answers.set("/feed", (_, response) => void response.writeHead(200).end(body))

const outcome = (server: Server) =>
  Effect.match(look(server), {
    onFailure: ({ _tag }): string => _tag,
    onSuccess: (found) => `${found?.sightings.length ?? 0}`,
  })

const sightings = (body: string) => sightingsIn(readFeed(new TextEncoder().encode(body))?.episodes ?? [])

describe("a hostile feed", () => {
  feeds("of 100,000 entries gives the newest 10,000", (server) =>
    Effect.gen(function*() {
      const start = Date.UTC(2020, 0, 1)
      const items = Array.from({ length: 100_000 }, (_, nth) => ({
        url: `/${nth}.mp3`,
        at: new Date(start + nth * 60_000).toISOString(),
      }))
      const offered = items.map(({ url, at }) => ({ url: `https://x${url}`, guid: url, at }))
      serve(server, rss(...offered))
      const found = yield* look(server)
      assert.lengthOf(found?.sightings ?? [], 10_000)
      assert.strictEqual(found?.sightings[0]?.key, "/99999.mp3")
    }))

  feeds("of nothing but nested elements, lists or attributes is none, and ends", (server) =>
    Effect.gen(function*() {
      const depth = 1_000_000
      const xml = `<rss version="2.0"><channel>${"<a>".repeat(depth)}`
      const whole = `${xml}${"</a>".repeat(depth)}</channel></rss>`
      const json = `{"version":"https://jsonfeed.org/version/1.1","items":${"[".repeat(depth)}${"]".repeat(depth)}}`
      const wide = `<rss version="2.0"><channel a="${"x ".repeat(5_000_000)}"><title>t</title></channel></rss>`
      for (const body of [xml, whole, json, wide]) {
        serve(server, body)
        assert.include(["NotAFeed", "PlaceTooLarge", "0"], yield* outcome(server))
      }
    }))

  feeds(
    "does not take all processes: an account reads one at a time, all together four",
    (server) =>
      Effect.gen(function*() {
        const counts = { now: 0, most: 0 }
        server.answers.set("/feed", (_, response) => {
          counts.most = Math.max(counts.most, ++counts.now)
          setTimeout(() => {
            counts.now -= 1
            response.writeHead(200).end(rss({ url: "https://x/a.mp3" }))
          }, 50)
        })
        const all = (askers: ReadonlyArray<UserId>) =>
          Effect.all(askers.map((asker) => look(server, asker)), { concurrency: "unbounded", discard: true })
        yield* all(Array.from({ length: 4 }, () => ada))
        assert.strictEqual(counts.most, 1)
        yield* all(Array.from({ length: 8 }, () => UserId.make(randomUUID())))
        assert.isAtMost(counts.most, 4)
      }),
  )

  it("puts nothing into names that cannot be stored, or leads elsewhere", () => {
    const feed = JSON.stringify({
      version: "https://jsonfeed.org/version/1.1",
      title: "T",
      items: [
        {
          id: "a\u0000b\ud800",
          title: "One\u0000\u0007two",
          attachments: [{ url: "https://x/..%2f..%2fetc%2fpass%00wd.mp3", mime_type: "audio/mpeg" }],
        },
        { id: "c", attachments: [{ url: "https://x/a/%2e%2e/%2e%2e/b.mp3", mime_type: "audio/mpeg" }] },
      ],
    })
    const [one, other] = sightings(feed)
    assert.deepInclude(one, { key: "a b\ufffd", title: "One two", fileName: "passwd.mp3" })
    assert.deepInclude(other, { key: "c", fileName: "b.mp3", address: "https://x/b.mp3" })
  })
})

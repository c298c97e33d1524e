import { sightingsIn } from "#adapters/watching/episodes.ts"
import * as Places from "#adapters/watching/place-reader.ts"
import { readFeed } from "#adapters/watching/read-feed.ts"
import { PlaceReader } from "#domain/watched-place/place-reader.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { existsSync, statSync } from "node:fs"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { scopedFolder } from "../../support/a-folder.ts"
import { ada } from "../../support/a-task.ts"
import { aWebServer, type Offered, rss } from "../../support/watched-place/a-feed.ts"
import { aSighting } from "../../support/watched-place/fake-places.ts"

type Server = Effect.Success<typeof aWebServer>

const limits = { root: null, closed: [], maxFeed: 3_000_000, feedTime: 20_000, episodeTime: 20_000 }

const feeds = (what: string, test: (server: Server) => Effect.Effect<void, unknown, PlaceReader | Scoped>) =>
  it.live(what, () =>
    Effect.scoped(Effect.gen(function*() {
      const server = yield* aWebServer
      const places = Places.layer({ ...limits, inside: new Set([server.host]) })
      yield* Effect.provide(test(server), places)
    })))

type Scoped = Effect.Services<typeof aWebServer>

const look = (server: Server, mark: string | null = null, asker = ada) =>
  Effect.flatMap(PlaceReader, (reader) => reader.look({ _tag: "Feed", url: `${server.url}/feed.xml` }, mark, asker))

const serve = (server: Server, body: string | Uint8Array, headers = {}) =>
  server.answers.set("/feed.xml", (_, response) => void response.writeHead(200, headers).end(body))

const sightings = (body: string) => sightingsIn(readFeed(new TextEncoder().encode(body))?.episodes ?? [])

const at = (path: string) => `https://x${path}`

const names = (...items: ReadonlyArray<Offered>) =>
  sightings(rss(...items)).map(({ key, also }) => [key, also].map((one) => one?.replace("https://x", "") ?? ""))

const fetch = (server: Server, path: string) =>
  Effect.gen(function*() {
    const { fetch } = yield* PlaceReader
    const target = join(yield* scopedFolder, "file")
    const place = { _tag: "Feed", url: `${server.url}/feed.xml` } as const
    const outcome = yield* Effect.result(
      fetch(
        place,
        aSighting("e1", { address: path.startsWith("http") ? path : server.url + path, fileName: "a.mp3" }),
        target,
      ),
    )
    return { outcome, size: existsSync(target) ? statSync(target).size : 0 }
  })

const tag = <A, E extends { readonly _tag: string }, R>(asked: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(asked), ({ _tag }): string => _tag)

describe("feeds", () => {
  feeds("ask whether anything changed, with what their server said", (server) =>
    Effect.gen(function*() {
      server.answers.set("/feed.xml", (request, response) => {
        const isKnown = request.headers["if-none-match"] === '"v1"'
        response.writeHead(isKnown ? 304 : 200, { etag: '"v1"', "last-modified": "Fri, 20 Nov 2026 10:00:00 GMT" })
        response.end(isKnown ? "" : rss({ url: `${server.url}/a.mp3` }))
      })
      const first = yield* look(server)
      assert.lengthOf(first?.sightings ?? [], 1)
      assert.isNull(yield* look(server, first?.mark ?? null))
      assert.strictEqual(server.asked[1]?.headers["if-modified-since"], "Fri, 20 Nov 2026 10:00:00 GMT")
    }))

  it("know an episode by its id, whatever its address; by its address where ids are none or the same", () => {
    const [a, b] = [{ url: at("/a.mp3?t=1"), guid: "a" }, { url: at("/b.mp3"), guid: "b" }]
    assert.deepStrictEqual(names(a, b), [["a", "/a.mp3"], ["b", "/b.mp3"]])
    const same = [{ ...a, guid: "same" }, { ...b, guid: "same" }]
    assert.deepStrictEqual(names(...same), [["same /a.mp3", "/a.mp3"], ["same /b.mp3", "/b.mp3"]])
    const unnamed = [{ url: at("/play.mp3?id=1") }, { url: at("/play.mp3?id=2") }, { url: at("/play.mp3?id=2") }]
    assert.deepStrictEqual(names(...unnamed), [["/play.mp3?id=1", ""], ["/play.mp3?id=2", ""]])
    assert.deepStrictEqual(names({ url: at("/latest.mp3"), guid: "c" }), [["c", ""]])
  })

  feeds("take sound, video and documents, by name or type, from the web only", (server) =>
    Effect.gen(function*() {
      serve(
        server,
        rss(
          { url: `${server.url}/play/1`, type: "audio/mpeg", title: "One & only" },
          { url: `${server.url}/paper.pdf`, type: "" },
          { url: `${server.url}/cover.jpg`, type: "image/jpeg" },
          { url: "file:///etc/passwd.mp3" },
          { url: "https://me:secret@pods.example/a.mp3" },
        ),
      )
      const found = yield* look(server)
      assert.deepStrictEqual(found?.sightings.map(({ fileName, title }) => [fileName, title]), [
        ["1.mp3", "One & only"],
        ["paper.pdf", null],
      ])
      assert.strictEqual(found?.title, "A podcast")
    }))

  it("have 10,000 entries at most, the newest", () => {
    const items = Array.from({ length: 10_100 }, (_, nth) => ({
      url: `https://x/${nth}.mp3`,
      guid: `${nth}`,
      at: new Date(Date.UTC(2026, 0, 1) + nth * 60_000).toUTCString(),
    }))
    const found = sightings(rss(...items))
    assert.lengthOf(found, 10_000)
    assert.strictEqual(found[0]?.key, "10099")
  })

  feeds("are refused by name: pages, bombs, what never ends, what leads inside", (server) =>
    Effect.gen(function*() {
      serve(server, "<html><body>Log in</body></html>")
      assert.strictEqual(yield* tag(look(server)), "NotAFeed")
      serve(server, gzipSync(Buffer.alloc(50_000_000)), { "content-encoding": "gzip" })
      assert.strictEqual(yield* tag(look(server)), "PlaceTooLarge")
      server.answers.set("/feed.xml", (_, response) => {
        const go = (): void =>
          void (response.write(Buffer.alloc(65_536, "x")) ? setImmediate(go) : response.once("drain", go))
        response.on("error", () => undefined)
        go()
      })
      assert.strictEqual(yield* tag(look(server)), "PlaceTooLarge")
      server.answers.set("/feed.xml", (_, response) =>
        void response.writeHead(302, { location: "http://127.0.0.1:1/x" }).end())
      assert.strictEqual(yield* tag(look(server)), "InsideAddress")
      server.answers.set("/feed.xml", (_, response) =>
        void response.writeHead(302, { location: "/feed.xml" }).end())
      assert.strictEqual(yield* tag(look(server)), "PlaceNotReached")
      server.answers.set("/feed.xml", (_, response) => void response.writeHead(401).end())
      assert.strictEqual(yield* tag(look(server)), "PlaceForbidden")
    }))

  it("do not unfold entities that are made of entities", () => {
    const entities = Array.from({ length: 9 }, (_, nth) => `<!ENTITY l${nth + 1} "${`&l${nth};`.repeat(10)}">`)
    const bomb = `<!DOCTYPE rss [<!ENTITY l0 "lol">${entities.join("")}]>`
    const feed = rss({ url: "https://x/a.mp3", title: "TITLE" }).replace("<rss", `${bomb}<rss`).replace("TITLE", "&l9;")
    assert.isBelow(sightings(feed)[0]?.title?.length ?? 0, 10)
  })
})

describe("episodes", () => {
  feeds("that are cut off, gone, or lead inside are refused, each by name", (server) =>
    Effect.gen(function*() {
      server.answers.set("/whole.mp3", (_, response) => void response.end("0123456789"))
      server.answers.set("/moved.mp3", (_, response) => void response.writeHead(301, { location: "/whole.mp3" }).end())
      server.answers.set("/cut.mp3", (_, response) => {
        response.writeHead(200, { "content-length": 100 }).write("01234")
        setTimeout(() => response.destroy(), 50)
      })
      server.answers.set("/inside.mp3", (_, response) =>
        void response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data" }).end())
      const outcomeOf = (path: string) =>
        Effect.map(fetch(server, path), ({ outcome }) =>
          outcome._tag === "Failure" ? outcome.failure._tag : outcome.success)
      assert.deepStrictEqual(yield* outcomeOf("/moved.mp3"), { fileName: "a.mp3", size: 10 })
      assert.strictEqual(yield* outcomeOf("/cut.mp3"), "ItemNotFetched")
      assert.strictEqual(yield* outcomeOf("/none.mp3"), "ItemGone")
      assert.strictEqual(yield* outcomeOf("/inside.mp3"), "InsideAddress")
      assert.strictEqual(yield* outcomeOf("http://localhost:1/x.mp3"), "InsideAddress")
    }))
})

import * as YtDlp from "#adapters/media/yt-dlp/link-source.ts"
import type { SiteRefusal } from "#domain/link/errors.ts"
import { LinkSource } from "#domain/link/link-source.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Stream } from "effect"
import { existsSync, mkdtempSync, readdirSync, readFileSync } from "node:fs"
import { createServer, type RequestListener } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Readable } from "node:stream"
import { fakeYtDlp } from "../../../support/links/fake-yt-dlp.ts"

const server = (answer: RequestListener) =>
  Effect.acquireRelease(
    Effect.promise(() =>
      new Promise<{ readonly port: number; readonly close: () => void }>((done) => {
        const listening = createServer(answer).listen(0, "127.0.0.1", () => {
          const address = listening.address()
          done({
            port: typeof address === "object" && address !== null ? address.port : 0,
            close: () => {
              listening.closeAllConnections()
              listening.close()
            },
          })
        })
      })
    ),
    ({ close }) => Effect.sync(close),
  )

/** A video that does not end. */
function* zeros() {
  for (;;) yield Buffer.alloc(1_000_000)
}

/** A site with pages, and a server inside its network that counts who asks. */
const scene = <A, E>(
  test: (site: string, asked: () => number) => Effect.Effect<A, E, LinkSource>,
  { version, stallTime }: { readonly version?: string; readonly stallTime?: number } = {},
) =>
  Effect.gen(function*() {
    let asked = 0
    const secret = yield* server((_, answer) => {
      asked++
      answer.end("secret")
    })
    const pages: Readonly<Record<string, string>> = {
      "/watch": `<title>A talk</title><video src="/v.mp4">`,
      "/page-to-inside": `<video src="http://localhost:${secret.port}/s.mp4">`,
      "/v.mp4": "0123456789",
    }
    const { port } = yield* server((request, answer) => {
      if (request.url === "/to-inside") {
        return void answer.writeHead(302, { location: `http://127.0.0.1:${secret.port}/secret.mp4` }).end()
      }
      if (request.url === "/endless") return void Readable.from(zeros()).pipe(answer)
      if (request.url === "/hangs") return void answer.writeHead(200, { "content-length": 10 }).write("01234")
      answer.end(pages[request.url ?? ""] ?? "0123456789")
    })
    const places = { setting: fakeYtDlp(version), installed: "/nonexistent" }
    const layer = YtDlp.layer({
      places,
      inside: new Set([`127.0.0.1:${port}`]),
      ...(stallTime !== undefined && { stallTime }),
    })
    return yield* Effect.provide(test(`http://127.0.0.1:${port}`, () => asked), layer)
  }).pipe(Effect.scoped)

const folder = () => mkdtempSync(join(tmpdir(), "links-test-"))
const limits = { maxBytes: 1_000_000 }

const inspected = (url: string) => Effect.flatMap(LinkSource, ({ inspect }) => inspect(url, null))
const fetched = (url: string, target: string) =>
  Effect.flatMap(LinkSource, ({ fetch }) => Stream.runCollect(fetch(url, target, limits)))
const code = <A, R>(asked: Effect.Effect<A, SiteRefusal, R>) => Effect.map(Effect.flip(asked), ({ _tag }) => _tag)

describe("yt-dlp as a LinkSource", () => {
  it.live("says what a video is, remembers it, and offers only captions that people wrote", () =>
    scene((site) =>
      Effect.gen(function*() {
        const { isThere, recall, captions } = yield* LinkSource
        assert.isTrue(yield* isThere)
        assert.isNull(yield* recall(`${site}/watch`))
        const facts = yield* inspected(`${site}/watch`)
        assert.deepStrictEqual(facts, {
          title: "A talk",
          duration: 12.5,
          size: 10,
          captions: [{ language: "en", name: "English" }],
        })
        assert.deepStrictEqual(yield* recall(`${site}/watch`), facts)
        assert.match(yield* captions(`${site}/watch`, "en"), /^WEBVTT/)
        for (const pattern of ["all", ".*", "(e+)+n", "en,de", "-live_chat", "live_chat"]) {
          assert.strictEqual(yield* code(captions(`${site}/watch`, pattern)), "LinkFailed", pattern)
        }
        assert.strictEqual(yield* code(inspected(`${site}/live`)), "LiveNow")
      })
    ))

  it.live("fetches the file, with progress, and leaves nothing beside it", () =>
    scene((site) =>
      Effect.gen(function*() {
        const place = folder()
        const progress = yield* fetched(`${site}/watch`, join(place, "video"))
        assert.deepStrictEqual(progress, [{ fraction: 0.5 }])
        assert.strictEqual(readFileSync(join(place, "video"), "utf8"), "0123456789")
        assert.deepStrictEqual(readdirSync(place), ["video"])
      })
    ))

  it.live("never asks an inside address: not by a link, a redirect, or an address in a page", () =>
    scene((site, asked) =>
      Effect.gen(function*() {
        const place = folder()
        for (const path of ["/to-inside", "/page-to-inside"]) {
          assert.strictEqual(yield* code(fetched(`${site}${path}`, join(place, "video"))), "InsideAddress", path)
        }
        assert.strictEqual(yield* code(inspected(`${site}/to-inside`)), "InsideAddress")
        assert.strictEqual(yield* code(inspected("http://127.0.0.1/")), "InsideAddress")
        assert.strictEqual(asked(), 0)
        assert.lengthOf(readdirSync(place), 0)
      })
    ))

  const endings = {
    "/bot-check": "BotCheck",
    "/age": "NeedsLogin",
    "/private": "Unavailable",
    "/removed": "Unavailable",
    "/region": "Unavailable",
    "/403": "Blocked",
    "/soon": "LiveNow",
    "/page": "NotAVideo",
    "/full": "StorageFull",
    "/too-large": "TooLarge",
    "/stale": "LinkFailed",
    "/rubbish": "LinkFailed",
    "/killed": "LinkFailed",
    "/half": "LinkFailed",
  }

  it.live("says why there is no file, and leaves no part of one", () =>
    scene((site) =>
      Effect.gen(function*() {
        const place = folder()
        for (const [path, refusal] of Object.entries(endings)) {
          assert.strictEqual(yield* code(fetched(`${site}${path}`, join(place, "video"))), refusal, path)
        }
        assert.lengthOf(readdirSync(place), 0)
      })
    ), 60_000)

  it.live("ends a download that is larger than anybody said", () =>
    scene((site) =>
      Effect.gen(function*() {
        const place = folder()
        assert.strictEqual(yield* code(fetched(`${site}/endless`, join(place, "video"))), "TooLarge")
        assert.lengthOf(readdirSync(place), 0)
      })
    ))

  it.live("ends a download that stops in the middle", () =>
    scene((site) =>
      Effect.gen(function*() {
        const place = folder()
        assert.strictEqual(yield* code(fetched(`${site}/hangs`, join(place, "video"))), "LinkFailed")
        assert.lengthOf(readdirSync(place), 0)
      }), { stallTime: 1000 }))

  it.live("ends a program that does nothing any more, and says when an old one is the reason", () =>
    scene((site) =>
      Effect.gen(function*() {
        const place = folder()
        assert.strictEqual(yield* code(fetched(`${site}/stall`, join(place, "video"))), "LinkFailed")
        assert.strictEqual(yield* code(fetched(`${site}/stale`, join(place, "video"))), "Outdated")
        assert.isFalse(existsSync(join(place, "fetching")))
      }), { version: "2024.01.01", stallTime: 3000 }))

  it.live("is not there without a program, or with one that is too old to be safe", () =>
    Effect.gen(function*() {
      const { isThere, inspect } = yield* LinkSource
      assert.isFalse(yield* isThere)
      assert.strictEqual(yield* code(inspect("https://example.org/", null)), "LinksOff")
    }).pipe(Effect.provide(YtDlp.layer({ places: { setting: "/nonexistent", installed: "" }, inside: new Set() }))))
})

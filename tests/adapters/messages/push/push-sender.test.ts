import * as ServerKey from "#adapters/identity/server-key.ts"
import * as Sender from "#adapters/messages/push/push-sender.ts"
import type { Subscription } from "#domain/notification/push-device.ts"
import { type PushedNews, PushSender } from "#domain/notification/push-sender.port.ts"
import { aPushService } from "#tests/support/notification/a-push-service.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { TestClock } from "effect/testing"

const subject = "mailto:help@example.org"

const sender = (options: Partial<Sender.Options> = {}, secret = "of this installation") =>
  Sender.layer({ subject, inside: new Set(), ...options }).pipe(
    Layer.provide(ServerKey.layer({ secret, file: "" })),
  )

const news: PushedNews = {
  news: "ready",
  title: "Größe 会议",
  language: "de",
  url: "https://parley.example/transcribe/task/1",
  tag: "1 ready 1.1",
}

const keyOf = (layer: ReturnType<typeof sender>) =>
  Effect.flatMap(PushSender, ({ publicKey }) => publicKey).pipe(Effect.provide(layer))

const aService = Effect.acquireRelease(
  Effect.promise(() => aPushService()),
  (service) => Effect.promise(() => service[Symbol.asyncDispose]()),
)

const sent = (given: Subscription, options: Partial<Sender.Options> = {}, what = news) =>
  Effect.flatMap(PushSender, ({ send }) => send(given, what)).pipe(Effect.provide(sender(options)))

const later = (wait: number | null) => ({ _tag: "later", wait }) as const

const lookup = () => Promise.resolve([{ address: "93.184.215.14" }])

const now = TestClock.setTime(Date.now())

describe("what is pushed", () => {
  it.effect("is sealed for the browser and signed by the server, and says what happened in the reader’s language", () =>
    Effect.scoped(Effect.gen(function*() {
      yield* now
      const service = yield* aService
      service.state.publicKey = yield* keyOf(sender())
      const inside = new Set([service.host])
      assert.deepStrictEqual((yield* sent(service.subscription, { inside }))._tag, "sent")
      const long = { ...news, news: "failed", title: "長".repeat(3000), language: "xx" } as const
      assert.deepStrictEqual((yield* sent(service.subscription, { inside }, long))._tag, "sent")
      const [first, second] = service.received
      assert.deepStrictEqual(first?.pushed, {
        title: "Größe 会议 ist fertig",
        lang: "de",
        url: news.url,
        tag: news.tag,
      })
      assert.strictEqual(first?.ttl, 12 * 3600)
      assert.match(first?.topic ?? "", /^[\w-]{32}$/)
      assert.strictEqual(second?.pushed.lang, "en")
      assert.isBelow(Array.from(second?.pushed.title ?? "").length, 300)
      assert.strictEqual(service.state.subject, subject)
    })))

  it.effect("is signed by one key of the installation, in every process and after each start", () =>
    Effect.gen(function*() {
      const key = yield* keyOf(sender())
      assert.strictEqual(yield* keyOf(sender()), key)
      assert.notStrictEqual(yield* keyOf(sender({}, "of another one")), key)
      assert.strictEqual(Buffer.from(key, "base64url").length, 65)
    }))

  it.effect("ends as the push service answers, and logs neither its address nor the title", () =>
    Effect.scoped(Effect.gen(function*() {
      yield* now
      const service = yield* aService
      service.state.publicKey = yield* keyOf(sender())
      const lines: Array<string> = []
      const log = Logger.layer([Logger.make(({ message, cause }) => void lines.push(JSON.stringify([message, cause])))])
      const inside = new Set([service.host])
      const answered = (status: number, headers: Record<string, string> = {}) =>
        Effect.suspend(() => {
          Object.assign(service.state, { status, headers })
          return Effect.provide(sent(service.subscription, { inside }), log)
        })
      assert.deepStrictEqual(yield* answered(404), { _tag: "gone" })
      assert.deepStrictEqual(yield* answered(410), { _tag: "gone" })
      assert.deepStrictEqual(yield* answered(429, { "retry-after": "120" }), later(120_000))
      assert.deepStrictEqual(yield* answered(503), later(null))
      assert.deepStrictEqual(yield* answered(413), { _tag: "refused" })
      assert.deepStrictEqual(yield* answered(307, { location: "/elsewhere" }), { _tag: "refused" })
      service.state.publicKey = "of somebody else"
      assert.deepStrictEqual(yield* answered(201), { _tag: "refused" })
      const unreachable = { ...service.subscription, endpoint: "http://127.0.0.1:9/push/secret-of-the-browser" }
      const nowhere = sent(unreachable, { inside: new Set(["127.0.0.1:9"]) })
      assert.deepStrictEqual(yield* Effect.provide(nowhere, log), later(null))
      assert.isAbove(lines.length, 0)
      assert.notMatch(lines.join(), /secret-of|Größe|127\.0/)
    })))

  it.effect("never goes to an address inside, nor by plain http, and needs the keys of a browser", () =>
    Effect.scoped(Effect.gen(function*() {
      const service = yield* aService
      const admitted = (part: Partial<Subscription>, options: Partial<Sender.Options> = {}) =>
        Effect.flatMap(
          PushSender,
          ({ admits }) => admits({ ...service.subscription, endpoint: "https://push.example/1", ...part }),
        ).pipe(
          Effect.provide(sender({ lookup, ...options })),
        )
      assert.isTrue(yield* admitted({}))
      const refused = [
        service.subscription.endpoint,
        "http://push.example/1",
        "https://user:password@push.example/1",
        "https://push.example:22/1",
        "no address",
        "",
      ]
      for (const endpoint of refused) assert.isFalse(yield* admitted({ endpoint }), endpoint)
      for (const host of ["127.0.0.1", "10.0.0.8", "[::1]", "169.254.169.254", "localhost"]) {
        const here = {
          lookup: (name: string) => Promise.resolve([{ address: name.replace("localhost", "127.0.0.1") }]),
        }
        assert.isFalse(yield* admitted({ endpoint: `https://${host}/1` }, here), host)
        assert.strictEqual(
          (yield* sent({ ...service.subscription, endpoint: `https://${host}/1` }, here))._tag,
          "later",
        )
      }
      const offTheCurve = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 7)]).toString("base64url")
      for (const p256dh of ["", "point", offTheCurve]) assert.isFalse(yield* admitted({ p256dh }), p256dh)
      assert.isFalse(yield* admitted({ auth: "short" }))
      assert.strictEqual((yield* sent(service.subscription))._tag, "later")
      assert.strictEqual(service.state.tries, 0)
    })))
})

import * as YtDlp from "#adapters/media/yt-dlp/link-source.ts"
import { LinkSource } from "#domain/link/link-source.port.ts"
import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { soon } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { createServer } from "node:http"
import { ada, bob } from "../../../support/a-task.ts"

/** A site that takes its time, and knows how many were there at once. */
const slowSite = Effect.acquireRelease(
  Effect.promise(async () => {
    const state = { now: 0, most: 0, asked: 0 }
    const server = createServer((_, answer) => {
      state.asked += 1
      state.now += 1
      state.most = Math.max(state.most, state.now)
      setTimeout(() => {
        state.now -= 1
        answer.end("0123456789")
      }, 300)
    })
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
    const address = server.address()
    const host = `127.0.0.1:${typeof address === "object" ? address?.port ?? 0 : 0}`
    return { host, state, close: () => server.close() }
  }),
  ({ close }) => Effect.sync(close),
)

const many = Array.from({ length: 6 }, (_, nth) => nth)

describe("looks at many video links at once", () => {
  it.live("happen one after the other for one account, and few at a time for all", () =>
    Effect.gen(function*() {
      const { host, state } = yield* slowSite
      const places = { setting: fakeYtDlp(), installed: "/nonexistent" }
      const layer = YtDlp.layer({ places, inside: new Set([host]), looksAtOnce: 2 })
      yield* Effect.gen(function*() {
        const { inspect } = yield* LinkSource
        const look = (asker: typeof ada) => (nth: number) => inspect(`http://${host}/${asker}/${nth}`, asker)
        yield* Effect.forEach(many, look(ada), { concurrency: "unbounded" })
        assert.deepStrictEqual(state, { now: 0, most: 1, asked: 6 })
        yield* Effect.forEach([ada, bob, ada, bob, ada, bob], (asker, nth) => look(asker)(10 + nth), {
          concurrency: "unbounded",
        })
        assert.isAtMost(state.most, 2)
        // The same address is looked at once, whoever asks.
        yield* Effect.forEach([ada, bob, null], (asker) => inspect(`http://${host}/same`, asker), {
          concurrency: "unbounded",
        })
        assert.strictEqual(state.asked, 13)
      }).pipe(Effect.provide(layer))
    }).pipe(Effect.scoped))

  it.live("go on while somebody waits for them, and end with the last who does", () =>
    Effect.gen(function*() {
      const { host, state } = yield* slowSite
      const places = { setting: fakeYtDlp(), installed: "/nonexistent" }
      yield* Effect.gen(function*() {
        const { inspect, recall } = yield* LinkSource
        const first = yield* Effect.forkChild(inspect(`http://${host}/two`, ada), { startImmediately: true })
        const second = yield* Effect.forkChild(inspect(`http://${host}/two`, bob), { startImmediately: true })
        yield* soon(() => state.asked === 1)
        yield* Fiber.interrupt(first)
        assert.strictEqual((yield* Fiber.join(second)).title, "A talk")
        assert.strictEqual(state.asked, 1)
        const only = yield* Effect.forkChild(inspect(`http://${host}/one`, ada), { startImmediately: true })
        yield* soon(() => state.asked === 2)
        yield* Fiber.interrupt(only)
        assert.isNull(yield* recall(`http://${host}/one`))
        assert.strictEqual((yield* inspect(`http://${host}/one`, ada)).title, "A talk")
        assert.strictEqual(state.asked, 3)
      }).pipe(Effect.provide(YtDlp.layer({ places, inside: new Set([host]) })))
    }).pipe(Effect.scoped))
})

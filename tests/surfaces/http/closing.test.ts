import { listen } from "#api/http/listen.ts"
import { assert, describe, it } from "@effect/vitest"
import { Deferred, Effect, Exit, Fiber, Scope } from "effect"
import { Agent, request } from "node:http"

interface Answer {
  readonly text: string
  readonly connection: string | undefined
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

/** A request; `agent` keeps its connection. */
const get = (port: number, path: string, by: Agent | false) =>
  Effect.callback<Answer, string>((resume) => {
    request({ port, path, agent: by, host: "127.0.0.1" }, (response) => {
      let text = ""
      response.on("data", (part: Buffer) => void (text += part.toString()))
      response.on("end", () => resume(Effect.succeed({ text, connection: response.headers.connection })))
    }).on("error", (error: Error & { readonly code?: string }) => resume(Effect.fail(error.code ?? ""))).end()
  })

describe("a server that is stopped", () => {
  it.live("answers what is under way, and what still comes on an open connection, and then closes", () =>
    Effect.gen(function*() {
      const held = yield* Deferred.make<void>()
      const begun = yield* Deferred.make<void>()
      const scope = yield* Scope.make()
      const fetch = async ({ url }: { readonly url: string }) => {
        if (!url.endsWith("/slow")) return new Response("quick")
        await Effect.runPromise(Effect.andThen(Deferred.succeed(begun, undefined), Deferred.await(held)))
        return new Response("slow")
      }
      const { port } = yield* listen(fetch, {
        host: "127.0.0.1",
        port: 0,
        tls: null,
        minRate: { bytes: 1000, seconds: 30 },
      }).pipe(Scope.provide(scope))
      assert.deepInclude(yield* get(port, "/", agent), { text: "quick", connection: "keep-alive" })
      const slow = yield* Effect.forkChild(get(port, "/slow", false))
      yield* Deferred.await(begun)
      const closing = yield* Effect.forkChild(Scope.close(scope, Exit.void))
      yield* Effect.yieldNow
      assert.deepInclude(yield* get(port, "/", agent), { text: "quick", connection: "close" })
      assert.strictEqual(yield* Effect.flip(get(port, "/", false)), "ECONNREFUSED")
      yield* Deferred.succeed(held, undefined)
      assert.deepInclude(yield* Fiber.join(slow), { text: "slow", connection: "close" })
      yield* Fiber.join(closing)
    }))
})

import * as Tester from "#adapters/openai/endpoint-tester.ts"
import { EndpointTester } from "#domain/engine/endpoint-tester.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"

type Answer = (response: ServerResponse, request: IncomingMessage, body: Buffer) => void

const serving = (answer: Answer) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const server = createServer((request, response) => {
        const parts: Array<Buffer> = []
        request.on("data", (part: Buffer) => void parts.push(part))
        request.on("end", () => answer(response, request, Buffer.concat(parts)))
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      const port = typeof address === "object" ? address?.port ?? 0 : 0
      const close = (): void => {
        server.closeAllConnections()
        server.close()
      }
      return { address: `http://127.0.0.1:${port}/v1`, close }
    }),
    ({ close }) => Effect.sync(close),
  )

const json = (response: ServerResponse, status: number, body: unknown): void =>
  void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))

const testing = Effect.fnUntraced(function*(answer: Answer, timeLimit?: number) {
  const { address } = yield* serving(answer)
  const { test } = yield* Effect.provide(EndpointTester, Tester.layer(timeLimit))
  return yield* test({ address, model: "whisper-1", key: "sk-secret" })
})

const failing = (answer: Answer, timeLimit?: number) =>
  Effect.map(Effect.flip(testing(answer, timeLimit)), ({ detail }) => detail)

describe("the test of an endpoint", () => {
  it.live("sends a second of speech with key and model, and gives what was understood", () =>
    Effect.gen(function*() {
      const sent: Array<string> = []
      const text = yield* testing((response, { url, headers }, body) => {
        sent.push(`${url} ${headers.authorization}`, body.toString("latin1"))
        json(response, 200, { text: " Good morning. " })
      })
      assert.strictEqual(text, "Good morning.")
      assert.strictEqual(sent[0], "/v1/audio/transcriptions Bearer sk-secret")
      assert.include(sent[1], "whisper-1")
      assert.include(sent[1], "RIFF")
      assert.isAbove(sent[1]?.length ?? 0, 32_000)
    }))

  it.live("says what the service says, without the key that it repeats", () =>
    Effect.gen(function*() {
      const error = { message: "Incorrect API key provided: sk-secret.\nSee your account.", code: "invalid_api_key" }
      const detail = yield* failing((response) => json(response, 401, { error }))
      assert.strictEqual(detail, "HTTP 401: Incorrect API key provided: …. See your account.")
    }))

  const cases: ReadonlyArray<readonly [string, Answer, RegExp]> = [
    ["is another kind of server", (response) => json(response, 404, { message: "no such page" }), /^HTTP 404/],
    ["answers something else", (response) => json(response, 200, { hello: "world" }), /no text/],
    ["breaks off", (response) => response.destroy(), /cannot be reached/],
  ]
  it.live.each(cases)(
    "names the failure of one that %s",
    ([, answer, expected]) =>
      Effect.map(failing(answer), (detail) => {
        assert.match(detail, expected)
        assert.notInclude(detail, "sk-secret")
      }),
  )

  it.live.each([302, 307])(
    "sends nothing on to where an answer of %s points, and reads nothing there",
    (status) =>
      Effect.gen(function*() {
        const asked: Array<string> = []
        const inside = yield* serving((response, { url }) => {
          asked.push(url ?? "")
          json(response, 200, { text: "the secret of a neighbour" })
        })
        const location = `${inside.address}/secret`
        const detail = yield* failing((response) => void response.writeHead(status, { location }).end())
        assert.match(detail, /redirect/)
        assert.deepStrictEqual(asked, [])
      }),
  )

  it.live("does not wait for ever", () =>
    Effect.map(failing(() => undefined, 100), (detail) => assert.match(detail, /no answer within/)))

  it.live("names what the network says of an address where nothing listens", () =>
    Effect.gen(function*() {
      const { address, close } = yield* serving(() => undefined)
      close()
      const { test } = yield* Effect.provide(EndpointTester, Tester.layer())
      const { detail } = yield* Effect.flip(test({ address, model: "whisper-1", key: null }))
      assert.match(detail, /ECONNREFUSED/)
    }))
})

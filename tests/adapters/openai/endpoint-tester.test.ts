import * as Tester from "#adapters/openai/endpoint-tester.ts"
import { type EndpointAnswer, EndpointTester } from "#domain/engine/endpoint-tester.port.ts"
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

const words = [{ word: "Good", start: 0.1, end: 0.4 }, { word: "morning", start: 0.4, end: 0.9 }]
const segments = [{ text: "Good morning.", start: 0.1, end: 0.9 }]

/** The format and the times that a request asks for. */
const formatsIn = (body = ""): ReadonlyArray<string> =>
  [...body.matchAll(/name="(?:response_format|timestamp_granularities\[\])"\s+(\w+)/g)].map(([, value = ""]) => value)
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))

const order = ["verbose_json", "json", "word", "segment"]

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
      const heard = yield* testing((response, { url, headers }, body) => {
        sent.push(`${url} ${headers.authorization}`, body.toString("latin1"))
        json(response, 200, { text: " Good morning. ", words, segments })
      })
      assert.deepStrictEqual(heard, { text: "Good morning.", hasWordTimes: true, hasSegments: true })
      assert.strictEqual(sent[0], "/v1/audio/transcriptions Bearer sk-secret")
      assert.include(sent[1], "whisper-1")
      assert.include(sent[1], "RIFF")
      assert.isAbove(sent[1]?.length ?? 0, 32_000)
      assert.deepStrictEqual(formatsIn(sent[1]), ["verbose_json", "word", "segment"])
    }))

  type Times = Pick<EndpointAnswer, "hasWordTimes" | "hasSegments">
  const incomplete: ReadonlyArray<readonly [string, object, Times]> = [
    ["word times", { segments }, { hasWordTimes: false, hasSegments: true }],
    ["segments", { words }, { hasWordTimes: true, hasSegments: false }],
    ["the times of the words it lists", { words: [{ word: "Good" }], segments }, {
      hasWordTimes: false,
      hasSegments: true,
    }],
    ["the times of the segments it lists", { words, segments: [{ text: "Good morning." }] }, {
      hasWordTimes: true,
      hasSegments: false,
    }],
    ["both", {}, { hasWordTimes: false, hasSegments: false }],
  ]
  it.live.each(incomplete)("finds out that an answer lacks %s", ([, parts, expected]) =>
    Effect.gen(function*() {
      const heard = yield* testing((response) => json(response, 200, { text: "Good morning.", ...parts }))
      assert.deepStrictEqual(heard, { text: "Good morning.", ...expected })
    }))

  it.live("does not say what is missing where nothing was recognised", () =>
    Effect.gen(function*() {
      const heard = yield* testing((response) => json(response, 200, { text: " ", words: [], segments: [] }))
      assert.deepStrictEqual(heard, { text: "", hasWordTimes: null, hasSegments: null })
    }))

  const refusals: ReadonlyArray<readonly [number, number]> = [[400, 2], [422, 2], [501, 2], [500, 3]]
  it.live.each(refusals)(
    "asks like a job for the text alone where word times are refused with %s",
    ([status, times]) =>
      Effect.gen(function*() {
        const asked: Array<string> = []
        const heard = yield* testing((response, _, body) => {
          const [format = ""] = formatsIn(body.toString("latin1"))
          asked.push(format)
          if (format === "json") json(response, 200, { text: "Good morning." })
          else json(response, status, { error: { message: "not supported" } })
        })
        assert.deepStrictEqual(heard, { text: "Good morning.", hasWordTimes: false, hasSegments: false })
        assert.deepStrictEqual(asked, [...Array.from({ length: times - 1 }, () => "verbose_json"), "json"])
      }),
  )

  it.live("asks a model that has no word times for the text alone, as a job does", () =>
    Effect.gen(function*() {
      const asked: Array<string> = []
      const answer: Answer = (response, _, body) => {
        asked.push(...formatsIn(body.toString("latin1")))
        json(response, 200, { text: "Good morning." })
      }
      const { address } = yield* serving(answer)
      const { test } = yield* Effect.provide(EndpointTester, Tester.layer())
      const heard = yield* test({ address, model: "gpt-4o-transcribe", key: null })
      assert.deepStrictEqual(heard, { text: "Good morning.", hasWordTimes: false, hasSegments: false })
      assert.deepStrictEqual(asked, ["json"])
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

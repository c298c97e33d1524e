import { engine } from "#adapters/openai/transcriber-engine.ts"
import type { RecognitionOptions } from "#domain/recognition/transcriber.port.ts"
import { aRecording, chunkOf, recordingFile } from "#tests/support/fake-openai/a-recording.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { createServer } from "node:http"

const recording = aRecording("Room 42 is free.")
const options: RecognitionOptions = { language: "en", hotwords: [], account: "a", recording: "one", priority: false }

/** A service that answers every request like this. */
const serving = (status: number, type: string, body: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const server = createServer((request, response) => {
        request.resume().on("end", () => response.writeHead(status, { "content-type": type }).end(body))
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      const port = typeof address === "object" ? address?.port ?? 0 : 0
      return { server, baseUrl: `http://127.0.0.1:${port}/v1` }
    }),
    ({ server }) => Effect.sync(() => server.close().closeAllConnections()),
  )

const json = "application/json"
const text = "Room 42 is free."
const [room, number, ...rest] = ["Room", "42", "is", "free."].map((word, at) => ({ word, start: at, end: at + 0.5 }))
const words = [room, { word: number?.word }, ...rest]
const segment = { text, start: 0, end: 4 }

const answers: ReadonlyArray<readonly [string, string, string]> = [
  ["a numeral without times", json, JSON.stringify({ text, words, segments: [segment] })],
  [
    "a numeral with null times",
    json,
    JSON.stringify({ text, words: [room, { word: "42", start: null, end: null }, ...rest] }),
  ],
  ["numbers as strings", json, JSON.stringify({ text, segments: [{ ...segment, start: "0", end: "2" }] })],
  ["JSON as text/plain", "text/plain", JSON.stringify({ text, segments: [segment] })],
  ["JSON as text/html", "text/html; charset=utf-8", JSON.stringify({ text, words })],
  ["plain text", "text/plain", `${text}\n`],
]

describe("a service that answers almost right", () => {
  it.live.each(answers)("is understood: %s", ([, type, body]) =>
    Effect.gen(function*() {
      const { baseUrl } = yield* serving(200, type, body)
      const audio = yield* recordingFile(recording)
      const speech = engine({ apiKey: "k", baseUrl, model: "local", retries: 0 })
      const heard = yield* speech.recognise(chunkOf(audio), options)
      assert.strictEqual(heard.words.map((word) => word.text).join(" "), text)
      assert.isTrue(heard.words.every(({ begin, end }) => begin <= end && end <= audio.duration))
    }))

  it.live("is not, if it sends a page", () =>
    Effect.gen(function*() {
      const { baseUrl } = yield* serving(200, "text/html", "<html><body>Sign in</body></html>")
      const audio = yield* recordingFile(recording)
      const speech = engine({ apiKey: "k", baseUrl, model: "local", retries: 0 })
      assert.strictEqual((yield* Effect.flip(speech.recognise(chunkOf(audio), options))).reason, "unreadable-answer")
    }))
})

import { wavFile } from "#adapters/openai/wav.ts"
import { aRecording } from "#tests/support/fake-openai/a-recording.ts"
import { fakeOpenAi } from "#tests/support/fake-openai/fake-openai.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import OpenAI, { BadRequestError } from "openai"

const recording = aRecording("Good morning, everyone. Shall we begin?")

const client = Effect.gen(function*() {
  const fake = yield* fakeOpenAi({ recordings: [recording] })
  const openai = new OpenAI({ apiKey: "test-key", baseURL: fake.baseUrl, maxRetries: 0 })
  return { fake, openai }
})

const file = (from = 0) => wavFile(Buffer.from(recording.pcm.subarray(from * 32)), "a.wav")

const refusal = (attempt: () => Promise<unknown>): Effect.Effect<unknown> =>
  Effect.promise(() => attempt().then(() => null, (error: unknown) => error))

describe("the fake of OpenAI, asked by OpenAI's own client", () => {
  const texts: ReadonlyArray<readonly ["text" | "srt" | "vtt", RegExp]> = [
    ["text", /^Good morning, everyone\. Shall we begin\?\n$/],
    ["srt", /^1\n00:00:00,500 --> 00:00:01,950\nGood morning, everyone\.\n\n2\n/],
    ["vtt", /^WEBVTT\n\n00:00:00\.500 --> 00:00:01\.950\nGood morning, everyone\.\n/],
  ]
  for (const [format, shape] of texts) {
    it.live(`answers ${format}`, () =>
      Effect.gen(function*() {
        const { openai } = yield* client
        const answer = yield* Effect.promise(() =>
          openai.audio.transcriptions.create({ file: file(), model: "whisper-1", response_format: format })
        )
        assert.match(answer, shape)
      }))
  }

  it.live("recognises a part of the recording by its sound, silence first", () =>
    Effect.gen(function*() {
      const { fake, openai } = yield* client
      const answer = yield* Effect.promise(() =>
        openai.audio.transcriptions.create({ file: file(2000), model: "gpt-4o-transcribe", response_format: "json" })
      )
      assert.strictEqual(answer.text, "Shall we begin?")
      assert.deepInclude(fake.requests[0], { begin: 2000 })
    }))

  it.live("refuses as the service does", () =>
    Effect.gen(function*() {
      const { openai } = yield* client
      const ask = (model: string, format: "json" | "verbose_json", sent: File) => () =>
        openai.audio.transcriptions.create({ file: sent, model, response_format: format })
      const format = yield* refusal(ask("gpt-4o-transcribe", "verbose_json", file()))
      assert.isTrue(format instanceof BadRequestError && format.param === "response_format")
      assert.deepInclude(yield* refusal(ask("no-such-model", "json", file())), { status: 404, code: "model_not_found" })
      assert.deepInclude(yield* refusal(ask("whisper-1", "json", new File(["nonsense"], "a.mp3"))), { status: 400 })
      const large = new File([Buffer.alloc(26 * 1024 * 1024)], "large.wav")
      assert.deepInclude(yield* refusal(ask("whisper-1", "json", large)), { status: 413 })
    }))

  it.live("lists its models", () =>
    Effect.gen(function*() {
      const { openai } = yield* client
      const { data } = yield* Effect.promise(() => openai.models.list())
      assert.include(data.map(({ id }) => id), "whisper-1")
    }))

  it.live("streams chat in pieces, with the usage at the end", () =>
    Effect.gen(function*() {
      const { openai } = yield* client
      const pieces = yield* Effect.promise(async () => {
        const stream = await openai.chat.completions.create({
          model: "gpt-fake",
          stream: true,
          messages: [{ role: "user", content: "Hello" }],
        })
        const pieces: Array<OpenAI.Chat.ChatCompletionChunk> = []
        for await (const piece of stream) pieces.push(piece)
        return pieces
      })
      const text = pieces.map(({ choices: [choice] }) => choice?.delta.content ?? "").join("")
      assert.strictEqual(text, "This is the answer of the fake.")
      assert.isAbove(pieces.at(-1)?.usage?.total_tokens ?? 0, 0)
    }))

  it.live("refuses a strict schema that is not strict", () =>
    Effect.gen(function*() {
      const { openai } = yield* client
      const loose = { type: "object", properties: { a: { type: "string" } }, required: ["a"] }
      const failure = yield* refusal(() =>
        openai.chat.completions.create({
          model: "gpt-fake",
          messages: [{ role: "user", content: "Hello" }],
          response_format: { type: "json_schema", json_schema: { name: "a", strict: true, schema: loose } },
        })
      )
      assert.deepInclude(failure, { status: 400, param: "response_format" })
    }))
})

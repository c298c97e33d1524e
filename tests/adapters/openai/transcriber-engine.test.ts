import { engine, type OpenAiEngineOptions } from "#adapters/openai/transcriber-engine.ts"
import type { RecognitionOptions } from "#domain/recognition/transcriber.port.ts"
import { aRecording, chunkOf, recordingFile } from "#tests/support/fake-openai/a-recording.ts"
import type { Behaviour } from "#tests/support/fake-openai/behaviour.ts"
import { fakeOpenAi, type FakeOpenAiOptions } from "#tests/support/fake-openai/fake-openai.ts"
import { soon } from "#tests/support/until.ts"
import { assert, describe, it } from "@effect/vitest"
import { Clock, Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"

const recording = aRecording("Good morning, everyone. Shall we begin? The budget is approved. Thank you all.")
const plainOptions: RecognitionOptions = {
  language: "auto",
  hotwords: [],
  account: "a",
  recording: "one",
  priority: false,
}

const setting = Effect.fnUntraced(function*(
  options: Partial<OpenAiEngineOptions> = {},
  fakeOptions: FakeOpenAiOptions = {},
) {
  const fake = yield* fakeOpenAi({ recordings: [recording], ...fakeOptions })
  const audio = yield* recordingFile(recording)
  const speech = engine({ apiKey: "test-key", baseUrl: fake.baseUrl, model: "whisper-1", firstPause: 1, ...options })
  return { fake, audio, speech }
})

const texts = (recognition: { readonly words: ReadonlyArray<{ readonly text: string }> }): string =>
  recognition.words.map((word) => word.text).join(" ")

describe("the OpenAI-compatible engine", () => {
  it.live("returns Whisper's words with their times in the recording", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting()
      const heard = yield* speech.recognise(chunkOf(audio, 1900, 5300), { ...plainOptions, language: "en" })
      assert.strictEqual(texts(heard), "Shall we begin The budget")
      assert.deepInclude(heard.words[0], { text: "Shall", begin: 2500, end: 2950 })
      assert.deepStrictEqual(heard.sentences?.map(({ text }) => text), ["Shall we begin?", "The budget"])
      assert.strictEqual(heard.language, "en")
      const [sent] = fake.requests
      assert.deepInclude(sent, { format: "verbose_json", begin: 1900, duration: 3400 })
      assert.deepStrictEqual(sent?.kind === "transcription" && sent.fields["language"], ["en"])
    }))

  it.live("spreads plain text over the sound, and names hotwords in the prompt", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({ model: "gpt-4o-transcribe" })
      assert.isFalse(speech.capabilities.wordTimes)
      const heard = yield* speech.recognise(chunkOf(audio), { ...plainOptions, hotwords: ["Parley", "Effect"] })
      assert.strictEqual(texts(heard), recording.words.map((word) => word.text).join(" "))
      assert.strictEqual(heard.sentences?.length, 4)
      for (const [at, word] of heard.words.entries()) {
        assert.closeTo(word.begin, recording.words[at]?.begin ?? 0, 600)
      }
      const [sent] = fake.requests
      assert.deepStrictEqual(sent?.kind === "transcription" && sent.fields["prompt"], ["Parley, Effect"])
      assert.isUndefined(sent?.kind === "transcription" && sent.fields["language"])
    }))

  it.live("returns the turns of a diarizing model", () =>
    Effect.gen(function*() {
      const { audio, speech } = yield* setting({ model: "gpt-4o-transcribe-diarize" })
      assert.isTrue(speech.capabilities.speakers)
      const heard = yield* speech.recognise(chunkOf(audio), { ...plainOptions, hotwords: ["Parley"] })
      assert.deepStrictEqual(heard.turns?.map((turn) => turn.label), ["A", "B", "A", "B"])
      assert.deepInclude(heard.turns?.[1], { begin: 2500, end: 3950 })
    }))

  it.live("falls back to plain text when a service has no word times, and remembers it", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({ model: "local" }, { models: { local: ["json", "text"] } })
      yield* speech.recognise(chunkOf(audio), plainOptions)
      const heard = yield* speech.recognise(chunkOf(audio), plainOptions)
      assert.strictEqual(heard.words.length, recording.words.length)
      assert.deepStrictEqual(fake.requests.map((sent) => sent.kind === "transcription" && sent.format), [
        "verbose_json",
        "json",
        "json",
      ])
    }))

  it.live("falls back with all chunks under way, not only with the first that is refused", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({ model: "local" }, { models: { local: ["json", "text"] } })
      // It is refused when others have fallen back already.
      fake.next({ delay: 300 })
      const heard = yield* Effect.all([1, 2, 3].map(() => speech.recognise(chunkOf(audio), plainOptions)), {
        concurrency: "unbounded",
      })
      for (const { words } of heard) assert.strictEqual(words.length, recording.words.length)
    }))

  for (const [status, asked] of [[500, 2], [501, 1], [400, 1]] as const) {
    it.live(`asks for word times only until a service has answered ${status}, once for the whole job`, () =>
      Effect.gen(function*() {
        const { fake, audio, speech } = yield* setting({ model: "local" }, { models: { local: ["json"] } })
        fake.next(...Array.from({ length: asked }, () => ({ instead: { status } })))
        const chunks = Array.from({ length: 6 }, () => speech.recognise(chunkOf(audio), plainOptions))
        const heard = yield* Effect.all(chunks, { concurrency: "unbounded" })
        for (const { words } of heard) assert.strictEqual(words.length, recording.words.length)
        assert.strictEqual(fake.requests.length, asked + chunks.length)
      }))
  }

  it.live("keeps to word times if a service answers 500 only by chance", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({ model: "local-whisper" }, {
        models: { "local-whisper": ["json", "verbose_json"] },
      })
      fake.next({ instead: { status: 500 } })
      yield* speech.recognise(chunkOf(audio), plainOptions)
      yield* speech.recognise(chunkOf(audio), plainOptions)
      const formats = fake.requests.map((sent) => sent.kind === "transcription" && sent.format)
      assert.deepStrictEqual(formats, ["verbose_json", "verbose_json", "verbose_json"])
    }))

  const mishaps: ReadonlyArray<readonly [string, NonNullable<Behaviour["instead"]>]> = [
    ["429", { status: 429 }],
    ["500", { status: 500 }],
    ["503", { status: 503 }],
    ["garbage", "garbage"],
    ["a cut answer", "truncated"],
    ["an empty answer", "empty"],
    ["a web page", "html"],
    ["another shape", "wrong-shape"],
    ["a dropped connection", "drop"],
  ]
  for (const [name, instead] of mishaps) {
    it.live(`retries after ${name}`, () =>
      Effect.gen(function*() {
        const { fake, audio, speech } = yield* setting()
        fake.next({ instead })
        const heard = yield* speech.recognise(chunkOf(audio), plainOptions)
        assert.strictEqual(heard.words.length, recording.words.length)
        assert.strictEqual(fake.requests.length, 2)
      }))
  }

  const refusals: ReadonlyArray<readonly [string, string, boolean, NonNullable<Behaviour["instead"]>]> = [
    ["429", "rate-limited", true, { status: 429 }],
    ["500", "remote-error", true, { status: 500 }],
    ["a web page", "unreadable-answer", true, "html"],
    ["garbage", "unreadable-answer", true, "garbage"],
    ["a redirect", "remote-error", false, { status: 307 }],
    ["an exhausted account", "rate-limited", false, { status: 429, code: "insufficient_quota" }],
    ["an unreasonable Retry-After", "rate-limited", true, { status: 429, retryAfter: "86400" }],
  ]
  for (const [name, reason, retry, instead] of refusals) {
    it.live(`does not retry after ${name}`, () =>
      Effect.gen(function*() {
        const { audio, speech } = yield* setting({ retries: 2 }, { usually: { instead } })
        const failure = yield* Effect.flip(speech.recognise(chunkOf(audio), plainOptions))
        assert.strictEqual(failure.reason, reason)
        assert.strictEqual(failure.retry, retry)
      }))
  }

  it.live("does not retry with a wrong key, and never reveals it", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({ apiKey: "sk-secret" })
      const failure = yield* Effect.flip(speech.recognise(chunkOf(audio), plainOptions))
      assert.strictEqual(failure.reason, "refused-key")
      assert.isFalse(failure.retry)
      assert.notInclude(failure.message, "sk-secret")
      assert.strictEqual(fake.requests.length, 0)
    }))

  it.live("times out on a service that never answers, and closes the connection", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting(
        { requestTimeout: 150, retries: 1 },
        { usually: { instead: "hang" } },
      )
      const failure = yield* Effect.flip(speech.recognise(chunkOf(audio), plainOptions))
      assert.strictEqual(failure.reason, "timed-out")
      yield* soon(() => fake.counts.abandoned === 2)
    }))

  it.live("closes the connection when interrupted", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({}, { usually: { instead: "hang" } })
      const work = yield* Effect.forkChild(speech.recognise(chunkOf(audio), plainOptions))
      yield* soon(() => fake.requests.length > 0)
      yield* Fiber.interrupt(work)
      yield* soon(() => fake.counts.abandoned > 0)
      assert.strictEqual(fake.counts.abandoned, 1)
    }))

  it.effect("waits for as long as Retry-After says", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({ firstPause: "1 second" })
      fake.next({ instead: { status: 429, retryAfter: "30" } })
      const work = yield* Effect.forkChild(speech.recognise(chunkOf(audio), plainOptions))
      while (fake.requests.length < 2) {
        yield* TestClock.adjust("1 second")
        yield* TestClock.withLive(Effect.sleep(10))
      }
      assert.isAtLeast(yield* Clock.currentTimeMillis, 30_000)
      assert.strictEqual((yield* Fiber.join(work)).words.length, recording.words.length)
    }))

  it.live("one bad chunk among eight does not affect the others", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({ retries: 0 })
      fake.next({}, {}, { instead: "drop" })
      const spans = Array.from({ length: 8 }, (_, at) => chunkOf(audio, at * 500, at * 500 + 1000))
      const held = { ...plainOptions, hotwords: ["hold-eight"] }
      const work = yield* Effect.forkChild(
        Effect.forEach(spans, (chunk) => Effect.exit(speech.recognise(chunk, held)), { concurrency: 8 }),
      )
      yield* soon(() => fake.requests.length === spans.length)
      fake.release("hold-eight")
      const results = yield* Fiber.join(work)
      assert.strictEqual(results.filter((exit) => exit._tag === "Success").length, 7)
      assert.strictEqual(fake.counts.peak, spans.length)
    }))

  it.live("has the next chunks ready, but sends no more at once than it may", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting({ parallel: 2 })
      const spans = Array.from({ length: 8 }, (_, at) => chunkOf(audio, at * 500, at * 500 + 1000))
      const { parallel } = speech.capabilities
      assert.isAbove(parallel, 2)
      const held = { ...plainOptions, hotwords: ["hold-two"] }
      const work = yield* Effect.forkChild(
        Effect.forEach(spans, (chunk) => speech.recognise(chunk, held), { concurrency: parallel }),
      )
      yield* soon(() => fake.requests.length === 2)
      fake.release("hold-two")
      yield* Fiber.join(work)
      assert.strictEqual(fake.requests.length, spans.length)
      assert.strictEqual(fake.counts.peak, 2)
    }))

  it.live("sends no silence", () =>
    Effect.gen(function*() {
      const { fake, audio, speech } = yield* setting()
      assert.deepStrictEqual((yield* speech.recognise(chunkOf(audio, 0, 400), plainOptions)).words, [])
      assert.strictEqual(fake.requests.length, 0)
    }))
})

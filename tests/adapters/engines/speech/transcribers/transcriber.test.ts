import { shared } from "#adapters/engines/speech/transcribers/shared-engine.ts"
import * as Transcribers from "#adapters/engines/speech/transcribers/transcriber.ts"
import { EngineUnavailable } from "#domain/recognition/errors.ts"
import { Transcriber } from "#domain/recognition/transcriber.port.ts"
import { anEngine, nothing } from "#tests/support/engines/an-engine.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber, Queue } from "effect"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

const options = { language: "en", hotwords: [], account: "ada", recording: "one", priority: false }
const missing = Effect.fail(new EngineUnavailable({ detail: "no model is installed" }))

type Opening = Transcribers.EngineSource["open"]

let count = 0
const sourceOf = (open: Opening, more: Partial<Transcribers.EngineSource> = {}): Transcribers.EngineSource => {
  const id = more.id ?? `engine-${++count}`
  return { id, key: id, isLocal: true, isAutomatic: true, about: null, open, ...more }
}

const engines = (...sources: ReadonlyArray<Transcribers.EngineSource>) => Transcribers.layer(Effect.succeed(sources))

const chosen = (language: string, ...opening: ReadonlyArray<Opening>) =>
  Effect.flatMap(Transcriber, ({ choose }) => choose(language)).pipe(
    Effect.provide(engines(...opening.map((open) => sourceOf(open)))),
  )

describe("choosing a recogniser", () => {
  const english = Effect.succeed(anEngine("english", ["en"]))
  const any = Effect.succeed(anEngine("any", "any"))

  it.effect("chooses the best one that is available and supports the language", () =>
    Effect.gen(function*() {
      assert.strictEqual((yield* chosen("en", missing, english, any)).name, "english")
      assert.strictEqual((yield* chosen("en-GB", english, any)).name, "english")
      assert.strictEqual((yield* chosen("zh", english, any)).name, "any")
      assert.strictEqual((yield* chosen("auto", english, any)).name, "english")
    }))

  it.effect("says why each of them cannot be used", () =>
    Effect.gen(function*() {
      const refusal = yield* Effect.flip(chosen("zh", missing, english))
      assert.strictEqual(refusal.detail, 'no model is installed; english does not know the language "zh"')
    }))

  it.effect("starts an engine once for concurrent requests", () =>
    Effect.gen(function*() {
      const starts: Array<string> = []
      const slow = Effect.gen(function*() {
        starts.push("begun")
        yield* Effect.yieldNow
        return anEngine("slow", "any")
      })
      const both = Effect.flatMap(Transcriber, ({ choose }) =>
        Effect.all([choose("en"), choose("de")], { concurrency: 2 }))
      yield* Effect.provide(both, engines(sourceOf(slow)))
      assert.lengthOf(starts, 1)
    }))

  it.effect("retries an engine that was unavailable", () =>
    Effect.gen(function*() {
      let installed = false
      const late = Effect.suspend(() => installed ? english : missing)
      const { choose } = yield* Transcriber.pipe(Effect.provide(engines(sourceOf(late))))
      yield* Effect.flip(choose("en"))
      installed = true
      assert.strictEqual((yield* choose("en")).name, "english")
    }))

  it.effect("follows the operator's choice at the next call, and keeps what was handed out", () =>
    Effect.gen(function*() {
      let sources = [sourceOf(english)]
      const { choose } = yield* Transcriber.pipe(Effect.provide(Transcribers.layer(Effect.sync(() => sources))))
      const before = yield* choose("en")
      sources = [sourceOf(any), ...sources]
      assert.deepStrictEqual([before.name, (yield* choose("en")).name], ["english", "any"])
      assert.deepStrictEqual(yield* before.recognise({ audio: { path: "" }, begin: 0, end: 0 }, options), nothing)
    }))

  it.effect("does not send sound elsewhere unless that was chosen", () =>
    Effect.gen(function*() {
      const remote = sourceOf(any, { id: "endpoint", isLocal: false, isAutomatic: false })
      const { choose, withId } = yield* Transcriber.pipe(Effect.provide(engines(sourceOf(english), remote)))
      assert.strictEqual((yield* Effect.flip(choose("de")))._tag, "EngineUnavailable")
      assert.strictEqual((yield* withId("endpoint")).name, "any")
    }))

  it.effect("lists the engines that work, without opening those it knows", () =>
    Effect.gen(function*() {
      const known = { name: "large", languages: ["de"] }
      const closed = sourceOf(Effect.die("not opened here"), { id: "large", about: known })
      const { installed, choose, withId } = yield* Transcriber.pipe(
        Effect.provide(engines(closed, sourceOf(missing), sourceOf(english, { id: "built-in" }))),
      )
      assert.deepStrictEqual(yield* installed, [
        { id: "large", isLocal: true, ...known },
        { id: "built-in", isLocal: true, name: "english", languages: ["en"] },
      ])
      assert.strictEqual((yield* choose("en")).name, "english")
      assert.include((yield* Effect.flip(withId("gone"))).detail, '"gone"')
    }))

  it.effect("drops what an engine hallucinates over silence", () =>
    Effect.gen(function*() {
      const folder = mkdtempSync(join(tmpdir(), "parley-test-"))
      const path = join(folder, "silence.raw")
      writeFileSync(path, Buffer.alloc(64_000))
      const words = ["Thank", "you", "for", "watching"].map((text, at) => ({
        text,
        begin: at * 300,
        end: at * 300 + 250,
        confidence: null,
      }))
      const inventing = anEngine("inventing", "any", Effect.succeed({ words, language: "en" }))
      const engine = yield* chosen("en", Effect.succeed(inventing))
      const heard = yield* engine.recognise({ audio: { path }, begin: 0, end: 2000 }, options)
      rmSync(folder, { recursive: true })
      assert.deepStrictEqual(heard.words, [])
    }))
})

describe("an engine shared by several recordings", () => {
  it.effect("serves a short recording after at most one chunk of the same account's longer ones", () =>
    Effect.gen(function*() {
      const served: Array<string> = []
      const go = yield* Queue.unbounded<void>()
      const idle = anEngine("remote", "any", Effect.succeed(nothing))
      const engine = shared({
        ...idle,
        capabilities: { ...idle.capabilities, parallel: 1 },
        recognise: (_, { recording }) =>
          Effect.as(Effect.andThen(Effect.sync(() => served.push(recording)), Queue.take(go)), nothing),
      })
      const chunk = { audio: { path: "" }, begin: 0, end: 0 }
      const ask = (recording: string) => Effect.forkChild(engine.recognise(chunk, { ...options, recording }))
      const began = (count: number) => Effect.repeat(Effect.yieldNow, { until: () => served.length === count })
      const long = yield* Effect.forEach(["long", "long", "longer", "longer", "long", "longer"], ask)
      yield* began(1)
      const short = yield* ask("short")
      yield* Queue.offer(go, undefined)
      yield* began(2)
      yield* Queue.offerAll(go, [...long, short].map(() => undefined))
      yield* Fiber.joinAll([...long, short])
      assert.isAtMost(served.indexOf("short"), 2)
    }))

  it.live("hears what nobody waits for when nothing else is waiting", () =>
    Effect.gen(function*() {
      const served: Array<string> = []
      const go = yield* Queue.unbounded<void>()
      const idle = anEngine("remote", "any")
      const engine = shared({
        ...idle,
        capabilities: { ...idle.capabilities, parallel: 1 },
        recognise: (_, { recording }) =>
          Effect.as(Effect.andThen(Effect.sync(() => served.push(recording)), Queue.take(go)), nothing),
      })
      const chunk = { audio: { path: "" }, begin: 0, end: 0 }
      const order = ["first", "ahead", "ahead", "second", "third"]
      const asked = yield* Effect.forEach(order, (recording) =>
        Effect.forkChild(engine.recognise(chunk, { ...options, recording, isAhead: recording === "ahead" })))
      yield* Effect.repeat(Effect.yieldNow, {
        until: () =>
          served.length === 1,
      })
      yield* Queue.offerAll(
        go,
        order.map(() =>
          undefined
        ),
      )
      yield* Fiber.joinAll(asked)
      assert.deepStrictEqual(served, ["first", "second", "third", "ahead", "ahead"])
    }))

  it.live("never gets more chunks at a time than its limit", () =>
    Effect.gen(function*() {
      let now = 0
      let most = 0
      const busy = Effect.sync(() => (most = Math.max(most, ++now))).pipe(
        Effect.andThen(Effect.yieldNow),
        Effect.andThen(Effect.sync(() => now--)),
        Effect.as(nothing),
      )
      const engine = shared(anEngine("remote", "any", busy))
      const chunk = { audio: { path: "", duration: 0 }, begin: 0, end: 0 }
      yield* Effect.all(Array.from({ length: 12 }, () => engine.recognise(chunk, options)), {
        concurrency: "unbounded",
      })
      assert.strictEqual(most, 2)
    }))
})

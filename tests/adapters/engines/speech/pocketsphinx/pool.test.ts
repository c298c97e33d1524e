import { makePool } from "#adapters/engines/speech/pocketsphinx/pool.ts"
import type { SphinxPair } from "#adapters/engines/speech/pocketsphinx/sphinx-pair.ts"
import type { Vocabulary } from "#adapters/engines/speech/pocketsphinx/vocabulary.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"

const vocabulary = (key: string): Vocabulary => ({ key, dictionary: "", language: "" })
const plain = vocabulary("plain")
const jargon = vocabulary("jargon")

/** A pool of two whose recognisers answer when told, and what was started and served. */
const aPool = Effect.gen(function*() {
  const started: Array<string> = []
  const served: Array<string> = []
  const held: Array<() => void> = []
  const start = (loaded: Vocabulary): Promise<SphinxPair> => {
    started.push(loaded.key)
    const recognise: SphinxPair["thorough"] = () =>
      new Promise((resolve) => {
        served.push(loaded.key)
        held.push(() => resolve({ words: [], cepstra: null }))
      })
    return Promise.resolve({
      thorough: recognise,
      quick: recognise,
      stop: () => Promise.resolve(),
    })
  }
  const pool = yield* makePool({ size: 2, idleTime: 60_000, start })
  const ask = (loaded: Vocabulary, recording: string) =>
    Effect.forkChild(
      pool.recognise({
        vocabulary: loaded,
        recording,
        account: "ada",
        priority: false,
        listen: async ({ thorough }) => {
          const heard = await thorough(Buffer.alloc(0))
          return heard instanceof ChunkFailed ? heard : heard.words
        },
        timeLimit: 60_000,
      }),
    )
  const turns = Effect.promise(() => new Promise<void>((resolve) => setImmediate(resolve)))
  const answerOne = Effect.andThen(Effect.sync(() => held.shift()?.()), turns)
  /** The one that began last, so that one process answers most. */
  const answerLast = Effect.andThen(Effect.sync(() => held.pop()?.()), turns)
  const answerAll = Effect.repeat(answerLast, { until: () => held.length === 0 })
  return { pool, started, served, ask, turns, answerOne, answerAll }
})

describe("recogniser processes", () => {
  it.live("are not restarted chunk after chunk for two recordings with different hotwords", () =>
    Effect.gen(function*() {
      const { started, served, ask, turns, answerAll } = yield* aPool
      const all = yield* Effect.forEach(
        Array.from({ length: 6 }, () => [[plain, "one"], [jargon, "two"]] as const).flat(),
        ([loaded, recording]) => ask(loaded, recording),
      )
      yield* turns
      yield* answerAll
      yield* Fiber.joinAll(all)
      assert.strictEqual(served.length, 12)
      // One may load the other vocabulary when nothing with its own is left.
      assert.isAtMost(started.length, 3)
    }).pipe(Effect.scoped))

  it.live("stay as they are when another recording prepares", () =>
    Effect.gen(function*() {
      const { pool, started, ask, turns, answerAll } = yield* aPool
      const first = yield* Effect.forEach(["one", "one"], (recording) => ask(plain, recording))
      yield* turns
      yield* pool.prepare(jargon)
      yield* answerAll
      yield* Fiber.joinAll(first)
      yield* pool.prepare(jargon)
      assert.deepStrictEqual(started, ["plain", "plain"])
    }).pipe(Effect.scoped))

  it.live("load other hotwords after one chunk that went before", () =>
    Effect.gen(function*() {
      const { served, ask, turns, answerOne, answerAll } = yield* aPool
      const long = yield* Effect.forEach(Array.from({ length: 8 }), () => ask(plain, "long"))
      yield* turns
      const short = yield* ask(jargon, "short")
      yield* turns
      yield* answerOne
      yield* answerOne
      yield* turns
      assert.include(served, "jargon")
      yield* answerAll
      yield* Fiber.joinAll([...long, short])
    }).pipe(Effect.scoped))
})

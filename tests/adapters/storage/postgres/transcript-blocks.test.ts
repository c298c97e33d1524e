import { fromBlocks } from "#adapters/storage/postgres/transcript-without-words.ts"
import { inSlices } from "#domain/kernel/in-slices.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const block = (nth: number) => ({
  revision: 3,
  linesRevision: 2,
  count: 4,
  speakers: [],
  ids: [`g${2 * nth}`, `g${2 * nth + 1}`],
  begins: [2 * nth, 2 * nth + 1],
  ends: [2 * nth, 2 * nth + 1],
  texts: ["a", "b"],
  speakerIds: [null, null],
  doubts: [[], []],
  places: [2 * nth + 1, 2 * nth + 2],
})

/** How often the thread gets to other work while something is done. */
const turnsDuring = Effect.fnUntraced(function*<A>(work: Effect.Effect<A>) {
  let turns = 0
  let isDone = false
  const turn = (): void => {
    turns++
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const done = yield* Effect.ensuring(work, Effect.sync(() => void (isDone = true)))
  return { done, turns }
})

describe("a large transcript", () => {
  it.live("is decoded block by block, with turns for others in between", () =>
    Effect.gen(function*() {
      const blocks = Array.from({ length: 25 }, (_, nth) => block(nth))
      const { done, turns } = yield* turnsDuring(fromBlocks(blocks))
      assert.isAtLeast(turns, 24)
      assert.deepStrictEqual(done.columns.begins, Array.from({ length: 50 }, (_, nth) => nth))
      assert.deepInclude(done, { revision: 3, linesRevision: 2, count: 4, speakers: [] })
    }))

  it.live("is in order even if the database aggregates it in another one", () =>
    Effect.gen(function*() {
      const { columns } = yield* fromBlocks([{ ...block(0), places: [2, 1] }, block(1)])
      assert.deepStrictEqual(columns.ids.map(String), ["g1", "g0", "g2", "g3"])
      assert.deepStrictEqual(columns.texts, ["b", "a", "a", "b"])
    }))

  it.live("is written in slices of 50 lines, with turns for others in between", () =>
    Effect.gen(function*() {
      const lines = Array.from({ length: 50_000 }, (_, nth) => nth)
      const { done, turns } = yield* turnsDuring(inSlices(lines, (line) => line + 1))
      assert.isAtLeast(turns, 998)
      assert.strictEqual(done.at(-1), 50_000)
    }))
})

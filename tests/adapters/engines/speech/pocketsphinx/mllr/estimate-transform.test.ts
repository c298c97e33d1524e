import { readAcousticModel } from "#adapters/engines/speech/pocketsphinx/mllr/acoustic-model.ts"
import { estimatorFor, type HeardUtterance } from "#adapters/engines/speech/pocketsphinx/mllr/estimate-transform.ts"
import { identity, transformFile } from "#adapters/engines/speech/pocketsphinx/mllr/transform-file.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { toyCepstra, writeToyModel } from "./toy-model.ts"

const entries: Readonly<Record<string, ReadonlyArray<number>>> = { ba: [2, 1], a: [1] }
const word = (entry: string, begin: number, end: number, confidence: number) => ({
  entry,
  text: entry,
  begin,
  end,
  confidence,
})
const utterance = { cepstra: toyCepstra(), words: [word("ba", 40, 190, 0.9), word("a", 200, 290, 0.4)] }

/** Rows of the transform that a script in another language found, which tried all alignments: the first and last, and one between. */
const known = [
  [0, [
    0.97292,
    0.00339,
    0.00172,
    0.00457,
    -0.0041,
    0.01034,
    -0.02032,
    0.01075,
    0.01147,
    -0.01772,
    -0.00955,
    0.00746,
    0.00664,
    -0.0111,
  ]],
  [14, [
    -0.00084,
    0.99025,
    0.03517,
    0.00272,
    0.00578,
    0.00607,
    0.01387,
    0.02538,
    -0.0157,
    0.00634,
    0.00056,
    -0.01035,
    0.02162,
    -0.04366,
  ]],
  [38, [
    0.00993,
    0.0124,
    -0.03091,
    -0.01283,
    0.01747,
    -0.00811,
    -0.02706,
    -0.0121,
    -0.01383,
    -0.00535,
    0.01858,
    0.01793,
    1.03029,
    -0.00641,
  ]],
] as const

const toyEstimator = inFolder((folder) =>
  Effect.promise(async () => {
    await writeToyModel(folder)
    return estimatorFor(await readAcousticModel(folder), (entry) => entries[entry] ?? [])
  })
)

const estimated = (utterances: ReadonlyArray<HeardUtterance>) =>
  Effect.map(toyEstimator, (estimate) => estimate(utterances))

describe("a transform of the means", () => {
  it.live("is the one that another program finds for the same model and words", () =>
    Effect.gen(function*() {
      const rows = yield* estimated([utterance])
      for (const [row, expected] of known) {
        const found = rows?.subarray(14 * row, 14 * (row + 1)) ?? []
        assert.lengthOf(found, expected.length)
        found.forEach((value, at) => assert.closeTo(value, expected[at] ?? Number.NaN, 2e-5))
      }
    }))

  it.live("adds up over the utterances of a chunk, whatever their order", () =>
    Effect.gen(function*() {
      const other = { ...utterance, words: [word("a", 30, 200, 0.7)] }
      const [one, both, turned] = [
        yield* estimated([utterance]),
        yield* estimated([utterance, other]),
        yield* estimated([other, utterance]),
      ]
      assert.notDeepEqual(one, both)
      both?.forEach((value, at) => assert.closeTo(value, turned?.[at] ?? 0, 1e-6))
    }))

  it.live("leaves out words that are too short for their phones, or overlap so that no silence is between them", () =>
    Effect.gen(function*() {
      const tooShort = { ...utterance, words: [...utterance.words, word("ba", 270, 310, 0.9)] }
      const rows = yield* estimated([tooShort])
      assert.isTrue(rows?.every(Number.isFinite))
    }))

  it.live("cannot be had without words that can be used", () =>
    Effect.gen(function*() {
      const none = [
        [],
        [{ ...utterance, words: [] }],
        [{ ...utterance, cepstra: null }],
        [{ ...utterance, cepstra: new Uint8Array(2) }],
        [{ ...utterance, words: [word("unknown", 40, 190, 0.9), word("a", 300, 900, 0.4)] }],
      ]
      for (const utterances of none) assert.isNull(yield* estimated(utterances))
    }))

  it("changes nothing if it is the identity", () => {
    const lines = identity.trim().split("\n")
    assert.deepStrictEqual(lines.slice(0, 3), ["1", "3", "13"])
    assert.lengthOf(lines, 2 + 3 * 16)
    assert.deepStrictEqual(lines[4]?.split(" ").map(Number), [0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
    assert.deepStrictEqual(lines[16]?.split(" ").map(Number), Array.from({ length: 13 }, () => 0))
    assert.deepStrictEqual(lines[17]?.split(" ").map(Number), Array.from({ length: 13 }, () => 1))
    assert.strictEqual(transformFile(new Float64Array(3 * 13 * 14)).split("\n").length, lines.length + 1)
  })

  it.live("is not estimated for a model with other features", () =>
    inFolder((folder) =>
      Effect.gen(function*() {
        yield* Effect.promise(() => writeToyModel(folder, "s2_4x"))
        const failed = yield* Effect.promise(() => readAcousticModel(folder).then(() => "read", String))
        assert.include(failed, "other features")
      })
    ))
})

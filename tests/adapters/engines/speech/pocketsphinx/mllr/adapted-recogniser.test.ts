import { transformEstimator } from "#adapters/engines/speech/pocketsphinx/mllr/transform-estimator.ts"
import { identity } from "#adapters/engines/speech/pocketsphinx/mllr/transform-file.ts"
import { installedModel, modelIn } from "#adapters/engines/speech/pocketsphinx/model.ts"
import { type Search, startSphinx } from "#adapters/engines/speech/pocketsphinx/sphinx-process.ts"
import { canConfine } from "#adapters/system/child-process/confinement.ts"
import { ChunkFailed } from "#domain/recognition/errors.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { bytesOf } from "#tests/support/speech/wav.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const model = modelIn(installedModel())
const vocabulary = { key: "", dictionary: model.dictionary, language: model.language }

const sphinx = (search: Search) =>
  Effect.acquireRelease(
    Effect.flatMap(
      canConfine,
      (isConfined) => Effect.promise(() => startSphinx(model, vocabulary, search, isConfined)),
    ),
    ({ stop }) => Effect.promise(stop),
  )

const sound = Effect.promise(async () => bytesOf(await say({ voice: "slt", text: "We meet again on Monday morning." })))

/** What one search hears, for each transform in turn. */
const heard = Effect.fnUntraced(function*(search: Search, transforms: ReadonlyArray<string | null>) {
  const samples = yield* sound
  const { recognise } = yield* sphinx(search)
  return yield* Effect.forEach(transforms, (transform) =>
    Effect.promise(async () => {
      const answer = await recognise(samples, 60_000, transform)
      return answer instanceof ChunkFailed ? assert.fail(answer.message) : answer
    }))
})

describe("a recogniser adapted to a recording", () => {
  it.live("hears with the transform of each utterance, and as its model is without one", () =>
    Effect.gen(function*() {
      const muddled = identity.replaceAll(/^0\.000000(?: 0\.000000)+$/gm, (offsets) =>
        offsets.replaceAll("0.000000", "9"))
      const [first, ...others] = yield* heard("quick", [null, identity, muddled, null])
      const [same, other, again] = others.map(({ words }) =>
        words.map(({ text }) => text).join(" ")
      )
      const plain = first?.words.map(({ text }) => text).join(" ")
      assert.include(plain, "monday")
      assert.deepStrictEqual([same, again], [plain, plain])
      assert.notStrictEqual(other, plain)
    }).pipe(Effect.scoped))

  it.live("gets its transform from the words and cepstra of a thorough search", () =>
    Effect.gen(function*() {
      const utterances = yield* heard("thorough", [null, null])
      const [first, second] = utterances
      assert.deepStrictEqual(second?.cepstra, first?.cepstra)
      assert.strictEqual(((first?.cepstra?.length ?? 0) - 4) % (13 * 4), 0)
      const estimate = yield* transformEstimator()
      const transform = yield* Effect.promise(() => estimate(model, vocabulary)(utterances))
      assert.lengthOf(transform?.split("\n") ?? [], identity.split("\n").length)
      const [adapted] = yield* heard("quick", [transform])
      assert.include(adapted?.words.map(({ text }) => text).join(" "), "monday")
      assert.isNull(yield* Effect.promise(() => estimate({ acoustic: "/nowhere" }, vocabulary)(utterances)))
    }).pipe(Effect.scoped))
})

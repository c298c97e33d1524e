import { PassageFinder } from "#domain/asking/passage-finder.port.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aQuestion } from "../support/asking/a-question.ts"
import { behavesOn } from "../support/behaves.ts"

const ids = (...names: ReadonlyArray<string>) => names.map((name) => SegmentId.make(name))
const question = "When does the construction of the warehouse start?"

/** What every PassageFinder must do. */
export const passageFinderContract = (name: string, layer: Layer.Layer<PassageFinder>): void => {
  describe(`PassageFinder: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "finds the lines that may answer, as many as asked for, none twice",
      Effect.gen(function*() {
        const finder = yield* PassageFinder
        const found = yield* finder.find(aQuestion(question), 3)
        assert.includeMembers([...found], ids("g4"))
        assert.isAtMost(found.length, 3)
        assert.strictEqual(new Set(found).size, found.length)
      }),
    )

    behaves(
      "stays within the lines of the scope, and finds nothing in an empty text",
      Effect.gen(function*() {
        const finder = yield* PassageFinder
        const within = new Set(ids("g1", "g2"))
        assert.isTrue((yield* finder.find(aQuestion(question, { within }), 5)).every((id) => within.has(id)))
        const { text } = aQuestion(question)
        assert.deepStrictEqual(
          yield* finder.find(aQuestion(question, { text: { ...text, revision: 2, lines: [] } }), 5),
          [],
        )
      }),
    )
  })
}

import { Translator } from "#domain/translation/translator.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { behavesOn } from "../support/behaves.ts"

const lines = ["We meet on Monday at 10.", "Parley <b>costs</b> & 7 cents.", "Thanks, Ada.", "12 of 30 [came]."]
const request = {
  source: "en",
  target: "es",
  lines: lines.map((text, at) => ({ n: at + 1, text })),
  before: ["Hello."],
  glossary: ["Parley"],
  names: ["Ada"],
}

/** What every Translator must do, with an engine that works. */
export const translatorContract = (name: string, layer: Layer.Layer<Translator>): void => {
  describe(`Translator: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "has a name and limits, and offers Spanish for English but not English",
      Effect.gen(function*() {
        const { name, limits, targets } = yield* Translator
        assert.isNotNull(name)
        assert.isTrue(limits.lines > 0 && limits.characters > 0 && limits.parallel > 0)
        assert.include(yield* targets("en"), "es")
        assert.notInclude(yield* targets("en"), "en")
        assert.isEmpty((yield* targets("tlh")).filter((code) => code === "tlh"))
      }),
    )

    behaves(
      "gives every line under its number, with numbers, names and terms as they are",
      Effect.gen(function*() {
        const { translate } = yield* Translator
        const found = (yield* translate(request)).toSorted((a, b) => a.n - b.n)
        assert.deepStrictEqual(found.map(({ n }) => n), [1, 2, 3, 4])
        const texts = found.map(({ text }) => text)
        for (const [at, kept] of [[0, "10"], [1, "Parley"], [1, "7"], [2, "Ada"], [3, "12"]] as const) {
          assert.include(texts[at], kept)
        }
      }),
    )

    behaves(
      "translates one line alone, without anything before it",
      Effect.gen(function*() {
        const { translate } = yield* Translator
        const alone = { ...request, lines: request.lines.slice(0, 1), before: [], glossary: [], names: [] }
        assert.deepStrictEqual((yield* translate(alone)).map(({ n }) => n), [1])
      }),
    )
  })
}

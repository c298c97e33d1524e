import type { Contribution } from "#domain/recognition/coverage-gaps.ts"
import { assemble } from "#domain/transcript/assemble.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, constantFrom, integer, property, record } from "fast-check"

const names = new Map([["anna", "Anna"]])
const said = constantFrom(
  ..."so the plan is yes we twenty thousand dollars percent but it went up again anna of".split(" "),
)

/** A word after a pause, and whether a new chunk begins with it. Chunks are cut at any pause. */
const part = record({
  text: said,
  pause: constantFrom(0, 0, 200, 499, 500, 900, 2500),
  length: integer({ min: 100, max: 600 }),
  isCut: constantFrom(false, false, false, true),
})

describe("the lines of a chunk", () => {
  it("are the same while others are still being recognised", () => {
    holds(
      property(array(part, { minLength: 1, maxLength: 40 }), (parts) => {
        const chunks: Array<{ result: Contribution; speech: Array<{ begin: number; end: number }> }> = []
        let at = 0
        for (const { text, pause, length, isCut } of parts) {
          const [begin, end] = [at + pause, at + pause + length]
          const last = chunks.at(-1)
          const word = { text, begin, end, confidence: null }
          if (last === undefined || isCut) {
            const result = { chunk: chunks.length, words: [word], sentences: null, turns: null, language: null }
            chunks.push({ result, speech: [{ begin, end }] })
          } else {
            chunks[chunks.length - 1] = {
              result: { ...last.result, words: [...last.result.words, word] },
              speech: [...last.speech, { begin, end }],
            }
          }
          at = end
        }
        const live = chunks.flatMap(({ result, speech }) => assemble([result], speech, [], names).segments)
        const whole = assemble(chunks.map(({ result }) => result), chunks.flatMap(({ speech }) => speech), [], names)
        assert.deepStrictEqual(live, whole.segments)
      }),
      { numRuns: 500 },
    )
  })
})

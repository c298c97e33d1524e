import { answerScanner, type Scanned } from "#adapters/openai/answer-scanner.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const scanned = (pieces: ReadonlyArray<string>): ReadonlyArray<Scanned> => {
  const { read, end } = answerScanner("sentences")
  return [...pieces.flatMap((piece) => read(piece)), ...end()]
}

const sentence = fc.record({
  text: fc.string(),
  lines: fc.array(fc.integer()),
  quote: fc.oneof(fc.constant(null), fc.string({ unit: "grapheme" })),
})
const answer = fc.record({
  verdict: fc.constantFrom("answered", "unsure"),
  sentences: fc.array(sentence, { maxLength: 4 }),
  follow_ups: fc.array(fc.constantFrom('"sentences":[{', "}]", "a?")),
})
const around = fc.constantFrom(
  ["", ""],
  ["Here you are:\n```json\n", "\n```"],
  ["\n", " {more}"],
  ['<think>{"sentences":[{}]} or {this}?</think>', ""],
  ['{so} and {"note":1} then ', "<think>{"],
)

describe("the scanner of a streamed answer", () => {
  it("gives each element of the array when it is complete, and the whole at the end", () => {
    const { read: scan } = answerScanner("sentences")
    assert.deepStrictEqual(scan('{"verdict":"answered","sentences":[{"text":"a{]","lines":[1'), [])
    assert.deepStrictEqual(scan("]},"), [{ kind: "element", value: { text: "a{]", lines: [1] } }])
    assert.deepStrictEqual(scan('{"text":"\\"}"}').map(({ value }) => value), [{ text: '"}' }])
    assert.deepStrictEqual(scan('],"x":{"sentences":[{}]}').map(({ kind }) => kind), [])
    assert.deepStrictEqual(scan("} {}").map(({ kind }) => kind), ["whole"])
  })

  it("does not depend on how the text was cut", () => {
    fc.assert(fc.property(answer, around, fc.array(fc.nat({ max: 400 })), (given, [before, after], cuts) => {
      const text = `${before}${JSON.stringify(given)}${after}`
      const places = [0, ...cuts.filter((at) => at < text.length).toSorted((a, b) => a - b), text.length]
      const pieces = places.slice(1).map((to, at) => text.slice(places[at], to))
      const expected: ReadonlyArray<Scanned> = [
        ...given.sentences.map((one): Scanned => ({ kind: "element", value: one })),
        { kind: "whole", value: given },
      ]
      assert.deepStrictEqual(scanned(pieces), expected)
      assert.deepStrictEqual(scanned(Array.from({ length: text.length }, (_, at) => text.charAt(at))), expected)
    }))
  })
})

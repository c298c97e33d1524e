import { coverageOf, joined, silentSpeech, subtract } from "#domain/recognition/coverage.ts"
import { lengthOf, type Span } from "#domain/recognition/speech.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

const span = fc.tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 8000 }))
  .map(([begin, length]): Span => ({ begin, end: begin + length }))
const spans = fc.array(span, { maxLength: 12 })
const word = (begin: number, end: number) => ({ begin, end, text: "word", confidence: null })

const covers = (list: ReadonlyArray<Span>, moment: number): boolean =>
  list.some(({ begin, end }) => moment >= begin && moment < end)

describe("spans", () => {
  it("merged cover the same offsets, in order and without overlap", () => {
    fc.assert(fc.property(spans, fc.integer({ min: 0, max: 70_000 }), (list, moment) => {
      const one = joined(list)
      assert.strictEqual(covers(one, moment), covers(list, moment))
      assert.isTrue(one.every((next, index) => index === 0 || next.begin > (one[index - 1]?.end ?? 0)))
    }))
  })

  it("subtracted leave what is only in the first", () => {
    fc.assert(fc.property(spans, spans, fc.integer({ min: 0, max: 70_000 }), (list, gaps, moment) => {
      const left = subtract(joined(list), joined(gaps))
      assert.strictEqual(covers(left, moment), covers(list, moment) && !covers(gaps, moment))
    }))
  })
})

describe("the coverage receipt", () => {
  it("finds speech without a word nearby", () => {
    const speech = [{ begin: 0, end: 10_000 }]
    const evidence = { words: [word(0, 500), word(8000, 9900)], spans: [] }
    assert.deepStrictEqual(silentSpeech(speech, evidence), [{ begin: 1500, end: 7000 }])
  })

  it("takes no word to last longer than 1.5 s", () => {
    const speech = [{ begin: 0, end: 7000 }]
    assert.deepStrictEqual(silentSpeech(speech, { words: [word(0, 6900)], spans: [] }), [{ begin: 2500, end: 7000 }])
  })

  it("ignores breaths", () => {
    const speech = [{ begin: 0, end: 3000 }]
    assert.deepStrictEqual(silentSpeech(speech, { words: [word(0, 400), word(2400, 2900)], spans: [] }), [])
  })

  it("finds a short utterance without a word, though words before and after its pauses are near", () => {
    const speech = [{ begin: 0, end: 3000 }, { begin: 3900, end: 5000 }, { begin: 5900, end: 8000 }]
    const evidence = { words: [word(0, 2900), word(6000, 8000)], spans: [] }
    assert.deepStrictEqual(silentSpeech(speech, evidence), [{ begin: 3900, end: 5000 }])
  })

  it("takes an utterance of less than 0.8 s for a breath, and one whose word has its time beside it for transcribed", () => {
    const speech = [{ begin: 0, end: 3000 }, { begin: 3900, end: 4600 }, { begin: 5000, end: 6500 }]
    const evidence = { words: [word(0, 2900), word(4400, 4800)], spans: [] }
    assert.deepStrictEqual(silentSpeech(speech, evidence), [])
  })

  it("adds up: transcribed plus missing is all detected speech", () => {
    const speech = [{ begin: 0, end: 4000 }, { begin: 6000, end: 10_000 }]
    const receipt = coverageOf(speech, [{ begin: 6000, end: 8000, reason: "no-words-heard" }])
    assert.deepInclude(receipt, { speech: 8000, transcribed: 6000, ratio: 0.75 })
    assert.strictEqual(receipt.transcribed + lengthOf(receipt.gaps), lengthOf(speech))
  })

  it("counts a recording without speech as fully covered", () => assert.strictEqual(coverageOf([], []).ratio, 1))
})

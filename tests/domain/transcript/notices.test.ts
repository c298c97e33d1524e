import { SegmentId } from "#domain/kernel/ids.ts"
import { noticesFor } from "#domain/task/notice.ts"
import { noticesOf } from "#domain/transcript/notices.ts"
import type { Transcript } from "#domain/transcript/transcript.ts"
import { assert, describe, it } from "@effect/vitest"
import { array, assert as holds, double, property } from "fast-check"

const rating = { wordConfidence: true }
const rated = (min: number, max: number, words: { readonly minLength?: number; readonly maxLength: number }) =>
  array(double({ min, max, noNaN: true }), words)

const aTranscript = (confidences: ReadonlyArray<number | null>, speakers = 1): Transcript => ({
  segments: [{
    id: SegmentId.make("s1-1"),
    begin: 0,
    end: 1000,
    text: "words",
    speakerId: null,
    words: confidences.map((confidence, at) => ({ begin: at, end: at + 1, text: "word", confidence })),
  }],
  speakers: Array.from({ length: speakers }, (_, at) => ({ id: `speaker_${at + 1}`, name: `Speaker ${at + 1}` })),
})

describe("notices of a transcript", () => {
  it("says that speech is unclear if the mean confidence is below 0.4", () => {
    holds(property(rated(0, 0.39, { minLength: 25, maxLength: 60 }), (confidences) => {
      assert.deepStrictEqual(noticesOf(aTranscript(confidences), rating, null), [{ _tag: "SpeechUnclear" }])
    }))
  })

  it("says nothing of speech that was mostly known", () => {
    holds(property(rated(0.41, 1, { maxLength: 60 }), (confidences) => {
      assert.isEmpty(noticesOf(aTranscript(confidences), rating, null))
    }))
  })

  it("does not judge by fewer than 25 words", () => {
    holds(property(rated(0, 1, { maxLength: 24 }), (confidences) => {
      assert.isEmpty(noticesOf(aTranscript(confidences), rating, null))
    }))
  })

  it("does not judge by an engine that does not rate its words", () => {
    assert.isEmpty(noticesOf(aTranscript(Array<null>(40).fill(null)), rating, null))
    assert.isEmpty(noticesOf(aTranscript(Array<number>(40).fill(0.1)), { wordConfidence: false }, null))
  })

  it("says when fewer speakers were found than expected", () => {
    assert.deepStrictEqual(noticesOf(aTranscript([1], 2), rating, 3), [{ _tag: "FewerSpeakers", asked: 3, found: 2 }])
    assert.deepStrictEqual(noticesOf(aTranscript([1], 3), rating, 3), [])
    assert.deepStrictEqual(noticesOf(aTranscript([1], 3), rating, null), [])
    assert.deepStrictEqual(noticesOf({ segments: [], speakers: [] }, rating, 3), [])
  })

  it("drops a notice of missing speakers once they were assigned by hand", () => {
    const notices = [{ _tag: "FewerSpeakers" as const, asked: 3, found: 2 }]
    assert.deepStrictEqual(noticesFor(notices, 2), [
      { code: "FewerSpeakers", message: "Speakers expected: 3; found: 2", params: { asked: 3, found: 2 } },
    ])
    assert.deepStrictEqual(noticesFor(notices, 3), [])
  })
})

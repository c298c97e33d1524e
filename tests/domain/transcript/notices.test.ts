import { SegmentId } from "#domain/kernel/ids.ts"
import { unclearConfidence } from "#domain/recognition/unclear-stretches.ts"
import { noticesFor } from "#domain/task/notice.ts"
import { noticesOf, withNoticesIn } from "#domain/transcript/notices.ts"
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

/** A word each second: one that was not understood for each "u". */
const inParts = (words: string): Transcript => {
  const { segments: [line], speakers } = aTranscript([])
  const rated = Array.from(words, (word, at) => ({
    begin: 1000 * at,
    end: 1000 * at + 900,
    text: "word",
    confidence: word === "u" ? unclearConfidence : 0.9,
  }))
  return { segments: line === undefined ? [] : [{ ...line, end: 1000 * words.length, words: rated }], speakers }
}

describe("notices of a transcript", () => {
  it("says that speech is unclear if the mean confidence is below 0.4", () => {
    holds(property(rated(0, 0.39, { minLength: 25, maxLength: 60 }), (confidences) => {
      assert.deepStrictEqual(noticesOf(aTranscript(confidences), rating, null, null), [{ _tag: "SpeechUnclear" }])
    }))
  })

  it("says nothing of speech that was mostly known", () => {
    holds(property(rated(0.41, 1, { maxLength: 60 }), (confidences) => {
      assert.isEmpty(noticesOf(aTranscript(confidences), rating, null, null))
    }))
  })

  it("does not judge by fewer than 25 words", () => {
    holds(property(rated(0, 1, { maxLength: 24 }), (confidences) => {
      assert.isEmpty(noticesOf(aTranscript(confidences), rating, null, null))
    }))
  })

  it("does not judge by an engine that does not rate its words", () => {
    assert.isEmpty(noticesOf(aTranscript(Array<null>(40).fill(null)), rating, null, null))
    assert.isEmpty(noticesOf(aTranscript(Array<number>(40).fill(0.1)), { wordConfidence: false }, null, null))
  })

  it("names the parts that were not understood, however few their words", () => {
    const notices = noticesOf(inParts("...uuuu....uuu.."), rating, null, null)
    assert.deepStrictEqual(notices, [{
      _tag: "PartsUnclear",
      parts: [{ begin: 3000, end: 6900 }, { begin: 11_000, end: 13_900 }],
    }])
    assert.deepStrictEqual(noticesFor(notices, 1).map(({ message, params }) => [message, params]), [
      ["00:03–00:06 could not be understood as English", { begin: 3000, end: 6900 }],
      ["00:11–00:13 could not be understood as English", { begin: 11_000, end: 13_900 }],
    ])
  })

  it("gives the number of parts and the first if there are more than three", () => {
    assert.deepStrictEqual(noticesFor(noticesOf(inParts(".uu.uu.uu.uu........"), rating, null, null), 1), [{
      code: "PartsUnclear",
      message: "4 parts could not be understood as English, the first at 00:01",
      params: { count: 4, at: 1000 },
    }])
  })

  it("says that all is unclear, and not which parts, if hardly anything was understood", () => {
    const notices = noticesOf(inParts("uuuu.uuu"), rating, null, null)
    assert.deepStrictEqual(notices.map(({ _tag }) => _tag), ["SpeechUnclear", "PartsUnclear"])
    assert.deepStrictEqual(noticesFor(notices, 1).map(({ code }) => code), ["SpeechUnclear"])
  })

  it("are those of the new lines once a span was transcribed again", () => {
    const notices = noticesOf(inParts("uuuu.uuu"), rating, null, null)
    const span = { begin: 0, end: 4000 }
    const clear = inParts("....").segments
    assert.deepStrictEqual(withNoticesIn(notices, span, clear, rating), [
      { _tag: "SpeechUnclear" },
      { _tag: "PartsUnclear", parts: [{ begin: 5000, end: 7900 }] },
    ])
    assert.deepStrictEqual(withNoticesIn(notices, { begin: 0, end: 8000 }, clear, rating), [])
    assert.deepStrictEqual(withNoticesIn([], span, inParts("..uu").segments, rating), [
      { _tag: "PartsUnclear", parts: [{ begin: 2000, end: 3900 }] },
    ])
  })

  it("says when fewer speakers were found than expected", () => {
    assert.deepStrictEqual(noticesOf(aTranscript([1], 2), rating, 3, null), [{
      _tag: "FewerSpeakers",
      asked: 3,
      found: 2,
    }])
    assert.deepStrictEqual(noticesOf(aTranscript([1], 3), rating, 3, null), [])
    assert.deepStrictEqual(noticesOf(aTranscript([1], 3), rating, null, null), [])
    assert.deepStrictEqual(noticesOf({ segments: [], speakers: [] }, rating, 3, null), [])
  })

  it("says how many speakers there may be if that is not sure", () => {
    const notices = noticesOf(aTranscript([1], 2), rating, null, { least: 1, most: 2 })
    assert.deepStrictEqual(notices, [{ _tag: "SpeakersUnsure", least: 1, most: 2 }])
    assert.deepStrictEqual(noticesFor(notices, 2), [{
      code: "SpeakersUnsure",
      message: "It is not clear how many people speak: 1 to 2. If you know, give the number when you transcribe",
      params: { least: 1, most: 2 },
    }])
    assert.deepStrictEqual(noticesOf({ segments: [], speakers: [] }, rating, null, { least: 1, most: 2 }), [])
  })

  it("drops a notice of missing speakers once they were assigned by hand", () => {
    const notices = [{ _tag: "FewerSpeakers" as const, asked: 3, found: 2 }]
    assert.deepStrictEqual(noticesFor(notices, 2), [
      { code: "FewerSpeakers", message: "Speakers expected: 3; found: 2", params: { asked: 3, found: 2 } },
    ])
    assert.deepStrictEqual(noticesFor(notices, 3), [])
  })
})

describe("a notice about channels", () => {
  const mixed = { _tag: "ChannelsMixed", channels: 3, shares: [0, 0.024, 0.976] } as const

  it("says how much of the sound is in each", () => {
    assert.deepStrictEqual(noticesFor([mixed], 1), [{
      code: "ChannelsMixed",
      message:
        "The file does not say what its 3 channels are, so all were mixed equally (share of the sound: channel 1 0%, channel 2 2%, channel 3 98%)",
      params: { channels: 3 },
      shares: [0, 0.024, 0.976],
    }])
  })
})

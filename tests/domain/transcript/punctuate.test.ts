import { type ChunkWord, punctuate, sentence } from "#domain/transcript/punctuate.ts"
import { assert, describe, it } from "@effect/vitest"

/** Words of half a second, one after the other. */
const spoken = (text: string): ReadonlyArray<ChunkWord> =>
  text.split(" ").map((text, index) => ({
    chunk: 0,
    begin: index * 500,
    end: index * 500 + 500,
    text,
    confidence: null,
  }))

const written = (text: string): string => sentence(text.split(" ")).join(" ")

describe("sentences of an engine without punctuation", () => {
  it("end where speech pauses and where the speaker changes", () => {
    const words = spoken("thank you good morning i agree")
    const speech = [{ begin: 0, end: 950 }, { begin: 1050, end: 3000 }]
    const turns = [{ begin: 0, end: 2000, speaker: 0 }, { begin: 2000, end: 3000, speaker: 1 }]
    assert.deepStrictEqual(
      punctuate(words, speech, turns).map(({ begin, end, text, speaker }) => ({ begin, end, text, speaker })),
      [
        { begin: 0, end: 1000, text: "Thank you.", speaker: 0 },
        { begin: 1000, end: 2000, text: "Good morning.", speaker: 0 },
        { begin: 2000, end: 3000, text: "I agree.", speaker: 1 },
      ],
    )
  })

  it("keep every word, with its time, as it is written", () => {
    const words = spoken("see you on friday")
    const [only] = punctuate(words, [{ begin: 0, end: 2000 }], [])
    assert.deepStrictEqual(only?.words.map(({ text }) => text), ["See", "you", "on", "Friday."])
    assert.deepStrictEqual(only?.words.map(({ begin }) => begin), [0, 500, 1000, 1500])
    assert.isNull(only?.speaker)
  })

  it("write I, days and months with capitals, and leave words that only look like them", () => {
    assert.strictEqual(written("then i'm free in july and i march"), "Then I'm free in July and I march.")
    assert.strictEqual(written("is tuesday's plan in it"), "Is Tuesday's plan in it.")
  })

  for (
    const [text, mark] of [
      ["what about the budget", "?"],
      ["so what about the budget", "?"],
      ["can somebody help", "?"],
      ["when will it be ready", "?"],
      ["when it rains i stay", "."],
      ["can openers are cheap", "."],
      ["we fixed it", "."],
    ] as const
  ) {
    it(`end with ${mark}: ${text}`, () => assert.strictEqual(written(text).at(-1), mark))
  }

  it("do not exist without words", () => assert.deepStrictEqual(punctuate([], [], []), []))
})

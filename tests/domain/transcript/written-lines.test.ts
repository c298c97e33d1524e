import { assemble } from "#domain/transcript/assemble.ts"
import type { Contribution } from "#domain/transcript/coverage-gaps.ts"
import type { Word } from "#domain/transcript/speech.ts"
import { assert, describe, it } from "@effect/vitest"

/** What an engine with punctuation gives: a word each 400 ms, all of it in one sentence. */
const written = (text: string, from = 0): Contribution => {
  const words = text.split(" ").map((word, at) => {
    const begin = from + 400 * at
    return { text: word, begin, end: begin + 300, confidence: 0.9 }
  })
  const sentences = [{ begin: from, end: words.at(-1)?.end ?? from, text }]
  return { chunk: 0, words, sentences, turns: null, language: "en" }
}
const none = new Map<string, string>()
const linesOf = (contribution: Contribution, { turns = [], speech = [{ begin: 0, end: 60_000 }], names = none }: {
  readonly turns?: Parameters<typeof assemble>[2]
  readonly speech?: Parameters<typeof assemble>[1]
  readonly names?: ReadonlyMap<string, string>
} = {}) => assemble([contribution], speech, turns, names).segments

const moved = (by: number) => ({ begin, end, text, confidence }: Word) => ({
  begin: begin + by,
  end: end + by,
  text,
  confidence,
})

describe("lines of an engine with punctuation and times", () => {
  it("break where the voice changes, though its sentence goes on", () => {
    const turns = [{ begin: 0, end: 2400, speaker: 0 }, { begin: 2400, end: 9000, speaker: 1 }]
    const lines = linesOf(written("You're on the motorway this time? yet I am in the van, right"), { turns })
    assert.deepStrictEqual(lines.map(({ text }) => text), [
      "You're on the motorway this time?",
      "Yet I am in the van, right.",
    ])
    assert.deepStrictEqual(lines.map(({ speakerId }) => speakerId), ["speaker_1", "speaker_2"])
    for (const { text, words } of lines) assert.strictEqual(words.map((word) => word.text).join(" "), text)
  })

  it("break at pauses", () => {
    const speech = [{ begin: 0, end: 1000 }, { begin: 1900, end: 9000 }]
    const { words, ...rest } = written("We agree, then let us begin now")
    const later = [...words.slice(0, 2), ...words.slice(2).map(moved(1200))]
    assert.deepStrictEqual(linesOf({ ...rest, words: later }, { speech }).map(({ text }) => text), [
      "We agree.",
      "Then let us begin now.",
    ])
  })

  it("break after a sentence where they are long, and nowhere else", () => {
    const sentence = "This is a sentence of ten words and says nothing."
    const lines = linesOf(written(Array.from({ length: 7 }, () => sentence).join(" ")))
    assert.deepStrictEqual(lines.map(({ words }) => words.length), [30, 30, 10])
    const endless = Array.from({ length: 50 }, () => "on").join(" ")
    assert.strictEqual(linesOf(written(endless)).length, 1)
  })

  it("spell names as they are known, and leave other words as they are", () => {
    const names = new Map([["kostas", "Kostas"], ["graphql", "GraphQL"]])
    const [line] = linesOf(written("I rang kostas's brother about graphql, and iPhones. he said 38%"), { names })
    assert.strictEqual(line?.text, "I rang Kostas's brother about GraphQL, and iPhones. He said 38%.")
  })

  it("keep how their numbers were said", () => {
    const { words, ...rest } = written("up by 38% now.")
    const said = words.flatMap((word) => word.text === "38%" ? [{ ...word, spoken: "thirty eight percent" }] : [word])
    assert.strictEqual(linesOf({ ...rest, words: said })[0]?.words[2]?.spoken, "thirty eight percent")
  })
})

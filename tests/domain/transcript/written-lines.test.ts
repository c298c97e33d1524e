import type { Contribution } from "#domain/recognition/coverage-gaps.ts"
import type { Word } from "#domain/recognition/speech.ts"
import { assemble } from "#domain/transcript/assemble.ts"
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

/** A pause in the speech after `count` words. */
const paused = (text: string, count: number, length = 900) => {
  const at = 400 * count
  const speech = [{ begin: 0, end: at - 100 }, { begin: at - 100 + length, end: 60_000 }]
  const { words, ...rest } = written(text)
  const later = [...words.slice(0, count), ...words.slice(count).map(moved(length))]
  return linesOf({ ...rest, words: later }, { speech }).map(({ text }) => text)
}

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

  it("break at pauses between sentences", () => {
    assert.deepStrictEqual(paused("We agree. Then let us begin now", 2), ["We agree.", "Then let us begin now."])
    assert.deepStrictEqual(paused("我们 同意。 那么 开始。", 2), ["我们同意。", "那么开始。"])
  })

  it("go on after a pause in the middle of a sentence", () => {
    assert.deepStrictEqual(paused("We agree, then let us begin now.", 2), ["We agree, then let us begin now."])
    assert.deepStrictEqual(paused("The oven broke again on Saturday.", 3), ["The oven broke again on Saturday."])
    assert.deepStrictEqual(paused("That is what I said.", 3), ["That is what I said."])
    assert.deepStrictEqual(paused("We lost 42 loaves.", 2), ["We lost 42 loaves."])
    assert.deepStrictEqual(paused("I am with Mr. Bagnall.", 4, 600), ["I am with Mr. Bagnall."])
  })

  it("break at a long pause, and where the engine began again without an end", () => {
    assert.deepStrictEqual(paused("The oven broke again on Saturday.", 3, 2500), [
      "The oven broke.",
      "Again on Saturday.",
    ])
    assert.deepStrictEqual(paused("The oven broke again on Saturday.", 3, 1200).length, 2)
    assert.deepStrictEqual(paused("The oven broke, again, on Saturday.", 3, 1200).length, 1)
    assert.deepStrictEqual(paused("That is fine Then let us begin.", 3), ["That is fine.", "Then let us begin."])
  })

  it("break at pauses where the engine writes no marks, and no word changes: it may be of any language", () => {
    assert.deepStrictEqual(paused("ten chlap i jeho april", 2), ["Ten chlap.", "I jeho april."])
  })

  it("break after a sentence where they are long, and nowhere else", () => {
    const sentence = "This is a sentence of ten words and says nothing."
    const lines = linesOf(written(Array.from({ length: 7 }, () => sentence).join(" ")))
    assert.deepStrictEqual(lines.map(({ words }) => words.length), [30, 30, 10])
    const twenty = Array.from({ length: 20 }, () => "on").join(" ")
    assert.deepStrictEqual(
      paused(`${twenty} ${twenty}.`, 18).map((text) => text.split(" ").length),
      [18, 22],
      "without an end, where the pause is",
    )
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
    const unmarked = written("up by 38% now")
    const words38 = unmarked.words.map((word) =>
      word.text === "38%" ? { ...word, spoken: "thirty eight percent" } : word
    )
    assert.deepInclude(linesOf({ ...unmarked, words: words38, sentences: null })[0]?.words[2], {
      text: "38%",
      spoken: "thirty eight percent",
    })
  })
})

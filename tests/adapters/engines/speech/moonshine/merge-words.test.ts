import { mergeWords } from "#adapters/engines/speech/moonshine/merge-words.ts"
import type { Word } from "#domain/recognition/speech.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

/** Words of 200 ms with a pause of 100 ms after each. */
const heard = (text: string, confidence = 0.9): ReadonlyArray<Word> =>
  text.split(" ").filter((word) => word !== "").map((word, at) => ({
    text: word,
    begin: 300 * at,
    end: 300 * at + 200,
    confidence,
  }))
const none = new Set<string>()
const merge = (written: string, other: ReadonlyArray<Word>, hotwords = none) =>
  mergeWords(written.split(" ").filter((word) => word !== ""), other, hotwords)
const textOf = (words: ReadonlyArray<Word>) => words.map(({ text }) => text).join(" ")

const texts = fc.array(fc.constantFrom("So,", "we", "agree.", "The", "budget", "is", "14%", "ferry"), { maxLength: 15 })
  .map((words) => words.join(" "))

describe("words of one recogniser with the times of another", () => {
  it("are all there, in order, within what was heard", () => {
    fc.assert(fc.property(texts, texts, (one, other) => {
      const times = heard(other.toLowerCase().replaceAll(/[.,]/g, ""), 0.3)
      fc.pre(times.length > 0)
      const words = merge(one, times)
      assert.strictEqual(textOf(words), one)
      words.forEach(({ begin, end }, at) => {
        assert.isAtLeast(begin, words[at - 1]?.end ?? 0)
        assert.isAtLeast(end, begin)
        assert.isAtMost(end, times.at(-1)?.end ?? 0)
      })
    }))
  })

  it("begin and end as heard where both agree, and are sure", () => {
    const words = merge("So, we agree.", heard("so we agree"))
    assert.deepStrictEqual(words.map(({ begin, end }) => [begin, end]), [[0, 200], [300, 500], [600, 800]])
    words.forEach(({ confidence }) => assert.closeTo(confidence ?? 0, 0.98, 1e-9))
  })

  it("are as sure when only their hyphens differ", () => {
    const [, word, last] = merge("an ill-disposed man", heard("an ill disposed man"))
    assert.deepStrictEqual([word?.begin, word?.end], [300, 800])
    assert.isAbove(word?.confidence ?? 0, 0.9)
    assert.isUndefined(word?.spoken)
    assert.strictEqual(last?.begin, 900)
  })

  it("share the time of what was heard instead, by their letters, and are unsure", () => {
    const words = merge("John Dashwood had then leisure", heard("john guess would have been leisure"))
    assert.deepStrictEqual(words.map(({ confidence }) => (confidence ?? 0) > 0.5), [true, false, false, false, true])
    assert.strictEqual(words[1]?.begin, 300)
    assert.strictEqual(words[3]?.end, 1400)
    assert.isBelow(words[2]?.end ?? 0, 1400)
  })

  it("are worth less where the two hardly agree on anything, as in another language", () => {
    const words = merge("Good Marge and zoom and I like man", heard("guten morgen and some summer later mine"))
    const mean = words.reduce((sum, { confidence }) => sum + (confidence ?? 0), 0) / words.length
    assert.isBelow(mean, 0.4)
  })

  it("find room between their neighbours if nothing was heard in their place", () => {
    const all: Word = { text: "all", begin: 2000, end: 2200, confidence: 0.9 }
    const words = merge("we will all", [...heard("we"), all])
    assert.deepStrictEqual(words.map(({ text }) => text), ["we", "will", "all"])
    assert.isAbove(words[1]?.begin ?? 0, 200)
    assert.isAtMost(words[1]?.end ?? 0, 2000)
    assert.strictEqual(textOf(merge("we will all", heard("we all"))), "we will all")
  })

  it("keep a stretch that only the other heard, if it is long and sure", () => {
    assert.strictEqual(
      textOf(merge("Two hundred people", heard("two hundred people tried the app and liked it"))),
      "Two hundred people tried the app and liked it",
    )
    assert.strictEqual(textOf(merge("Two people", heard("two hundred people"))), "Two people")
    assert.strictEqual(textOf(merge("Two", heard("two of the old ones", 0.2))), "Two")
  })

  it("become a hotword that was heard in their place, if they sound like it", () => {
    const hotwords = new Set(["kostas", "kubernetes", "acme", "figma"])
    const merged = (written: string, other: string) => textOf(merge(written, heard(other), hotwords))
    assert.strictEqual(merged("I rang coastis, yes", "I rang Kostas yes"), "I rang Kostas, yes")
    assert.strictEqual(merged("I rang Peter, yes", "I rang Kostas yes"), "I rang Peter, yes")
    assert.strictEqual(
      merged("We rely on cavernity to some our own servers.", "we run Kubernetes on our own servers"),
      "We rely on Kubernetes to some our own servers.",
    )
    assert.strictEqual(merged("Ask about acme figma.", "ask about Acme Figma"), "Ask about Acme Figma.")
    assert.strictEqual(merged("Ask a big mother.", "ask a Figma other"), "Ask a Figma mother.")
  })

  it("keep how a number or a title was said", () => {
    const [, number] = merge("by 38% now", heard("by thirty eight percent now"))
    assert.deepStrictEqual(number, {
      text: "38%",
      spoken: "thirty eight percent",
      begin: 300,
      end: 1100,
      confidence: number?.confidence ?? null,
    })
    assert.isAbove(number?.confidence ?? 0, 0.9)
    assert.strictEqual(merge("And Mr. Dashwood", heard("and mister dashwood"))[1]?.spoken, "mister")
    assert.strictEqual(merge("And Mr. Dashwood", heard("and mr. dashwood"))[1]?.spoken, "mister")
    assert.isUndefined(merge("And Don't.", heard("and don't"))[1]?.spoken)
    assert.isUndefined(merge("at 4:00 then", heard("at for then"))[1]?.spoken)
    assert.isUndefined(merge("at 4:00 then", heard("at a then"))[1]?.spoken)
  })
})

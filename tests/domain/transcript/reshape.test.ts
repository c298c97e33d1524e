import { clockOf } from "#domain/export/word-clock.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { joinLines, splitLine } from "#domain/transcript/reshape.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { withText } from "#domain/transcript/with-text.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

const id = (name: string): SegmentId => SegmentId.make(name)

/** A line of these words, half a second each, from the tenth second on. */
const aLine = (...said: ReadonlyArray<string>): Segment => ({
  id: id("g1"),
  begin: 10_000,
  end: 10_000 + said.length * 500,
  text: said.join(" "),
  speakerId: "s1",
  words: said.map((text, nth) => ({ begin: 10_000 + nth * 500, end: 10_400 + nth * 500, text, confidence: 0.5 })),
})

const half = (line: Segment, at: number): readonly [Segment, Segment] =>
  splitLine(line, at, id("e9")) ?? assert.fail("the line was not split")

const times = ({ words }: Segment) => words.map(({ text, begin, end }) => `${text} ${begin}-${end}`)

describe("splitting a line", () => {
  it("takes the time from the words around the caret", () => {
    const [first, second] = half(aLine("we", "ship", "in", "May"), 8)
    assert.deepInclude(first, { id: id("g1"), begin: 10_000, end: 10_900, text: "we ship" })
    assert.deepInclude(second, { id: id("e9"), begin: 11_000, end: 12_000, text: "in May", speakerId: "s1" })
    assert.deepStrictEqual(times(second), ["in 11000-11400", "May 11500-11900"])
  })

  it("cuts a word at the caret, and its time with it", () => {
    const [first, second] = half(aLine("workshop"), 4)
    assert.deepStrictEqual([times(first), times(second)], [["work 10000-10200"], ["shop 10200-10400"]])
  })

  it("leaves a word that is written differently where it was said", () => {
    const line = { ...aLine("twenty", "dollars", "each"), text: "$20 each" }
    const [first, second] = half(line, 4)
    assert.deepStrictEqual([first.words.length, times(second)], [2, ["each 11000-11400"]])
  })

  it("never leaves an empty part, nor half a character", () => {
    assert.isNull(splitLine(aLine("we", "ship"), 0, id("e9")))
    assert.isNull(splitLine(aLine("we", "ship"), 7, id("e9")))
    assert.isNull(splitLine(aLine("we"), 99, id("e9")))
    assert.deepStrictEqual(half(aLine("a😀b"), 2).map(({ text }) => text), ["a", "😀b"])
  })

  it("gives text without times none", () => {
    const [first, second] = half({ ...aLine(), text: "one two", end: 0, begin: 0 }, 4)
    assert.deepStrictEqual([first.end, second.begin, second.end], [0, 0, 0])
  })
})

const word = fc.stringMatching(/^[a-zäé]{1,8}$/)
const someLine = fc.array(word, { minLength: 1, maxLength: 12 }).map((said) => aLine(...said))

describe("any line", () => {
  it("is the same after a split and a join, word for word", () => {
    fc.assert(fc.property(someLine, fc.nat(80), (line, at) => {
      const parts = splitLine(line, at, id("e9"))
      if (parts === null) return
      const [first, second] = parts
      assert.isTrue(line.begin <= first.end && first.end <= second.begin && second.begin <= line.end)
      assert.strictEqual(
        first.text + second.text,
        line.text.replace(/ $/, "").slice(0, first.text.length)
          + line.text.slice(line.text.length - second.text.length),
      )
      const both = joinLines(first, second)
      assert.deepInclude(both, { id: line.id, begin: line.begin, end: line.end })
      assert.strictEqual(both.words.map(({ text }) => text).join(""), line.words.map(({ text }) => text).join(""))
      if (both.text === line.text) assert.deepStrictEqual(both.words, line.words)
    }))
  })

  it("has each word at the same time in its parts, on the clock of exports", () => {
    fc.assert(fc.property(someLine, fc.nat(80), (line, at) => {
      const parts = splitLine(line, at, id("e9"))
      if (parts === null) return
      for (const part of parts) {
        const clock = clockOf(part, part.text, 0)
        let from = 0
        for (const { text, begin } of part.words) {
          const place = part.text.indexOf(text, from)
          from = place + text.length
          assert.closeTo(clock.beginAt(place), begin, 0.001)
        }
      }
    }))
  })
})

describe("an edited line", () => {
  const line = aLine("we", "shipt", "in", "May")

  it("keeps the times of the words that stay, and gives new ones that of those they replace", () => {
    const edited = withText(line, "we shipped it in May")
    assert.deepStrictEqual(edited.words.map(({ text, confidence }) => `${text} ${confidence}`), [
      "we 0.5",
      "shipped null",
      "it null",
      "in 0.5",
      "May 0.5",
    ])
    const [, shipped, it] = edited.words
    assert.deepStrictEqual([shipped?.begin, shipped?.end === it?.begin, it?.end], [10_500, true, 10_900])
    assert.isTrue(edited.isEdited)
  })

  it("has a time for every word of the recogniser that was left alone", () => {
    fc.assert(fc.property(someLine, fc.nat(), word, (before, nth, other) => {
      const at = nth % before.words.length
      const texts = before.words.map(({ text }, index) => index === at ? other : text)
      const edited = withText(before, texts.join(" "))
      assert.lengthOf(edited.words, before.words.length)
      assert.deepStrictEqual(
        edited.words.map(({ begin, end }) => [begin, end]),
        before.words.map(({ begin, end }) => [begin, end]),
      )
    }))
  })

  it("is not marked if the text is the same", () => {
    assert.strictEqual(withText(line, line.text), line)
  })
})

const joinedText = (first: string, second: string): string => joinLines(aLine(first), aLine(second)).text

describe("joining lines", () => {
  it("puts a space between, except in Chinese and Japanese", () => {
    assert.strictEqual(joinedText("We ship.", "In May."), "We ship. In May.")
    assert.strictEqual(joinedText("我们发布。", "五月。"), "我们发布。五月。")
  })

  it("puts none before a full stop or a comma that a split has parted", () => {
    const [first, second] = half(aLine("We", "ship.", "In", "May."), 7)
    assert.deepStrictEqual([second.text, joinLines(first, second).text], [". In May.", "We ship. In May."])
    assert.strictEqual(joinedText("We use", ".NET"), "We use .NET")
  })

  it("takes in both lines' times and keeps the first one's speaker", () => {
    const second = { ...aLine("in", "May"), id: id("g2"), begin: 12_000, end: 14_000, speakerId: "s2" }
    assert.deepInclude(joinLines(aLine("we", "ship"), second), {
      id: id("g1"),
      begin: 10_000,
      end: 14_000,
      text: "we ship in May",
      speakerId: "s1",
    })
  })
})

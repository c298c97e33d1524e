import { guard, isPhantom, loopIn, repetitiveness } from "#domain/recognition/guards.ts"
import type { Word } from "#domain/recognition/speech.ts"
import { assert, describe, it } from "@effect/vitest"

const spoken = (text: string): ReadonlyArray<Word> =>
  text.split(" ").map((word, at) => ({ begin: at * 100, end: at * 100 + 90, text: word, confidence: null }))

const textOf = (words: ReadonlyArray<Word>): string => words.map((word) => word.text).join(" ")

const recognised = (text: string) => {
  const words = spoken(text)
  return { words, sentences: [{ begin: 0, end: words.at(-1)?.end ?? 0, text }], language: "en" }
}

const round = (index: number): string =>
  `we will talk about that ${index % 2 === 0 ? "soon" : "later"} my dear friends and`

describe("guards", () => {
  it("keeps one round of a loop and what follows it", () => {
    const loop = "so we decided ".repeat(7)
    const { recognition, removed } = guard(recognised(`first ${loop}to leave`), -20)
    assert.strictEqual(textOf(recognition.words), "first so we decided to leave")
    assert.strictEqual(recognition.sentences?.[0]?.text, "first so we decided to leave")
    assert.strictEqual(removed[0]?.reason, "loop")
  })

  it("lets people repeat themselves", () => {
    const text = "no no no no wait wait I said I said no"
    assert.deepStrictEqual(guard(recognised(text), -20).removed, [])
    assert.isNull(loopIn(text.split(" ")))
  })

  it.each([
    "zero zero zero zero zero zero zero zero zero four is the account",
    "neun neun neun neun neun neun neun neun neun neun neun neun",
    "1 2 1 2 1 2 1 2 1 2 1 2 testing",
    "www is spelled w w w w w w w w w w",
  ])("lets people spell: %s", (text) => {
    const { recognition, removed } = guard(recognised(text), -20)
    assert.strictEqual(textOf(recognition.words), text)
    assert.deepStrictEqual(removed, [])
  })

  it("cuts figures that nobody would spell", () => {
    assert.strictEqual(textOf(guard(recognised("nine ".repeat(60).trim()), -20).recognition.words), "nine")
  })

  it("drops subtitle phrases over silence only", () => {
    const thanks = recognised("Thank you for watching!")
    assert.deepStrictEqual(guard(thanks, -70).recognition.words, [])
    assert.deepStrictEqual(guard(thanks, -70).recognition.sentences, [])
    assert.strictEqual(textOf(guard(thanks, -25).recognition.words), "Thank you for watching!")
  })

  it("keeps real speech in a quiet chunk", () => {
    assert.strictEqual(guard(recognised("the budget is approved"), -70).recognition.words.length, 4)
  })

  it("recognises phantoms in several languages", () => {
    for (
      const text of [
        "字幕由Amara.org社区提供",
        "ご視聴ありがとうございました。",
        "Subtitles by the community",
        "請不吝点赞 订阅",
      ]
    ) {
      assert.isTrue(isPhantom(text), text)
    }
    assert.isFalse(isPhantom("Thank you for coming to the meeting"))
  })

  it("cuts a loop whose rounds vary slightly", () => {
    const text = Array.from({ length: 9 }, (_, index) => round(index)).join(" ")
    const { recognition, removed } = guard(recognised(text), -20)
    assert.isBelow(recognition.words.length, 30)
    assert.isAbove(removed.length, 0)
    assert.strictEqual(textOf(recognition.words).startsWith("we will talk about that soon my dear friends and"), true)
  })

  it("joins words without spaces in scripts that have none", () => {
    const words = ["好", "的", "谢", ...Array.from("谢你".repeat(7)), "再见"].map((text, at) => ({
      begin: at * 100,
      end: at * 100 + 90,
      text,
      confidence: null,
    }))
    const sentences = [{ begin: 0, end: 5000, text: words.map(({ text }) => text).join("") }]
    const { recognition } = guard({ words, sentences, language: "zh" }, -20)
    assert.strictEqual(recognition.sentences[0]?.text, "好的谢谢你再见")
  })

  it("measures how repetitive a text is", () => {
    assert.isAbove(repetitiveness("a b c d ".repeat(10).trim().split(" ")), 3)
    assert.strictEqual(repetitiveness("one two three four five six seven eight nine ten eleven twelve".split(" ")), 1)
  })
})

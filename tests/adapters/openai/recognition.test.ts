import { soundMap, spreadWords, wordsOf } from "#adapters/media/pcm/spread-words.ts"
import { languageCode } from "#adapters/openai/language-code.ts"
import * as Recognition from "#adapters/openai/recognition.ts"
import { transcriptionResponse } from "#adapters/openai/transcription-response.ts"
import { assert, describe, it } from "@effect/vitest"

const chunk = { audio: { path: "", duration: 60_000 }, begin: 10_000, end: 20_000 }

/** Ten seconds: sound from 2 to 4 and from 8 to 10, silence elsewhere. */
const samples = Buffer.alloc(320_000)
for (let at = 0; at < 160_000; at++) {
  const second = at / 16_000
  const sounds = (second >= 2 && second < 4) || second >= 8
  samples.writeInt16LE(sounds ? Math.round(8000 * Math.sin(at * 0.1)) : 0, at * 2)
}
const map = soundMap(samples)

const read = (answer: unknown) => transcriptionResponse(answer) ?? { text: "", words: [], segments: [], language: null }
const fromVerbose = (answer: unknown, within: typeof chunk, sound: typeof map) =>
  Recognition.fromVerbose(read(answer), within, sound)
const fromPlain = (answer: unknown, within: typeof chunk, sound: typeof map) =>
  Recognition.fromPlain(read(answer), within, sound)

const segment = { text: " Hello there.", start: 1, end: 3, no_speech_prob: 0.1, avg_logprob: -0.1 }

describe("reading Whisper's answer", () => {
  it("drops what the model itself considers silence, with its words", () => {
    const invented = { text: " Thanks.", start: 5, end: 6, no_speech_prob: 0.9, avg_logprob: -1.5 }
    const words = [{ word: "Hello", start: 1, end: 2 }, { word: "Thanks", start: 5, end: 6 }]
    const heard = fromVerbose({ text: "", segments: [segment, invented], words }, chunk, map)
    assert.deepStrictEqual(heard.words.map(({ text }) => text), ["Hello"])
    assert.deepStrictEqual(heard.sentences?.map(({ text }) => text), ["Hello there."])
    assert.closeTo(heard.words[0]?.confidence ?? 0, Math.exp(-0.1), 1e-9)
  })

  it("clamps all times to the chunk", () => {
    const words = [{ word: "late", start: 9, end: 31 }, { word: "back", start: 12, end: 11 }]
    const heard = fromVerbose({ text: "late back", words }, chunk, map)
    assert.deepStrictEqual(heard.words.map(({ begin, end }) => [begin, end]), [[19_000, 20_000], [20_000, 20_000]])
  })

  it("spreads a segment's text over the segment when there are no words", () => {
    const heard = fromVerbose({ text: "Hello there.", segments: [segment], words: null }, chunk, map)
    assert.deepStrictEqual(heard.words.map(({ text }) => text), ["Hello", "there."])
    for (const { begin, end } of heard.words) assert.isTrue(begin >= 11_000 && end <= 13_000)
  })

  it("makes do with the text alone", () => {
    const heard = fromVerbose({ text: "One two. Three four." }, chunk, map)
    assert.deepStrictEqual(heard.sentences?.map(({ text }) => text), ["One two.", "Three four."])
  })

  it("returns no words when there was only silence", () => {
    const silent = { ...segment, no_speech_prob: 0.99, avg_logprob: -2 }
    assert.deepStrictEqual(fromVerbose({ text: "Hello there.", segments: [silent], words: [] }, chunk, map).words, [])
  })
})

describe("spreading words", () => {
  it("places them where there is sound", () => {
    const words = spreadWords("aaa bbb ccc ddd", chunk, map, chunk.begin)
    assert.deepStrictEqual(words.map(({ begin }) => begin).map((time) => Math.round(time / 500)), [24, 26, 28, 38])
    assert.strictEqual(words.at(-1)?.end, 20_000)
  })

  it("spreads them evenly where there is none", () => {
    const words = spreadWords("aaa bbb", { begin: 14_500, end: 16_500 }, map, chunk.begin)
    assert.deepStrictEqual(words.map(({ begin, end }) => [begin, end]), [[14_500, 15_500], [15_500, 16_500]])
  })

  it("finds the words of a script without spaces, and keeps their spelling", () => {
    const words = wordsOf("我们决定了预算。谢谢大家！ OK then")
    assert.strictEqual(words.join(""), "我们决定了预算。谢谢大家！OKthen")
    assert.isAbove(words.length, 5)
    const heard = fromPlain({ text: "我们决定了预算。谢谢大家！" }, chunk, map)
    assert.deepStrictEqual(heard.sentences?.map(({ text }) => text), ["我们决定了预算。", "谢谢大家！"])
  })
})

describe("language codes", () => {
  it("accepts Whisper's names and plain codes, and nothing else", () => {
    const known = ["english", "Chinese", "de", "cantonese", "klingon", "", null].map(languageCode)
    assert.deepStrictEqual(known, ["en", "zh", "de", "yue", null, null, null])
  })
})

const said = (answer: unknown) => fromVerbose(answer, chunk, map).words.map(({ text }) => text).join(" ")

describe("an answer that is almost right", () => {
  const words = [
    { word: "In", start: 1, end: 1.5 },
    { word: "2026," },
    { word: "May", start: null, end: null },
    { word: "5", start: 3 },
    { word: "came", start: "3.5", end: "4" },
  ]

  it("loses no word whose time is missing, and gives it the time between its neighbours", () => {
    const heard = fromVerbose({ text: "In 2026, May 5 came", words }, chunk, map)
    assert.deepStrictEqual(heard.words.map(({ text }) => text), ["In", "2026,", "May", "5", "came"])
    for (const [at, word] of heard.words.entries()) {
      assert.isTrue(word.begin <= word.end && word.begin >= (heard.words[at - 1]?.end ?? 0), JSON.stringify(word))
    }
    assert.deepInclude(heard.words[3], { begin: 13_000, end: 13_500 })
    assert.deepInclude(heard.words[4], { begin: 13_500, end: 14_000 })
  })

  it("keeps a word without a time that the segments do not seem to cover", () => {
    const far = { text: "In and came", start: 1, end: 1.5 }
    assert.include(said({ text: "", words: words.slice(0, 3), segments: [far] }), "2026, May")
  })

  it("spreads segments whose words have no times at all, and segments without times over the sound", () => {
    const bare = [{ word: "Hello" }, { word: "there" }]
    assert.strictEqual(said({ text: "", words: bare, segments: [segment] }), "Hello there.")
    const [first, second] = fromVerbose({ segments: [{ text: "Hello." }, { text: "There.", start: null }] }, chunk, map)
      .sentences ?? []
    assert.isTrue(first !== undefined && second !== undefined && first.end <= second.begin)
    assert.deepStrictEqual([first?.text, second?.text], ["Hello.", "There."])
  })

  it.each<readonly [string, unknown]>([
    ["JSON as text", JSON.stringify({ text: "Hello there.", segments: [segment] })],
    ["plain text", " Hello there.\n"],
    ["a text in quotation marks", '"Hello there."'],
    ["numbers as strings", { text: "", segments: [{ ...segment, start: "1", end: "3", no_speech_prob: "0.1" }] }],
    ["an entry that is none", { text: "Hello there.", words: [null, 5, {}], segments: ["x"] }],
    ["lists that are none", { text: "Hello there.", words: "none", segments: {} }],
    ["segments alone", { segments: [segment] }],
  ])("is used: %s", (_, answer) => assert.strictEqual(said(answer), "Hello there."))

  it("has no spaces between the parts of an unspaced script", () => {
    assert.strictEqual(
      read({ segments: [{ text: "今天开会。" }, { text: "明天发布。" }] }).text,
      "今天开会。明天发布。",
    )
  })

  it.each<readonly [string, unknown]>([
    ["a page", "<!DOCTYPE html><p>Bad gateway"],
    ["broken JSON", '{"text": "Hello'],
    ["nothing", ""],
    ["no text", { result: "Hello" }],
  ])("is none: %s", (_, answer) => assert.isNull(transcriptionResponse(answer)))
})

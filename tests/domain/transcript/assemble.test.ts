import type { Contribution } from "#domain/recognition/coverage-gaps.ts"
import { assemble } from "#domain/transcript/assemble.ts"
import { assert, describe, it } from "@effect/vitest"

const word = (text: string, begin: number) => ({ text, begin, end: begin + 300, confidence: null })
const bare = (chunk: number, ...words: ReadonlyArray<ReturnType<typeof word>>): Contribution => ({
  chunk,
  words,
  sentences: null,
  turns: null,
  language: "en",
})
const turns = [{ begin: 0, end: 1900, speaker: 1 }, { begin: 1900, end: 5000, speaker: 0 }]

/** No names are known. */
const none = new Map<string, string>()

describe("assembling a transcript", () => {
  it("starts a line where the speaker changes, and numbers speakers as they appear", () => {
    const heard = [
      bare(0, word("we", 0), word("agree", 400)),
      bare(1, word("when", 2000), word("is", 2400), word("lunch", 2800)),
    ]
    const { segments, speakers } = assemble(heard, [{ begin: 0, end: 5000 }], turns, none)
    assert.deepStrictEqual(segments.map(({ text }) => text), ["We agree.", "When is lunch?"])
    assert.deepStrictEqual(segments.map(({ speakerId }) => speakerId), ["speaker_1", "speaker_2"])
    assert.deepStrictEqual(speakers.map(({ name }) => name), ["Speaker 1", "Speaker 2"])
    assert.deepStrictEqual(segments.map(({ id }) => id), ["s1-1", "s2-1"])
  })

  it("keeps the engine's sentences as written, each with the speaker who talks for most of it", () => {
    const heard: Contribution = {
      ...bare(0, word("Yes,", 1700), word("indeed.", 2100)),
      sentences: [{ begin: 1700, end: 2500, text: " Yes, indeed. " }],
    }
    const { segments } = assemble([heard], [{ begin: 0, end: 5000 }], turns, none)
    assert.strictEqual(segments[0]?.text, "Yes, indeed.")
    assert.strictEqual(segments[0]?.words.length, 2)
    assert.strictEqual(segments.length, 1)
  })

  it("names a line after its chunk, whatever other chunks have said", () => {
    const chunks = [
      bare(0, word("one", 0)),
      bare(1, word("two", 1000), word("three", 2000)),
      bare(2, word("four", 3000)),
    ]
    const speech = [0, 1000, 2000, 3000].map((begin) => ({ begin, end: begin + 400 }))
    const named = (given: ReadonlyArray<Contribution>) =>
      assemble(given, speech, [], none).segments.map(({ id, text }) => `${id} ${text}`)
    assert.deepStrictEqual(named(chunks), ["s1-1 One.", "s2-1 Two.", "s2-2 Three.", "s3-1 Four."])
    assert.deepStrictEqual(named(chunks.slice(1)), ["s2-1 Two.", "s2-2 Three.", "s3-1 Four."])
  })

  it("writes Chinese without spaces", () => {
    const { segments } = assemble([bare(0, word("我们", 0), word("同意", 400))], [{ begin: 0, end: 1000 }], [], none)
    assert.strictEqual(segments[0]?.text, "我们同意。")
    assert.isNull(segments[0]?.speakerId)
  })

  it("puts no space between Chinese or Japanese sentences that the engine has parted", () => {
    const sentences = [{ begin: 0, end: 900, text: "大家好。 今天开会， 现在开始。" }]
    const { segments } = assemble([{ ...bare(0), sentences }], [{ begin: 0, end: 1000 }], [], none)
    assert.strictEqual(segments[0]?.text, "大家好。今天开会，现在开始。")
  })

  it("puts words from retried gaps where they belong", () => {
    const heard = [bare(0, word("one", 0), word("three", 2000)), bare(1, word("two", 1000))]
    const speech = [{ begin: 0, end: 3000 }]
    assert.strictEqual(assemble(heard, speech, [], none).segments.map(({ text }) => text).join(" "), "One two three.")
  })
})

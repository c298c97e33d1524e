import { assemble } from "#domain/transcript/assemble.ts"
import type { ChunkResult } from "#domain/transcript/work.ts"
import { assert, describe, it } from "@effect/vitest"

const word = (text: string, begin: number) => ({ text, begin, end: begin + 300, confidence: null })
const bare = (...words: ReadonlyArray<ReturnType<typeof word>>): ChunkResult => ({
  words,
  sentences: null,
  turns: null,
  language: "en",
})
const turns = [{ begin: 0, end: 1900, speaker: 1 }, { begin: 1900, end: 5000, speaker: 0 }]

describe("assembling a transcript", () => {
  it("starts a line where the speaker changes, and numbers speakers as they appear", () => {
    const heard = [
      bare(word("we", 0), word("agree", 400)),
      bare(word("when", 2000), word("is", 2400), word("lunch", 2800)),
    ]
    const { segments, speakers } = assemble(heard, [{ begin: 0, end: 5000 }], turns)
    assert.deepStrictEqual(segments.map(({ text }) => text), ["We agree.", "When is lunch?"])
    assert.deepStrictEqual(segments.map(({ speakerId }) => speakerId), ["speaker_1", "speaker_2"])
    assert.deepStrictEqual(speakers.map(({ name }) => name), ["Speaker 1", "Speaker 2"])
    assert.deepStrictEqual(segments.map(({ id }) => id), ["s1", "s2"])
  })

  it("keeps the engine's sentences as written, each with the speaker who talks for most of it", () => {
    const heard: ChunkResult = {
      ...bare(word("Yes,", 1700), word("indeed.", 2100)),
      sentences: [{ begin: 1700, end: 2500, text: " Yes, indeed. " }],
    }
    const { segments } = assemble([heard], [{ begin: 0, end: 5000 }], turns)
    assert.strictEqual(segments[0]?.text, "Yes, indeed.")
    assert.strictEqual(segments[0]?.words.length, 2)
    assert.strictEqual(segments.length, 1)
  })

  it("writes Chinese without spaces", () => {
    const { segments } = assemble([bare(word("我们", 0), word("同意", 400))], [{ begin: 0, end: 1000 }], [])
    assert.strictEqual(segments[0]?.text, "我们同意。")
    assert.isNull(segments[0]?.speakerId)
  })

  it("puts words from retried gaps where they belong", () => {
    const heard = [bare(word("one", 0), word("three", 2000)), bare(word("two", 1000))]
    const speech = [{ begin: 0, end: 3000 }]
    assert.strictEqual(assemble(heard, speech, []).segments.map(({ text }) => text).join(" "), "One two three.")
  })
})

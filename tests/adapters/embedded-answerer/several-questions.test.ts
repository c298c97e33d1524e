import { makeAnswering } from "#adapters/embedded-answerer/answering.ts"
import { englishReader } from "#adapters/embedded-answerer/english-reader.ts"
import { otherReader } from "#adapters/embedded-answerer/other-reader.ts"
import { questionsIn, together } from "#adapters/embedded-answerer/several-questions.ts"
import { meeting } from "#tests/support/asking/a-question.ts"
import { anIndex, ask } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

const english = englishReader()

describe("two questions in one sentence", () => {
  it("are separated", () => {
    const divided = questionsIn("Who books the hall, and when is it?", english)
    assert.deepStrictEqual(divided, ["Who books the hall", "when is it?"])
    assert.deepStrictEqual(questionsIn("When and where is the party?", english), [
      "When is the party?",
      "where is the party?",
    ])
    assert.deepStrictEqual(questionsIn("Wer holt das Zelt, und wann?", otherReader("de")), [
      "Wer holt das Zelt",
      "wann?",
    ])
  })

  it("are one question if it asks about two things", () => {
    for (const one of ["What do bread and butter cost?", "Who are Ann and Ben?"]) {
      assert.deepStrictEqual(questionsIn(one, english), [one])
    }
  })

  it("are each answered", async () => {
    const lines = meeting.segments.map(({ id, text }) => ({ id, text, speaker: null }))
    const question =
      "How much is the budget for the new warehouse, and when does the construction of the warehouse start?"
    const wants = { _tag: "Answer" as const, question, before: null, within: null }
    const reply = await makeAnswering()({ key: "a", language: "en", lines, wants })
    assert.deepInclude(reply, { verdict: "answered" })
    const cited = reply._tag === "Answered" ? reply.sentences.map(({ lines }) => lines.at(-1)) : []
    assert.deepStrictEqual(cited, ["g2", "g4"])
  })

  it("are unsure if only one has an answer", async () => {
    const index = await anIndex(["Ann: The shed costs four hundred euros.", "Ben: I like the garden."])
    const both = together([ask(index, "How much does the shed cost?"), ask(index, "Who owns the boat?")])
    assert.strictEqual(both.verdict, "unsure")
    assert.strictEqual(both.sentences.length, 1)
  })
})

describe("what shows an answer", () => {
  it("is a date as it is spoken, near to what it is the date of", async () => {
    const index = await anIndex([
      "Ann: So, the party for Dad.",
      "Ben: I rang the village hall, they have the 18th free.",
      "Ann: Great. Let's book it.",
      "Ben: I'll do that tomorrow.",
    ])
    assert.deepStrictEqual(ask(index, "When is the party?").closest[0], ["g2"])
  })

  it("is not in the question, nor an end", async () => {
    const index = await anIndex([
      "Ann: The summer concert. Saint Mary's have said yes.",
      "Ben: Lovely. In the church or in the hall?",
      "Ann: The church. The hall is being rewired until August.",
      "Ben: And which evening did they give us?",
      "Ann: Saturday the twenty-first of June.",
    ])
    assert.deepStrictEqual(ask(index, "When is the summer concert?").closest[0]?.at(-1), "g5")
  })

  it("is no sum where things are counted, and no other cost where the rent is asked for", async () => {
    const index = await anIndex([
      "Ann: Where do the guests come from?",
      "Ben: From Leeds, so that is forty pounds more.",
      "Ann: The advert cost three hundred euros.",
    ])
    assert.notStrictEqual(ask(index, "How many guests come?").verdict, "answered")
    assert.strictEqual(ask(index, "How much is the rent?").verdict, "notSaid")
  })
})

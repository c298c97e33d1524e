import { makeAnswering } from "#adapters/embedded-answerer/answering.ts"
import { assert, describe, it } from "@effect/vitest"

const meeting = [
  "Ann: Next, the shirts. Do we stay with the white shirts or go for the green ones?",
  "Ben: I hate the green.",
  "Ann: White it is.",
  "Ben: I'll tell the printers.",
  "Ann: And the tournament. The second weekend in June clashes with the exams.",
  "Ben: Could we move the tournament to the last weekend?",
  "Cleo: The hall is booked on that Saturday.",
  "Ann: Sunday the twenty-ninth, then. Is everyone happy with that?",
  "Cleo: Fine by me.",
  "Ben: My daughter's exams are on the ninth of June.",
  "Ann: What about a present for the trainer?",
  "Ben: A book, maybe.",
  "Cleo: How about a photo of the team?",
  "Ann: Oh, that's nice. Yes, let's do that.",
]

const answer = async (question: string, within: ReadonlyArray<string> | null = null) => {
  const lines = meeting.map((line, at) => ({
    id: `g${at + 1}`,
    text: line.slice(line.indexOf(": ") + 2),
    speaker: line.slice(0, line.indexOf(": ")),
  }))
  const reply = await makeAnswering()({
    key: "a",
    language: "en",
    lines,
    wants: { _tag: "Answer", question, before: null, within },
  })
  return reply._tag === "Answered" ? reply : assert.fail(reply._tag)
}

describe("a question about what was decided", () => {
  it.each([
    ["Which shirts do we stay with?", "White", "g3"],
    ["When is the tournament?", "Sunday the twenty-ninth", "g8"],
    ["What did we decide about the present?", "A photo of the team", "g13"],
  ])("is answered by the decision, not by what was proposed: %s", async (question, text, line) => {
    const { verdict, sentences } = await answer(question)
    assert.strictEqual(verdict, "answered")
    assert.include(sentences[0]?.text, text)
    assert.include(sentences[0]?.lines ?? [], line)
    const said = meeting[Number(line.slice(1)) - 1] ?? ""
    assert.include(said, sentences[0]?.quote ?? "?")
  })

  it("leaves other questions to the lines", async () =>
    assert.include((await answer("When are the exams of Ben's daughter?")).sentences[0]?.text, "ninth of June"))

  it.each(["How much is the trainer paid?", "When does the shop close?"])(
    "makes up no answer: %s",
    async (question) => assert.notStrictEqual((await answer(question)).verdict, "answered"),
  )

  it("decides nothing by lines that may not be used", async () => {
    const { sentences } = await answer("When is the tournament?", ["g5", "g6"])
    assert.notInclude(sentences.map(({ text }) => text).join(" "), "twenty-ninth")
  })
})

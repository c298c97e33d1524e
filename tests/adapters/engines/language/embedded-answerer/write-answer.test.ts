import { writeAnswer } from "#adapters/engines/language/embedded-answerer/write-answer.ts"
import { anIndex, ask } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

const meeting = await anIndex([
  "Ann: Good morning everyone, let us begin.",
  "Ann: The budget for the new warehouse is four hundred thousand euros.",
  "Ben: When does the construction start?",
  "Ann: On the third of March, if the permit arrives.",
  "Ben: I suggest that we paint the doors green.",
  "Ann: Is the crane insured?",
  "Ben: Yes, it is insured until December.",
  "Cleo: Hello, my name is Cleo Brandt, I come from Lisbon.",
  "Speaker 4: I'll order the bricks tomorrow.",
  "Ann: The quick summary is that we are on time.",
])

describe("an answer", () => {
  it("repeats a sentence, word for word, and names its line", () => {
    const { verdict, sentences } = ask(meeting, "What is the budget for the warehouse?")
    assert.strictEqual(verdict, "answered")
    const text = "The budget for the new warehouse is four hundred thousand euros."
    assert.deepStrictEqual(sentences[0], { text, lines: ["g2"], quote: text })
  })

  it("cites the question with a short reply", () => {
    const { sentences } = ask(meeting, "When does the construction start?")
    assert.deepStrictEqual(sentences[0]?.lines, ["g3", "g4"])
    assert.strictEqual(sentences[0]?.quote, "On the third of March, if the permit arrives.")
    assert.match(sentences[0]?.text ?? "", /^When does the construction start\? On the third of March/)
  })

  it("says yes only if that was said", () => {
    assert.match(ask(meeting, "Is the crane insured?").sentences[0]?.quote ?? "", /^Yes, /)
    for (const { text } of ask(meeting, "Is the budget four hundred thousand euros?").sentences) {
      assert.notMatch(text, /^(?:yes|no)\b/i)
    }
  })

  it("names who said it, and who will do it, by the speaker's present name", async () => {
    assert.match(ask(meeting, "Who suggested to paint the doors?").sentences[0]?.text ?? "", /^Ben: /)
    assert.match(ask(meeting, "Who orders the bricks?").sentences[0]?.text ?? "", /^Speaker 4: /)
    const renamed = await anIndex(["Ann: We need bricks.", "Ruth: I'll order the bricks tomorrow.", "Ann: Fine."])
    assert.match(ask(renamed, "Who orders the bricks?").sentences[0]?.text ?? "", /^Ruth: /)
  })

  it("prefers what a speaker said whom the question names", () => {
    const { verdict, closest } = ask(meeting, "Where is Cleo from?")
    assert.deepStrictEqual([verdict, closest[0]], ["answered", ["g8"]])
  })

  it.each([
    ["When does the harbour open?", "g1", "The harbour opens at nine."],
    ["How much does the harbour cost?", "g2", "The harbour costs two million euros."],
    ["Why is the harbour closed?", "g3", "The harbour is closed because of the storm."],
    ["How long does the harbour take?", "g4", "It takes ten minutes to cross the harbour."],
  ])("is a line of the kind that is asked for: %s", async (question, line, text) => {
    const harbour = await anIndex([
      "The harbour opens at nine.",
      "The harbour costs two million euros.",
      "The harbour is closed because of the storm.",
      "It takes ten minutes to cross the harbour.",
      "The harbour has a new crane.",
    ])
    const { verdict, sentences } = ask(harbour, question)
    assert.strictEqual(verdict, "answered")
    assert.deepStrictEqual(sentences, [{ text, lines: [line], quote: text }])
  })

  it.each([
    "Who painted the warehouse?",
    "What is the warehouse?",
    "Summarize what was said about the warehouse.",
  ])("is not claimed where the closest line does not hold what is asked for: %s", (question) => {
    const { verdict, sentences, closest } = ask(meeting, question)
    assert.deepStrictEqual([verdict, sentences], ["unsure", []])
    assert.isNotEmpty(closest)
  })

  it("does not answer what nobody said, nor what only shares a word", () => {
    assert.strictEqual(ask(meeting, "Which mushroom grows beneath the volcano?").verdict, "notSaid")
    assert.notStrictEqual(ask(meeting, "What is the budget for the hospital?").verdict, "answered")
  })

  it("shows at most three different moments, the best first", () => {
    const { closest } = ask(meeting, "What about the warehouse, the crane and the bricks?")
    assert.isAtMost(closest.length, 3)
    assert.strictEqual(new Set(closest.map((lines) => lines.at(-1))).size, closest.length)
  })

  it("stays within the lines that count", () => {
    const { closest, sentences } = writeAnswer(meeting, "What is the budget?", null, new Set(["g4", "g5"]))
    for (const line of [...closest.flat(), ...sentences.flatMap(({ lines }) => lines)]) {
      assert.include(["g4", "g5"], line)
    }
  })

  it("goes on from the question before", () => {
    assert.deepStrictEqual(ask(meeting, "And when does it start?", "Where is the construction?").closest[0], [
      "g3",
      "g4",
    ])
  })

  it("has nothing to say to an empty question, or about an empty text", async () => {
    const nothing = { sentences: [], verdict: "notSaid", confidence: 0, closest: [] } as const
    for (const question of ["", "   ", "???", "what is it"]) assert.deepStrictEqual(ask(meeting, question), nothing)
    assert.deepStrictEqual(ask(await anIndex([]), "What is the budget?"), nothing)
  })

  it("cuts one or two sentences out of a long line", async () => {
    const long = "We spoke about the garden for a while, and about how the roses have to be cut in spring. "
      + "The new fence costs nine hundred euros. "
      + "My neighbour has a dog that digs holes, and he thinks that a fence would not stop it at all, ever."
    const { sentences } = ask(await anIndex([long, "The weather was fine."]), "How much does the new fence cost?")
    assert.include(sentences[0]?.quote, "The new fence costs nine hundred euros.")
    assert.include(long, sentences[0]?.quote ?? "-")
    assert.notInclude(sentences[0]?.quote, "roses")
  })

  it("copes with giant questions and lines", async () => {
    const giant = await anIndex(["word ".repeat(40_000), "x".repeat(200_000), "The ramp costs nine hundred euros."])
    assert.deepStrictEqual(ask(giant, "How much does the ramp cost?").closest[0], ["g3"])
    assert.isAtMost(ask(giant, "How much does the ramp cost? ".repeat(10_000)).closest.length, 3)
    assert.strictEqual(ask(giant, "?".repeat(100_000)).verdict, "notSaid")
  })
})

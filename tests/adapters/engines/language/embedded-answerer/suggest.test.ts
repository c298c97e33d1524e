import { suggestQuestions } from "#adapters/engines/language/embedded-answerer/suggest.ts"
import { anIndex } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

describe("suggested questions", () => {
  it("are those that were asked and answered, then those about what is mentioned most", async () => {
    const index = await anIndex([
      "Ann: Hello, can everybody hear me?",
      "Ann: When does the exhibition open?",
      "Ben: The exhibition opens on Monday at ten.",
      "Ann: The gas boiler has lost about a litre a day since spring.",
      "Ben: What do you think?",
      "Ann: The engineer wants to replace the gas boiler before the exhibition.",
    ])
    const questions = suggestQuestions(index, 4)
    assert.strictEqual(questions[0], "When does the exhibition open?")
    assert.include(questions, "What was said about “gas boiler”?")
    assert.isFalse(questions.some((question) => /hear me|you think/.test(question)))
  })

  it("are none where only chatter is, or nothing", async () => {
    assert.deepStrictEqual(
      suggestQuestions(await anIndex(["Ann: Hello!", "Ben: Hi, how are you?", "Ann: Fine."]), 4),
      [],
    )
    assert.deepStrictEqual(suggestQuestions(await anIndex([]), 4), [])
  })
})

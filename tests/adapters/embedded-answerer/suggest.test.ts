import { suggestQuestions } from "#adapters/embedded-answerer/suggest.ts"
import { anIndex } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

describe("suggested questions", () => {
  it("are about facts, of several sorts, and stand alone", async () => {
    const index = await anIndex([
      "Ann: Hello, can everybody hear me?",
      "Ann: The new machine costs eleven thousand euros.",
      "Ben: Okay.",
      "Ann: Good.",
      "Ben: I'll test the engine this afternoon.",
      "Ann: Great.",
      "Ann: The exercise sheet is due on Monday.",
      "Ben: What do you think?",
      "Ann: I don't know.",
      "Ben: Drifting means that the car slides on purpose.",
    ])
    const questions = suggestQuestions(index, 6)
    assert.includeMembers([...questions], [
      "How much does the new machine cost?",
      "Who will test the engine?",
      "When is the exercise sheet due?",
      "What does drifting mean?",
    ])
    assert.isFalse(questions.some((question) => /hear me|you think/.test(question)))
  })

  it("do not take a name for a thing", async () => {
    const index = await anIndex([
      "Ann: The spring pulls back with a force, and this is called Hooke's law in every book.",
      "Ann: The new harbour master was called Peter, and the ship that he sold was called the barque.",
    ])
    assert.notMatch(suggestQuestions(index, 6).join(), /the (?:Hooke|Peter)/)
  })

  it("are none where only chatter is, or nothing", async () => {
    assert.deepStrictEqual(
      suggestQuestions(await anIndex(["Ann: Hello!", "Ben: Hi, how are you?", "Ann: Fine."]), 4),
      [],
    )
    assert.deepStrictEqual(suggestQuestions(await anIndex([]), 4), [])
  })
})

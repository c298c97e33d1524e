import { withoutFillers } from "#adapters/engines/language/apertium/without-fillers.ts"
import { readEnglish } from "#adapters/engines/language/embedded-analyst/reading/read-english.ts"
import { tidied } from "#adapters/engines/language/embedded-analyst/reading/tidy.ts"
import { assert, describe, it } from "vitest"

const english = readEnglish()

describe("what is said twice", () => {
  it.each([
    "The fee is nine nine nine euros.",
    "We have been here since twenty twenty.",
    "The code is seven seven four four.",
    "It was a million million, or seven hundred seven hundred.",
    "The address is w w w dot a a r o n.",
    "The grade is a a a.",
    "Duran Duran play in Baden Baden.",
    "They fly to bora bora with new york new york.",
  ])("is kept if it is a number, a letter or a name: %s", (sentence) => {
    assert.strictEqual(tidied(sentence, english), sentence)
    assert.strictEqual(withoutFillers(sentence, "en"), sentence)
  })

  it("is dropped if it is a stammer", () => {
    assert.strictEqual(
      tidied("We we had a a plan for the the fee of two two euros.", english),
      "We had a plan for the fee of two two euros.",
    )
    assert.strictEqual(withoutFillers("I I think the the plan", "en"), "I think the plan")
  })
})

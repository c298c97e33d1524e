import { withoutLeadIn } from "#adapters/embedded-answerer/quiz/english-statements.ts"
import { assert, describe, it } from "@effect/vitest"

describe("a statement of a quiz", () => {
  it.each([
    ["So, the hall costs 1,044 euros.", "The hall costs 1,044 euros."],
    ["And so well, we paid 300 euros.", "We paid 300 euros."],
    ["Okay then the railway opened in 1904.", "The railway opened in 1904."],
  ])("loses its lead-in: %s", (said, asked) => assert.strictEqual(withoutLeadIn(said), asked))

  it.each([
    "So far, the hall has cost 1,044 euros.",
    "Right angles have 90 degrees.",
    "No pump of this size lasts for 20 years.",
    "Well water has a temperature of 11 degrees.",
    "Good bread takes 24 hours.",
  ])("keeps words that only look like one: %s", (said) => assert.strictEqual(withoutLeadIn(said), said))
})

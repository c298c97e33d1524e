import { anIndex, ask } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

describe("an answer about a consultation", () => {
  const visit = [
    "Patient: I've had this pain in my chest for about three weeks.",
    "Doctor: Your blood pressure is 152 over 94, which is a bit high.",
    "Patient: And if it gets worse?",
    "Doctor: If the pain comes on at rest or lasts longer than fifteen minutes, call an ambulance straight away.",
    "Patient: All right.",
    "Doctor: I'm increasing the ramipril to 10 mg from tomorrow, and you take omeprazole before breakfast.",
  ]

  it("names the condition on which something should be done", async () => {
    const { verdict, sentences } = ask(await anIndex(visit), "When should she call an ambulance?")
    assert.strictEqual(verdict, "answered")
    assert.deepStrictEqual(sentences.map(({ lines }) => lines.at(-1)), ["g4"])
  })
})

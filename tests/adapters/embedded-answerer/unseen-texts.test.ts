import { englishKind } from "#adapters/embedded-answerer/english-kinds.ts"
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

describe("an answer about a meeting", () => {
  it("does not name who declined", async () => {
    const { verdict } = ask(
      await anIndex([
        "Chair: Welcome to the residents' meeting. Let's start with the lift.",
        "Mr. O'Brien: The lift has been out of order for nine days now. The part costs €1,450 plus VAT, and the fitter comes on Mon. 3 Dec.",
        "Ms. Van den Berg: I can't carry my shopping up five floors. Who is responsible?",
        "Mr. O'Brien: I am. I ordered it on 21/11, and I've called them twice, i.e. on Tuesday and again today.",
        "Chair: Could you put up a notice, please?",
        "Mr. O'Brien: Yes, I'll hang one up tonight.",
        "Ms. Van den Berg: And the bins? They're never emptied on time.",
        "Chair: I wrote to the city council at info@city.example, and they promised to come on Wednesdays at 6 a.m. from January.",
        "Ms. Van den Berg: I don't believe it.",
        "Chair: We vote on the new bicycle shed. Seven in favour, two against. The shed will be built in April for no more than €6,000.",
        "Mr. O'Brien: I won't pay for it.",
        "Chair: You'll have to, I'm afraid. Ms. Van den Berg, will you ask Kessler & Sons for a quote by the end of the month?",
        "Ms. Van den Berg: No, I'm away until February.",
        "Mr. O'Brien: All right, I'll do it.",
        "Chair: Thank you. We're not going to change the house rules this year.",
      ]),
      "Who asks for the quote?",
    )
    assert.notStrictEqual(verdict, "answered")
  })

  it("tells tables of times from times", () => {
    assert.strictEqual(englishKind("Which times tables is he missing?"), "what")
    assert.strictEqual(englishKind("Which day trips are offered?"), "what")
    assert.strictEqual(englishKind("What time does it start?"), "when")
    assert.strictEqual(englishKind("Which days are free?"), "when")
  })
})

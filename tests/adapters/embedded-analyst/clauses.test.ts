import { clausesOf } from "#adapters/embedded-analyst/english-clauses.ts"
import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

describe("a line without marks", () => {
  it.each([
    ["we'll take the blue carpet then I'll order the samples", [
      "we'll take the blue carpet",
      "then I'll order the samples",
    ]],
    ["his trainer left last week i'll ask her assistant", ["his trainer left last week", "i'll ask her assistant"]],
    ["the hall seats eighty have you booked a pianist", ["the hall seats eighty", "have you booked a pianist"]],
    ["no worries and when would they move in", ["no worries", "and when would they move in"]],
    ["my uncle could do that i'll phone him tonight", ["my uncle could do that", "i'll phone him tonight"]],
  ])("is read clause by clause: %s", (line, clauses) => assert.deepStrictEqual(clausesOf(line), clauses))

  it.each([
    "if the ferry is late i'll wait at the harbour",
    "i think we'll need another van for the chairs",
    "the man said i'll never sell this house",
    "of course i'll send you both of the drawings",
    "she left early so she doesn't miss her last bus",
    "we sell the old press and we rent the new one",
    "Until the bridge is open, I'll take the train.",
    "I paint the doors and she does the windows.",
  ])("stays whole: %s", (line) => assert.deepStrictEqual(clausesOf(line), [line]))

  it("keeps what was decided apart from what was promised", async () => {
    const lines = ["S1: okay so we'll take the blue carpet then i'll order the samples tomorrow", "S2: sounds good"]
    assert.deepStrictEqual(await draftedOf(lines, "decisions"), ["We'll take the blue carpet."])
    assert.deepStrictEqual(await draftedOf(lines, "actions"), ["Order the samples | S1 | tomorrow"])
  })
})

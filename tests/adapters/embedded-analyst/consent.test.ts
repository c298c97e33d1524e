import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const opening = [
  "Ann: The launch is on the 12th, and the press kit is not ready.",
  "Carl: The printer wants 900 euros.",
]

describe("consent", () => {
  it.each([
    ["Ben: Shall we move the launch to the 19th?", "Carl: Yes, let's do that.", "Move the launch to the 19th."],
    ["Ben: Why don't we ask the printer for a discount?", "Ann: Sounds good.", "Ask the printer for a discount."],
    ["Ben: Should we invite the bakery to the test?", "Ann: Yes, of course.", "Invite the bakery to the test."],
    ["Ben: How about a smaller room for the party?", "Ann: Agreed.", "A smaller room for the party."],
    ["Ben: Let's use the blue logo on the posters.", "Ann: Agreed.", "Let's use the blue logo on the posters."],
  ])(
    "makes a decision of %s %s",
    async (proposal, answer, decision) =>
      assert.deepStrictEqual(await draftedOf([...opening, proposal, answer], "decisions"), [decision]),
  )

  it.each([
    ["Ben: Should we start with the budget?", "Ann: Yes."],
    ["Ben: Should we invite the bakery to the test?", "Ann: I'm not sure."],
    ["Ben: How about you?", "Ann: Sounds good."],
    ["Ben: Shall we move the launch to the 19th?", "Ben: Yes."],
    ["Ben: Why don't we know the price?", "Ann: Exactly."],
    ["Ben: Did you ask the printer?", "Ann: Yes."],
  ])(
    "is no decision: %s %s",
    async (proposal, answer) =>
      assert.deepStrictEqual(await draftedOf([...opening, proposal, answer], "decisions"), []),
  )

  it.each([
    ["de", "Wollen wir den Start auf den 19. verschieben?", "Ja, einverstanden."],
    ["fr", "Et si on repoussait le lancement au 19 mars ?", "Oui, d'accord."],
    ["es", "¿Y si aplazamos el lanzamiento al 19 de marzo?", "Sí, de acuerdo."],
    ["pt", "E se adiarmos o lançamento para 19 de março?", "Sim, combinado."],
    ["zh", "我们要不要把发布推迟到十九号？", "同意，就这么办。"],
    ["ja", "発売を十九日に延期しませんか？", "はい、そうしましょう。"],
    ["ko", "출시를 19일로 미루는 게 어떨까요?", "네, 그렇게 하시죠."],
  ])(
    "counts in other languages: %s",
    async (language, proposal, answer) =>
      assert.include((await draftedOf([`A: ${proposal}`, `B: ${answer}`], "decisions", language)).join("\n"), proposal),
  )
})

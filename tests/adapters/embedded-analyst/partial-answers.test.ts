import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const asked = [
  "Ann: The fair is in two weeks, and the hall is booked.",
  "Ann: Could you write the flyer and order the tents?",
]

describe("a partial acceptance", () => {
  it.each([
    "I can write the flyer, but not order the tents.",
    "I can't do both, but I can do the flyer.",
    "No, only the flyer.",
    "I won't manage the tents, but I'll write the flyer.",
  ])("keeps the action item, and says what was restricted: %s", async (answer) =>
    assert.deepStrictEqual(
      await draftedOf([...asked, `Ben: ${answer}`], "actions"),
      [`Write the flyer and order the tents (“${answer.replace(/^No, only/, "Only").replace(/\.$/, "")}”) | Ben`],
    ))

  it.each(["No, I can't.", "Already done.", "I can't, sorry."])(
    "is not meant by %s",
    async (answer) => assert.deepStrictEqual(await draftedOf([...asked, `Ben: ${answer}`], "actions"), []),
  )

  it("counts in other languages", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        [
          "Petra: Das Fest ist in zwei Wochen, und die Halle ist gebucht.",
          "Petra: Könntest du den Flyer schreiben und die Zelte bestellen?",
          "Jens: Den Flyer ja, aber nicht die Zelte.",
        ],
        "actions",
        "de",
      ),
      ["Könntest du den Flyer schreiben und die Zelte bestellen? („Den Flyer ja, aber nicht die Zelte“) | Jens"],
    ))
})

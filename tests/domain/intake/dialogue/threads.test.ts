import { dialogueOf } from "#domain/intake/dialogue/dialogue.ts"
import { titleOfPasted } from "#domain/intake/steps/title-of-pasted.ts"
import { assert, describe, it } from "@effect/vitest"

const read = (text: string) => dialogueOf(text)?.map(({ name, text: said }) => [name, said]) ?? null

const outlook = `From: Nadia Rahman <nadia@example.org>
Sent: Tuesday, 4 March 2025 09:12
To: Peter Holm
Subject: Re: Quote for the west roof

Please order the tiles by Friday.
--
Nadia Rahman, +44 20 555 0134

From: Peter Holm <peter@example.org>
Sent: Monday, 3 March 2025 17:40
To: Nadia Rahman
Subject: Quote for the west roof

The tiles cost 9,100 euros.`

describe("a pasted mail thread", () => {
  it("is read from the first mail to the last, without headers and signatures", () => {
    assert.deepStrictEqual(read(outlook), [
      ["Peter Holm", "The tiles cost 9,100 euros."],
      ["Nadia Rahman", "Please order the tiles by Friday."],
    ])
    assert.strictEqual(titleOfPasted(outlook), "Quote for the west roof")
  })

  it("is known by what it quotes", () =>
    assert.deepStrictEqual(
      read(`I'll bring the samples.

On Mon, 3 Mar 2025 at 17:40, Ann Lee <ann@example.org> wrote:
> Could we meet on Thursday?
>
> On Mon, 3 Mar 2025 at 12:05, Ben Ortiz <ben@example.org> wrote:
>> The painter can begin next week.`),
      [["Ben Ortiz", "The painter can begin next week."], ["Ann Lee", "Could we meet on Thursday?"], [
        null,
        "I'll bring the samples.",
      ]],
    ))

  it.each([
    ["German", "Am 3. März 2025 um 17:40 schrieb Ann Lee <ann@example.org>:"],
    ["French", "Le lun. 3 mars 2025 à 17:40, Ann Lee <ann@example.org> a écrit :"],
    ["Spanish", "El lun, 3 mar 2025 a las 17:40, Ann Lee (<ann@example.org>) escribió:"],
    ["Portuguese", "Em seg., 3 de mar. de 2025 às 17:40, Ann Lee <ann@example.org> escreveu:"],
  ])(
    "may be in other languages: %s",
    (_, head) => assert.deepStrictEqual(read(`Gut.\n\n${head}\n> Text.`), [["Ann Lee", "Text."], [null, "Gut."]]),
  )

  it("has more than one mail", () =>
    assert.isNull(dialogueOf("From: ann@example.org\nTo: ben@example.org\nSubject: Lunch\n\nSee you at 12:30.")))

  it("is not meant by someone who wrote something", () =>
    assert.isNull(dialogueOf("From the beginning it was clear.\nOn that day she wrote: we shall see.\nTo: nobody.")))
})

describe("questions and answers", () => {
  it.each([
    ["Q: How long?\nA: Ten days.\n\nQ: How much?\nA: Nothing.\nReally."],
    ["Q: How long? A: Ten days.\nQ: How much? A: Nothing.\nReally."],
    ["**Q1:** How long?\n**A1:** Ten days.\n**Q2:** How much?\n**A2:** Nothing.\nReally."],
  ])(
    "are a conversation: %j",
    (text) =>
      assert.deepStrictEqual(read(text), [["Q", "How long?"], ["A", "Ten days."], ["Q", "How much?"], [
        "A",
        "Nothing.\nReally.",
      ]]),
  )

  it("may be in other languages", () => {
    assert.deepStrictEqual(
      read("Frage: Wie lange?\nAntwort: Zehn Tage.\nFrage: Wie viel?\nAntwort: Nichts.")?.map(([name]) => name),
      ["Frage", "Antwort", "Frage", "Antwort"],
    )
    assert.deepStrictEqual(
      read("问：要多久？\n答：十天。\n问：多少钱？\n答：免费。")?.map(([, said]) => said),
      ["要多久？", "十天。", "多少钱？", "免费。"],
    )
  })

  it("are none in a list of labels", () =>
    assert.isNull(dialogueOf("A. Apples\nB. Pears\nA. Cherries\nC. Plums\nA. Figs")))
})

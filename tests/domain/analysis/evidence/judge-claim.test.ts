import { judgeOf } from "#domain/analysis/evidence/judge-claim.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { assert, describe, it } from "@effect/vitest"
import * as fc from "fast-check"

const judged = (lines: ReadonlyArray<string>, text: string, quote: string | null, cited = ["g1"]) => {
  const { segments, speakers } = aTranscript(lines)
  return judgeOf(segments, speakers)({ text, quote, segments: cited.map((id) => SegmentId.make(id)) }).unverified
}

const meeting = [
  "Ann: The budget is nine thousand euros.",
  "Ben: We decided not to ship in June.",
  "Ann: Ben will call the supplier on Friday.",
  "Cleo: Good morning. Did the rent rise?",
  "Ben: No, it is still 400 a month, as in twenty twenty.",
  "Speaker 2: I move the meeting to Monday.",
]

describe("a claim is verified", () => {
  it.each([
    ["word by word, without a quote", "The budget is nine thousand euros.", null, ["g1"]],
    ["a number in digits for words", "The budget is €9,000.", "budget is nine thousand euros", ["g1"]],
    ["a negation in other words", "They won't ship in June.", "We decided not to ship in June", ["g2"]],
    ["a negation that the quote has cut off", "They decided not to ship in June.", "to ship in June", ["g2"]],
    ["a name in the quote", "Ben calls the supplier on Friday.", "Ben will call the supplier on Friday", ["g3"]],
    ["the speaker's name", "Cleo asks about the rent.", "Did the rent rise?", ["g4"]],
    ["a speaker called by a number", "Speaker 2 moves the meeting to Monday.", "I move the meeting to Monday", ["g6"]],
    ["a reply without its no", "The rent is still 400 a month.", "No, it is still 400 a month", ["g4", "g5"]],
    ["passages with an ellipsis", "Did the rent rise? It is still 400.", "Did the rent rise … still 400", ["g4", "g5"]],
  ])("with %s", (_, text, quote, cited) => assert.isNull(judged(meeting, text, quote, cited)))

  it.each([
    ["lines", "no line", "The budget is nine thousand euros.", "nine thousand euros", []],
    ["lines", "a line that does not exist", "The budget is nine thousand euros.", "nine thousand euros", ["g1", "g9"]],
    ["quote", "no quote", "The budget is approved.", null, ["g1"]],
    ["quote", "a quote of another line", "The budget is nine thousand euros.", "Good morning", ["g1"]],
    ["quote", "a quote over a gap", "Nine thousand in June.", "nine thousand euros Ben will call", ["g1", "g3"]],
    ["numbers", "another number", "The budget is one million euros.", "The budget is nine thousand euros", ["g1"]],
    ["numbers", "another currency", "The budget is $9,000.", "The budget is nine thousand euros", ["g1"]],
    ["numbers", "a number that another line has", "The budget is 400 euros.", "nine thousand euros", ["g1", "g5"]],
    ["dates", "another day", "Ben will call the supplier on Monday.", "Ben will call the supplier on Friday", ["g3"]],
    ["dates", "another month", "They decided not to ship in July.", "We decided not to ship in June", ["g2"]],
    ["negation", "a negation lost", "They decided to ship in June.", "We decided not to ship in June", ["g2"]],
    ["negation", "a negation cut off by the quote", "They decided to ship in June.", "to ship in June", ["g2"]],
    ["negation", "a negation added", "The budget is not nine thousand euros.", "budget is nine thousand euros", ["g1"]],
    ["names", "another name", "Peter will call the supplier on Friday.", "Ben will call the supplier on Friday", [
      "g3",
    ]],
    [
      "names",
      "the speaker for who is named",
      "Ann will call the supplier on Friday.",
      "Ben will call the supplier on Friday",
      ["g3"],
    ],
    ["names", "who speaks elsewhere", "Cleo decided not to ship in June.", "We decided not to ship in June", ["g2"]],
    ["words", "nothing of the quote", "Everyone agreed to close the office.", "Good morning", ["g4"]],
    ["names", "another language", "Se aplaza la reunión.", "I move the meeting", ["g6"]],
  ])(
    "not for its %s: %s",
    (reason, _, text, quote, cited) => assert.strictEqual(judged(meeting, text, quote, cited), reason),
  )

  it.each([
    ["de", "Ann: Wir liefern im Juni nicht, und das kostet neuntausend Euro.", [
      ["Wir liefern im Juni nicht, das kostet 9.000 Euro.", true],
      ["Wir liefern im Juni nicht, das kostet 900 Euro.", false],
      ["Wir liefern im Juni.", false],
      ["Ann sagt, wir liefern im Juli nicht.", false],
      ["Peter liefert im Juni nicht.", false],
    ]],
    ["fr", "Ann : Nous ne livrons pas en juin, et cela coûte neuf mille euros.", [
      ["Cela coûte 9 000 euros, et nous ne livrons pas en juin.", true],
      ["Nous livrons en juin, et cela coûte neuf mille euros.", false],
      ["Nous ne livrons pas en juin, et cela coûte un million d’euros.", false],
      ["Nous ne livrons pas en mai.", false],
    ]],
    ["es", "Ann: No entregamos en junio, y eso cuesta nueve mil euros.", [
      ["No entregamos en junio; cuesta 9.000 euros.", true],
      ["Entregamos en junio, y eso cuesta nueve mil euros.", false],
      ["No entregamos en junio, y eso cuesta un millón de euros.", false],
      ["No entregamos en mayo.", false],
    ]],
    ["pt", "Ann: Não entregamos em junho, e isso custa nove mil euros.", [
      ["Não entregamos em junho; custa 9.000 euros.", true],
      ["Entregamos em junho, e isso custa nove mil euros.", false],
      ["Não entregamos em junho, e isso custa um milhão de euros.", false],
      ["Não entregamos em maio.", false],
    ]],
    ["zh", "王强：我们决定六月不发布新版本，预算是九千元。", [
      ["预算是9000元，六月不发布新版本。", true],
      ["我们决定六月发布新版本。", false],
      ["预算是一百万元，六月不发布新版本。", false],
      ["李娜决定六月不发布新版本。", false],
    ]],
    ["ja", "田中：六月に新製品を出荷しません。予算は九千円です。", [
      ["予算は9000円です。六月に新製品を出荷しません。", true],
      ["六月に新製品を出荷します。", false],
      ["予算は百万円です。六月に新製品を出荷しません。", false],
      ["鈴木は六月に新製品を出荷しません。", false],
    ]],
    ["ko", "민수: 유월에 신제품을 출시하지 않습니다. 예산은 구천 유로입니다.", [
      ["예산은 9000 유로입니다. 유월에 신제품을 출시하지 않습니다.", true],
      ["유월에 신제품을 출시합니다.", false],
      ["예산은 백만 유로입니다. 유월에 신제품을 출시하지 않습니다.", false],
      ["영희가 유월에 신제품을 출시하지 않습니다.", false],
    ]],
  ])("in %s as in English", (_, line, sentences) => {
    const quote = line.replace(/^\S+\s?[:：]\s*/u, "")
    for (const [text, expected] of sentences) {
      assert.strictEqual(judged([line], String(text), quote) === null, expected, String(text))
    }
  })

  it.each([
    ["The budget is nine thousand euros.", "The budget is nine.", "The budget is nine"],
    ["The budget is 9,000 euros.", "The budget is 9.", "The budget is 9"],
    ["The code is nine nine nine.", "The code is nine nine.", "The code is nine nine"],
    ["Es sind 9.000 Euro für das Haus und den Garten.", "Es sind 9.", "Es sind 9"],
    ["The share is twenty five percent.", "Twenty is the share.", "The share is twenty"],
    ["预算是九千万元。", "预算是九千。", "预算是九千"],
  ])(
    "not for a number that is cut off: %s",
    (line, text, quote) => assert.strictEqual(judged([`Ann: ${line}`], text, quote), "numbers"),
  )

  it("never with a number that is not in its quote", () => {
    const number = fc.constantFrom("two", "7", "forty", "90", "a million", "3,000", "twenty-one", "1.5", "half")
    fc.assert(fc.property(number, number, (said, written) => {
      const quote = `The order is for ${said} crates`
      const found = judged([`Ann: ${quote}.`], `The order is for ${written} crates.`, quote)
      assert.strictEqual(found === null, said === written)
    }))
  })
})

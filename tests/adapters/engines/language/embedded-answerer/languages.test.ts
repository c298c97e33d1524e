import { suggestQuestions } from "#adapters/engines/language/embedded-answerer/suggest.ts"
import { anIndex, ask } from "#tests/support/asking/an-index.ts"
import { measureForeign } from "#tests/support/asking/measure-answers.ts"
import { assert, describe, it } from "@effect/vitest"

const german = await anIndex([
  "Anna: Guten Morgen, wir fangen mit dem Haushalt der Bücherei an.",
  "Anna: Die Bücherei kostet die Stadt im Jahr vierhunderttausend Euro.",
  "Bernd: Wann wird die neue Brücke eröffnet?",
  "Anna: Am dritten März, wenn das Geländer fertig ist.",
  "Bernd: Die alte Brücke ist gesperrt, weil der Rost sie zerfressen hat.",
])
const chinese = await anIndex([
  "王明: 大家好，我们开始今天的会议。",
  "李华: 新仓库的预算是四十万元。",
  "王明: 施工什么时候开始？",
  "李华: 施工三月三号开始。",
  "王明: 我们还需要两名工程师，因为屋顶要重新设计。",
])

describe("answers in other languages", () => {
  it("are found in German, French and Spanish by their words and how questions begin", async () => {
    assert.deepStrictEqual(ask(german, "Was kostet die Bücherei?").closest[0], ["g2"])
    assert.deepStrictEqual(ask(german, "Wann wird die Brücke eröffnet?").closest[0], ["g3", "g4"])
    assert.deepStrictEqual(ask(german, "Warum ist die alte Brucke gesperrt?").closest[0], ["g5"])
    const french = await anIndex([
      "Nous avons parlé de la bibliothèque pendant la réunion de ce matin.",
      "Le pont coûte trois cents euros par mètre à la ville.",
      "Les travaux du pont commencent le trois mars.",
    ])
    assert.deepStrictEqual(ask(french, "Quand commencent les travaux du pont ?").closest[0], ["g3"])
  })

  it("are found in Chinese by words", () => {
    assert.deepStrictEqual(ask(chinese, "新仓库的预算是多少？").closest[0], ["g2"])
    assert.deepStrictEqual(ask(chinese, "施工什么时候开始？").closest[0]?.at(-1), "g4")
    assert.deepStrictEqual(ask(chinese, "为什么需要工程师？").closest[0], ["g5"])
    assert.strictEqual(ask(chinese, "月球上有什么蘑菇？").verdict, "notSaid")
  })

  it("are found, and confident only where a sign shows that it is one", async () => {
    for (const { name, measured } of await measureForeign()) {
      const { hit1, right, answered, twins, unanswerable } = measured
      assert.isAtLeast(hit1.count, hit1.of - 2, name)
      assert.strictEqual(right.count, right.of, name)
      assert.isAbove(answered.count, 0, name)
      assert.strictEqual(twins.count + unanswerable.count, 0, name)
    }
  })

  it("are refused if the question is in another language than the text", () => {
    assert.strictEqual(ask(german, "What does the library pay for insurance?").verdict, "notSaid")
    assert.strictEqual(ask(chinese, "What is the budget for the warehouse?").verdict, "notSaid")
  })

  it("are suggested as they were asked, or about what is mentioned most", async () => {
    assert.deepStrictEqual(suggestQuestions(german, 3).slice(-1), ["Was wurde über „Brücke“ gesagt?"])
    const spanish = await anIndex([
      "Eva: ¿Cuánto cuesta el puente nuevo?",
      "Luis: Unos doscientos treinta euros por metro.",
      "Eva: ¿Y por qué?",
    ])
    assert.deepStrictEqual(suggestQuestions(spanish, 3), ["¿Cuánto cuesta el puente nuevo?"])
  })
})

import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

/** A question, who is for it, and that it is so. */
const agreed: Readonly<Record<string, readonly [lines: ReadonlyArray<string>, decision: string]>> = {
  en: [
    [
      "Ann: I got two quotes for the gate, one for ninety pounds from Miller's.",
      "Ben: They did the shed roof and it leaked after a year.",
      "Ann: Shall we go with Miller's? All in favour? Good, that's agreed.",
    ],
    "Go with Miller's.",
  ],
  de: [
    [
      "Anna: Das Angebot der Firma Müller liegt bei neunzig Euro.",
      "Ben: Sollen wir die Firma Müller nehmen?",
      "Anna: Alle dafür? Gut, das ist beschlossen.",
    ],
    "Sollen wir die Firma Müller nehmen? Gut, das ist beschlossen.",
  ],
  es: [
    [
      "Ana: La oferta de la empresa Molina es de noventa euros.",
      "Luis: ¿Elegimos a la empresa Molina?",
      "Ana: ¿Todos a favor? Bien, queda aprobado.",
    ],
    "Bien, queda aprobado («¿Elegimos a la empresa Molina?»).",
  ],
  fr: [
    [
      "Anne : Le devis de la société Meunier est de quatre-vingt-dix euros.",
      "Luc : On prend la société Meunier ?",
      "Anne : Tous pour ? Bien, c'est décidé.",
    ],
    "Bien, c'est décidé («\u00A0On prend la société Meunier ?\u00A0»).",
  ],
  pt: [
    [
      "Ana: O orçamento da empresa Moleiro é de noventa euros.",
      "Luís: Vamos escolher a empresa Moleiro?",
      "Ana: Todos a favor? Bom, ficou decidido.",
    ],
    "Bom, ficou decidido (“Vamos escolher a empresa Moleiro?”).",
  ],
  zh: [
    ["王强：米勒公司的报价是九十元。", "李丽：我们选米勒公司好吗？", "王强：大家同意吗？好，就这么决定了。"],
    "就这么决定了（我们选米勒公司好吗？）。",
  ],
  ja: [
    [
      "田中：ミラー社の見積もりは九千円です。",
      "鈴木：ミラー社に頼みませんか？",
      "田中：皆さんいいですか？では、決定です。",
    ],
    "ミラー社に頼みませんか？では、決定です。",
  ],
  ko: [
    ["민수: 밀러사의 견적은 구천 원입니다.", "지영: 밀러사로 할까요?", "민수: 모두 동의하십니까? 네, 결정했습니다."],
    "밀러사로 할까요? 네, 결정했습니다.",
  ],
}

const office = ["Ann: The new office could open in Porto in March.", "Ben: The rent there is lower than in Lisbon."]

describe("a sentence that only confirms a decision", () => {
  it.each(Object.entries(agreed))("says which: %s", async (language, [lines, decision]) => {
    assert.deepStrictEqual(await draftedOf(lines, "decisions", language), [decision])
  })

  it("is about what its speaker said just before, if nobody had proposed it", async () => {
    assert.deepStrictEqual(
      await draftedOf([...office, "Ann: So the office moves to Porto. It's decided."], "decisions"),
      ["It's decided (“The office moves to Porto”)."],
    )
  })

  it("does not repeat the decision before it", async () => {
    assert.deepStrictEqual(
      await draftedOf(
        [...office, "Ann: We have decided to rent the office in Porto.", "Ben: Great, that's settled."],
        "decisions",
      ),
      ["We have decided to rent the office in Porto."],
    )
  })

  it.each(["Dev: That's decided then.", "Dev: So we've all agreed."])("is none of its own: %s", async (sentence) => {
    assert.deepStrictEqual(await draftedOf([...office, sentence], "decisions"), [])
  })
})

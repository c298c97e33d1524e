import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const meetings: Readonly<Record<string, ReadonlyArray<string>>> = {
  en: [
    "Chair: The next item is the roof of the village hall.",
    "Ann: The roof leaks over the stage and the quote is 4,200 pounds.",
    "Ben: The gallery has waited three years for new lamps.",
    "Chair: We voted five to two to repair the roof before winter.",
  ],
  de: [
    "Leiterin: Der nächste Punkt ist das Dach der Turnhalle.",
    "Jens: Das Dach ist undicht und das Angebot liegt bei 4.200 Euro.",
    "Leiterin: Wir haben mit fünf zu zwei Stimmen für die Reparatur des Daches gestimmt.",
  ],
  es: [
    "Presidenta: El siguiente punto es el tejado del local de la asociación.",
    "Luis: El tejado tiene goteras y el presupuesto es de 4.200 euros.",
    "Presidenta: Votamos cinco a dos reparar el tejado antes del invierno.",
  ],
  fr: [
    "Présidente : Le point suivant est le toit de la salle des fêtes.",
    "Luc : Le toit fuit et le devis est de 4 200 euros.",
    "Présidente : Nous avons voté cinq contre deux pour réparer le toit avant l'hiver.",
  ],
  pt: [
    "Presidente: O próximo ponto é o telhado da sede da associação.",
    "Luís: O telhado tem infiltrações e o orçamento é de 4.200 euros.",
    "Presidente: Votamos cinco a dois reparar o telhado antes do inverno.",
  ],
  zh: [
    "主席：下面讨论礼堂屋顶的维修。",
    "王强：屋顶漏水，报价是四千二百元。",
    "主席：大会以五比二通过入冬前维修屋顶的提案。",
  ],
  ja: [
    "議長：次は公民館の屋根の修理についてです。",
    "田中：屋根が雨漏りしていて、見積もりは四十二万円です。",
    "議長：屋根の修理は5対2で可決されました。",
  ],
  ko: [
    "의장: 다음 안건은 마을 회관 지붕 수리입니다.",
    "민수: 지붕이 새고 견적은 420만 원입니다.",
    "의장: 지붕 수리 안건은 5대 2로 가결되었습니다.",
  ],
}

const bare: Readonly<Record<string, string>> = {
  en: "Approved unanimously.",
  de: "Der Antrag ist einstimmig angenommen.",
  es: "Aprobado por unanimidad.",
  fr: "La motion est adoptée.",
  pt: "Aprovado por unanimidade.",
  zh: "动议全票通过。",
  ja: "全会一致で承認されました。",
  ko: "만장일치로 통과되었습니다.",
}

const undecided: Readonly<Record<string, ReadonlyArray<string>>> = {
  en: [
    "We haven't voted on the roof yet.",
    "The council voted last year to close the library.",
    "If the motion passed, we would need a loan.",
    "I passed the form to the office.",
    "She carried the boxes to the hall.",
    "They said the motion passed.",
  ],
  de: ["Über den Antrag wurde noch nicht entschieden.", "Wenn der Antrag angenommen wird, brauchen wir Geld."],
  fr: ["Nous n'avons pas encore voté le budget.", "Si la motion est adoptée, il faudra un prêt."],
  es: ["Todavía no hemos decidido nada sobre el tejado.", "Si la moción es aprobada, pediremos un crédito."],
  pt: ["Ainda não decidimos nada sobre o telhado.", "Se a moção for aprovada, pedimos um empréstimo."],
  zh: ["方案通过邮件发给大家。", "提案还没有通过。"],
  ja: ["まだ可決されていません。"],
  ko: ["아직 결정하지 않았습니다."],
}

describe("a vote", () => {
  it.each(Object.entries(meetings))("is a decision: %s", async (language, lines) => {
    const vote = lines.at(-1)?.replace(/^[^:：]+[:：]\s*/, "") ?? ""
    assert.deepStrictEqual(await draftedOf(lines, "decisions", language), [vote])
  })

  it.each(Object.entries(bare))("is one without its subject, too: %s", async (language, vote) => {
    const lines = [...(meetings[language] ?? []).slice(0, -1), `A: ${vote}`]
    assert.include((await draftedOf(lines, "decisions", language)).join("\n"), vote.replace(/[.。]$/, ""))
  })

  it("names the motion that was voted on", async () => {
    const lines = (meetings["en"] ?? []).slice(0, -1)
    assert.deepStrictEqual(
      await draftedOf([
        ...lines,
        "Ann: I move that we repair the roof before winter.",
        "Ben: Seconded.",
        "Chair: The motion carried five to two.",
      ], "decisions"),
      ["The motion carried five to two (“I move that we repair the roof before winter”)."],
    )
  })

  const early = Object.entries(undecided).flatMap(([language, some]) => some.map((one) => [language, one] as const))

  it.each(early)("is none before it is taken: %s, %s", async (language, sentence) => {
    const lines = (meetings[language] ?? []).slice(0, -1)
    assert.deepStrictEqual(await draftedOf([...lines, `A: ${sentence}`], "decisions", language), [])
  })
})

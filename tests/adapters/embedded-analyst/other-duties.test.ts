import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>, ReadonlyArray<string>]> = [
  ["de", [
    "Jens: Der Kunde wartet auf das neue Angebot für die Halle.",
    "Petra: Jens, kannst du das Angebot bis Freitag an Müller schicken?",
    "Jens: Ja, mache ich.",
    "Petra: Ich bestelle morgen die Schrauben für die Tribüne.",
    "Jens: Frau Weber aus dem Vertrieb schickt den Vertrag bis zum 3. Dezember an die Bank.",
    "Jens: Die Rechnung bringe ich dir heute Nachmittag.",
    "Petra: Können Sie mich hören?",
  ], [
    "Jens, kannst du das Angebot bis Freitag an Müller schicken? | Jens | Freitag",
    "Ich bestelle morgen die Schrauben für die Tribüne. | Petra | morgen",
    "Frau Weber aus dem Vertrieb schickt den Vertrag bis zum 3. Dezember an die Bank. | Frau Weber | 3. Dezember",
    "Die Rechnung bringe ich dir heute Nachmittag. | Jens | heute Nachmittag",
  ]],
  ["fr", [
    "Luc: Le client attend le nouveau devis pour la salle.",
    "Claire: Luc, peux-tu envoyer le devis avant vendredi ?",
    "Luc: Oui, d'accord.",
    "Claire: J'appelle la banque demain matin.",
    "Luc: Madame Roche enverra le contrat le 3 décembre.",
    "Claire: Vous pouvez répéter la question ?",
  ], [
    "Luc, peux-tu envoyer le devis avant vendredi ? | Luc | avant vendredi",
    "J'appelle la banque demain matin. | Claire | demain matin",
    "Madame Roche enverra le contrat le 3 décembre. | Madame Roche | 3 décembre",
  ]],
  ["es", [
    "Luis: El cliente espera el nuevo presupuesto de la sala.",
    "Ana: Luis, ¿puedes enviar el presupuesto antes del viernes?",
    "Luis: Sí, claro.",
    "Ana: Yo llamo al banco mañana por la tarde.",
    "Luis: Ana va a preparar el contrato para el 3 de diciembre.",
    "Ana: ¿Puedes repetir la pregunta?",
  ], [
    "Luis, ¿puedes enviar el presupuesto antes del viernes? | Luis | antes del viernes",
    "Yo llamo al banco mañana por la tarde. | Ana | mañana por la tarde",
    "Ana va a preparar el contrato para el 3 de diciembre. | Ana | 3 de diciembre",
  ]],
  ["pt", [
    "Luís: O cliente espera o novo orçamento da sala.",
    "Ana: Luís, você pode enviar o orçamento até sexta-feira?",
    "Luís: Sim, pode deixar.",
    "Ana: Eu ligo para o banco amanhã de manhã.",
    "Luís: Ana vai preparar o contrato até 3 de dezembro.",
    "Ana: Você pode repetir a pergunta?",
  ], [
    "Luís, você pode enviar o orçamento até sexta-feira? | Luís | sexta-feira",
    "Eu ligo para o banco amanhã de manhã. | Ana | amanhã de manhã",
    "Ana vai preparar o contrato até 3 de dezembro. | Ana | 3 de dezembro",
  ]],
  ["ja", [
    "田中: お客様が新しい見積書を待っています。",
    "佐藤: 田中さん、金曜日までに見積書を送ってください。",
    "田中: はい、わかりました。",
    "佐藤: 明日銀行に連絡します。",
    "田中: よろしくお願いします。",
  ], ["田中さん、金曜日までに見積書を送ってください。 | 田中 | 金曜日まで", "明日銀行に連絡します。 | 佐藤 | 明日"]],
  ["ko", [
    "민수: 고객이 새 견적서를 기다리고 있습니다.",
    "지영: 민수 씨, 금요일까지 견적서를 보내 주세요.",
    "민수: 네, 알겠습니다.",
    "지영: 제가 내일 은행에 연락하겠습니다.",
    "민수: 잘 부탁드립니다.",
  ], [
    "민수 씨, 금요일까지 견적서를 보내 주세요. | 민수 | 금요일까지",
    "제가 내일 은행에 연락하겠습니다. | 지영 | 내일",
  ]],
]

describe("action items in languages without an analyser of their own", () => {
  it.each(cases)(
    "have who does it by when: %s",
    async (language, lines, expected) => assert.deepStrictEqual(await draftedOf(lines, "actions", language), expected),
  )

  it("belong to the one who accepts", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        [
          "Petra: Die Wände im Flur sind fleckig.",
          "Petra: Könntest du die Farbe im Baumarkt besorgen?",
          "Jens: Klar, gerne.",
        ],
        "actions",
        "de",
      ),
      ["Könntest du die Farbe im Baumarkt besorgen? | Jens"],
    ))

  it("are off if someone declines", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        [
          "Claire: Les murs du couloir sont tachés.",
          "Claire: Luc, peux-tu acheter la peinture demain ?",
          "Luc: Non, je ne peux pas.",
        ],
        "actions",
        "fr",
      ),
      [],
    ))

  it("have no habits for dates", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        ["Petra: Jens kommt jeden Freitag in die Halle.", "Jens: Ich schicke dir die Liste der Spieler."],
        "actions",
        "de",
      ),
      ["Ich schicke dir die Liste der Spieler. | Jens"],
    ))
})

describe("a task without a date", () => {
  it.each<readonly [string, ReadonlyArray<string>, ReadonlyArray<string>]>([
    ["de", [
      "Kaan: Ich nehm das Bad.",
      "Fee: Aber ich mach kein Klo.",
      "Jonas: Timo, schreib den Termin ins Buch.",
      "Timo: Ja, mach ich.",
      "Kaan: Ich änder nachher die Liste.",
      "Fee: Ich nehme an, das reicht.",
    ], [
      "Ich nehm das Bad. | Kaan",
      "Timo, schreib den Termin ins Buch. | Timo",
      "Ich änder nachher die Liste. | Kaan",
    ]],
    ["fr", [
      "Luc: J'envoie la liste au carreleur.",
      "Inès: Je prends le deuxième minibus.",
      "Luc: Je ne fais pas la cuisine.",
      "Inès: Je fais du vélo depuis dix ans.",
      "Luc: Je commencerai peut-être à la Toussaint.",
    ], ["J'envoie la liste au carreleur. | Luc", "Je prends le deuxième minibus. | Inès"]],
  ])(
    "is taken on: %s",
    async (language, lines, actions) => assert.deepStrictEqual(await draftedOf(lines, "actions", language), actions),
  )
})

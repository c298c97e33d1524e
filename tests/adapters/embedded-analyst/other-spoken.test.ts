import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

describe("what people agree on, as they speak", () => {
  it.each([
    ["de", [
      "S1: wer ist dafür dass die handys zu hause bleiben",
      "S1: das sind ähm 18 von 22 gut dann bleiben die handys zu hause",
      "S2: find ich gut",
    ], [
      "Das sind 18 von 22 gut dann bleiben die handys zu hause",
    ]],
    ["de", ["S1: super dann haben wir beschlossen dass der eintritt frei bleibt wie letztes jahr"], [
      "Super dann haben wir beschlossen dass der eintritt frei bleibt wie letztes jahr",
    ]],
    ["fr", [
      "Claire: Est-ce qu'on prend ces locaux, alors ?",
      "Sonia: Pour moi c'est oui.",
      "Claire: Bon, alors on prend la rue Pasteur.",
    ], [
      "On prend la rue Pasteur.",
    ]],
    ["fr", ["Claire: D'accord, on garde MédiPlan mais on démarre en novembre.", "Bastien: Très bien."], [
      "D'accord, on garde MédiPlan mais on démarre en novembre.",
    ]],
    ["es", ["Marta: Bueno, entonces adelantamos los conciertos y empezamos a las seis.", "Iker: De acuerdo."], [
      "Adelantamos los conciertos y empezamos a las seis.",
    ]],
    ["es", ["Marta: Vale, pues queda decidido: diez euros, y gratis hasta los dieciséis."], [
      "Vale, pues queda decidido: diez euros, y gratis hasta los dieciséis.",
    ]],
    ["pt", ["Júlia: E o desconto?", "Renata: Então fica combinado, dez por cento para estudantes."], [
      "Então fica combinado, dez por cento para estudantes.",
    ]],
    ["ja", ["田中：では、工事は六月三日から始めることにします。", "佐藤：賛成です。"], [
      "では、工事は六月三日から始めることにします。",
    ]],
    ["zh", ["说话人1：那最晚六月十号要开工", "说话人2：行那就定六月十号开工"], ["定六月十号开工。"]],
  ])(
    "%s: %s",
    async (language, lines, expected) =>
      assert.deepStrictEqual(await draftedOf(lines, "decisions", language), expected),
  )
})

describe("what someone takes on, as they speak", () => {
  it.each([
    ["de", ["S1: wunderbar und wer kümmert sich um den grill", "S3: das mache ich mein mann hat einen großen"], [
      "Wunderbar und wer kümmert sich um den grill | S3",
    ]],
    ["de", ["S4: ich kann die getränke besorgen ich arbeite ja im großmarkt", "S1: wunderbar"], [
      "Ich kann die getränke besorgen ich arbeite ja im großmarkt | S4",
    ]],
    ["fr", [
      "Claire: Et qui s'occupe des devis pour les déménageurs ?",
      "Bastien: Je peux en demander trois d'ici vendredi.",
    ], [
      "Et qui s'occupe des devis pour les déménageurs ? | Bastien | vendredi",
    ]],
    ["fr", [
      "Claire: Sonia, est-ce que tu peux leur demander une remise ?",
      "Sonia: Je vais leur écrire aujourd'hui.",
    ], [
      "Sonia, est-ce que tu peux leur demander une remise ? | Sonia | aujourd'hui",
    ]],
    ["fr", [
      "Claire: Il nous reste la question de la secrétaire.",
      "Claire: Madame Aubry part en congé maternité le 1er août.",
    ], []],
    ["es", ["Marta: ¿Y cuánto es el transporte?", "Iker: No lo sé. Lo pregunto esta semana."], [
      "Lo pregunto esta semana. («¿Y cuánto es el transporte?») | Iker | esta semana",
    ]],
    ["es", ["Iker: Mi primo tiene una imprenta, le puedo pedir un precio.", "Marta: Sí, por favor."], [
      "Mi primo tiene una imprenta, le puedo pedir un precio. | Iker",
    ]],
    ["pt", ["Renata: Alguém já falou com a gráfica?", "Caio: Ainda não. Eu ligo para eles amanhã."], [
      "Eu ligo para eles amanhã. | Caio | amanhã",
    ]],
    ["pt", ["Júlia: E o transporte das caixas?", "Renata: Vou pedir o carro do meu irmão."], [
      "Vou pedir o carro do meu irmão. | Renata",
    ]],
    ["ja", ["佐藤：私が明日の朝礼で伝えます。"], ["私が明日の朝礼で伝えます。 | 佐藤 | 明日"]],
    ["zh", ["说话人2：好那你明天给我回个电话", "说话人1：好的没问题我明天下午之前给您回电话"], [
      "给我回个电话 | 说话人1 | 明天下午之前",
    ]],
    ["zh", ["说话人1：这样吧我去跟经理申请一下看能不能打九五折"], ["跟经理申请一下看能不能打九五折 | 说话人1"]],
    ["zh", ["说话人2：麻烦你把两个方案的图纸发到我微信上", "说话人1：好的我现在就发"], [
      "把两个方案的图纸发到我微信上 | 说话人1",
    ]],
  ])(
    "%s: %s",
    async (language, lines, expected) => assert.deepStrictEqual(await draftedOf(lines, "actions", language), expected),
  )

  it("is not even possible where nobody took it on", async () => {
    assert.deepStrictEqual(
      await draftedOf(["Jan: Ich kann die Getränke besorgen.", "Ute: Mal sehen."], "possible", "de"),
      [],
    )
    assert.deepStrictEqual(
      await draftedOf(["佐藤：来週の月曜日でいいですか。", "田中：はい、お願いします。"], "possible", "ja"),
      [],
    )
  })
})

describe("a sentence with the noises of speech", () => {
  it.each([
    [
      "de",
      "Jan: Pro Kind sind das ähm 245 Euro, da ist äh alles drin.",
      "Pro Kind sind das 245 Euro, da ist alles drin.",
    ],
    ["fr", "Léa: Le loyer est de euh 2 300 euros par mois.", "Le loyer est de 2 300 euros par mois."],
    ["es", "Ana: El escenario cuesta eh 4.800 euros este año.", "El escenario cuesta 4.800 euros este año."],
    ["ja", "田中：えーと、見積もりは五百八十万円です。", "見積もりは五百八十万円です。"],
  ])(
    "is printed without them: %s",
    async (language, line, text) => assert.deepStrictEqual(await draftedOf([line], "overview", language), [text]),
  )
})

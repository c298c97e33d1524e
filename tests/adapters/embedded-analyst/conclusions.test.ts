import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

interface Meeting {
  readonly lines: ReadonlyArray<string>
  readonly decision: string
  readonly farewell: string
}

const meetings: Readonly<Record<string, Meeting>> = {
  de: {
    lines: [
      "Frau Keller: Wir müssen heute über die neue Kasse sprechen.",
      "Lena: Das eine System kostet 39 Euro im Monat, das andere 59, aber da ist die Inventur dabei.",
      "Herr Aydin: Die Inventur von Hand kostet uns jedes Jahr zwei Tage.",
      "Frau Keller: Dann nehmen wir das teurere. Einverstanden?",
      "Lena: Einverstanden.",
    ],
    decision: "Dann nehmen wir das teurere.",
    farewell: "Gut, dann bis nächsten Montag.",
  },
  es: {
    lines: [
      "Elena: Tenemos que hablar hoy de la caja nueva.",
      "Luis: Un sistema cuesta 39 euros al mes y el otro 59, pero incluye el inventario.",
      "Eva: Hacer el inventario a mano nos cuesta dos días cada año.",
      "Elena: Entonces elegimos el más caro.",
      "Luis: De acuerdo.",
    ],
    decision: "Elegimos el más caro.",
    farewell: "Bueno, hasta el próximo lunes.",
  },
  fr: {
    lines: [
      "Élise : Il faut parler aujourd'hui de la nouvelle caisse.",
      "Luc : Un système coûte 39 euros par mois, l'autre 59, mais avec l'inventaire.",
      "Ève : L'inventaire à la main nous coûte deux jours chaque année.",
      "Élise : Alors on prend le plus cher.",
      "Luc : D'accord.",
    ],
    decision: "On prend le plus cher.",
    farewell: "Bon, à lundi prochain.",
  },
  pt: {
    lines: [
      "Elena: Precisamos falar hoje sobre a nova caixa.",
      "Luís: Um sistema custa 39 euros por mês e o outro 59, mas inclui o inventário.",
      "Eva: O inventário à mão custa dois dias por ano.",
      "Elena: Então escolhemos o mais caro.",
      "Luís: De acordo.",
    ],
    decision: "Escolhemos o mais caro.",
    farewell: "Bom, até segunda-feira.",
  },
  ja: {
    lines: [
      "鈴木：今日は新しいレジについて話し合いましょう。",
      "田中：一つは月39ユーロ、もう一つは59ユーロですが、棚卸しの機能があります。",
      "佐藤：手作業の棚卸しには毎年二日かかります。",
      "鈴木：では、高い方のシステムにしましょう。",
      "田中：賛成です。",
    ],
    decision: "では、高い方のシステムにしましょう。",
    farewell: "では、また来週の月曜日に。",
  },
  ko: {
    lines: [
      "지영: 오늘은 새 계산대에 대해 이야기해야 합니다.",
      "민수: 하나는 월 39유로이고 다른 하나는 59유로인데 재고 조사가 포함됩니다.",
      "현우: 손으로 하는 재고 조사는 매년 이틀이 걸립니다.",
      "지영: 그럼 더 비싼 시스템으로 하죠.",
      "민수: 동의합니다.",
    ],
    decision: "그럼 더 비싼 시스템으로 하죠.",
    farewell: "그럼 다음 주 월요일에 뵙겠습니다.",
  },
}

const offers: Readonly<Record<string, readonly [said: string, answer: string]>> = {
  de: ["Ich kann bis Freitag drei Angebote einholen.", "Sehr gut."],
  es: ["Puedo pedir tres presupuestos antes del viernes.", "Muy bien."],
  fr: ["Je peux demander trois devis avant vendredi.", "Très bien."],
  pt: ["Posso pedir três orçamentos até sexta-feira.", "Muito bem."],
}

const firstOf = (line: string): string => line.split(/ ?[:：]/u)[0] ?? ""

describe.each(Object.entries(meetings))("a meeting in %s", (language, { lines, decision, farewell }) => {
  const [agenda = ""] = lines
  const whole = [...lines, `${firstOf(agenda)}: ${farewell}`]

  it("decides by a conclusion that others agree to", async () => {
    assert.deepStrictEqual(await draftedOf(whole, "decisions", language), [decision])
  })

  it("decides nothing if nobody agrees", async () => {
    assert.deepStrictEqual(await draftedOf(lines.slice(0, -1), "decisions", language), [])
  })

  it("has no farewell in its overview", async () => {
    assert.notInclude((await draftedOf(whole, "overview", language)).join("\n"), farewell)
  })

  it("leaves nothing to be done that is only its agenda", async () => {
    const duties = [...await draftedOf(whole, "actions", language), ...await draftedOf(whole, "possible", language)]
    assert.deepStrictEqual(duties, [])
  })
})

describe.each(Object.entries(offers))("an offer in %s", (language, [said, answer]) => {
  const lines = [...(meetings[language]?.lines ?? []), `Tom: ${said}`, `Lena: ${answer}`]

  it("with a date is to be done", async () => {
    const [action, ...others] = await draftedOf(lines, "actions", language)
    assert.deepStrictEqual(others, [])
    assert.include(action, `${said} | Tom | `)
  })
})

describe("a German answer", () => {
  it("may promise to ask", async () => {
    const lines = [
      ...(meetings["de"]?.lines ?? []),
      "Frau Keller: Brauchen wir eine zweite Kasse?",
      "Herr Aydin: Das weiß ich noch nicht, ich frage den Hersteller.",
    ]
    assert.deepStrictEqual(await draftedOf(lines, "actions", "de"), [
      "Das weiß ich noch nicht, ich frage den Hersteller. | Herr Aydin",
    ])
  })

  it.each([
    "Ich kann am Freitag nicht.",
    "Ich kann am Freitag leider nicht kommen.",
    "Ich frage Sie, wie das gehen soll.",
  ])(
    "promises nothing: %s",
    async (said) => {
      assert.deepStrictEqual(await draftedOf([...(meetings["de"]?.lines ?? []), `Tom: ${said}`], "actions", "de"), [])
    },
  )
})

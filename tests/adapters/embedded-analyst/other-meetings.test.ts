import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const french = [
  "Nadia: Le bail se termine le 31 mars, et le propriétaire refuse de le prolonger.",
  "Nadia: Celui de la gare fait 220 mètres carrés pour 4 500 euros par mois.",
  "Inès: L'autre est moins cher, 3 800 euros, mais il n'y a pas de parking.",
  "Nadia: Paul, tu peux appeler l'agence avant vendredi ?",
  "Paul: Oui, je les appelle demain matin.",
  "Inès: Pour la paie, l'ancien logiciel a fait trois erreurs en janvier.",
  "Nadia: Inès, est-ce que tu peux comparer deux ou trois offres de logiciel ?",
  "Inès: Je m'en occupe, je vous envoie un tableau la semaine prochaine.",
]

const portuguese = [
  "Rita: A obra da loja vai custar 18 mil reais.",
  "Rita: Caio, você pode pedir o orçamento final até sexta-feira?",
  "Caio: Posso, sim. Eu envio na quinta.",
  "Duda: Eu vou avisar os clientes da loja pelo site amanhã.",
]

const spanish = [
  "Lucía: El año pasado conseguimos catorce clientes nuevos en la feria.",
  "Lucía: Yo me encargo de los folletos. Necesito los textos nuevos antes del 15 de julio.",
  "Marta: Te los mando esta semana.",
]

const japanese = [
  "田中：今日は新しい予約システムについて話します。",
  "佐藤：今のシステムは月に二回ほど止まります。先月は予約が四十件消えました。",
  "田中：新しいシステムの費用はいくらですか。",
  "鈴木：初期費用が三十万円で、月額が一万二千円です。",
  "田中：では、新しいシステムに切り替えましょう。",
  "佐藤：賛成です。",
  "鈴木：ポスターは誰が作りますか。",
  "田中：では、次の話題に進みましょう。",
]

const korean = [
  "김팀장: 안녕하세요. 오늘은 새 홈페이지 일정과 고객 문의에 대해 이야기하겠습니다.",
  "이대리: 홈페이지 테스트에서 오류가 열두 개 나왔고, 그중 두 개는 심각합니다.",
  "김팀장: 원래 10월 15일 공개 예정이었는데 가능할까요?",
  "박주임: 좋습니다. 고객 광고도 아직 준비되지 않았습니다.",
  "이대리: 제가 금요일까지 홈페이지의 결제 오류를 고치겠습니다.",
]

describe("a request that is accepted with a promise", () => {
  it("is one action item: French", async () => {
    assert.deepStrictEqual(await draftedOf(french, "actions", "fr"), [
      "Paul, tu peux appeler l'agence avant vendredi ? | Paul | demain matin",
      "Inès, est-ce que tu peux comparer deux ou trois offres de logiciel ? | Inès | la semaine prochaine",
    ])
  })

  it("is one action item: Portuguese", async () => {
    assert.deepStrictEqual(await draftedOf(portuguese, "actions", "pt"), [
      "Caio, você pode pedir o orçamento final até sexta-feira? | Caio | quinta",
      "Eu vou avisar os clientes da loja pelo site amanhã. | Duda | amanhã",
    ])
  })
})

describe("a Spanish promise", () => {
  it("counts with a date like “esta semana”", async () => {
    const actions = await draftedOf(spanish, "actions", "es")
    assert.include(actions[0], "Yo me encargo de los folletos.")
    assert.match(actions.at(-1) ?? "", /^Te los mando esta semana\..* \| Marta \| esta semana$/)
  })
})

describe("a Japanese meeting", () => {
  it("decides by a conclusion, not by going on", async () => {
    assert.deepStrictEqual(await draftedOf(japanese, "decisions", "ja"), ["では、新しいシステムに切り替えましょう。"])
  })

  it("asks without a question mark", async () => {
    assert.deepStrictEqual(await draftedOf(japanese, "actions", "ja"), [])
    assert.notInclude((await draftedOf(japanese, "overview", "ja")).join(""), "いくらですか")
  })
})

describe("a Korean meeting", () => {
  it("decides nothing by asking what is possible, and promises nothing by its agenda", async () => {
    assert.deepStrictEqual(await draftedOf(korean, "decisions", "ko"), [])
    assert.deepStrictEqual(await draftedOf(korean, "actions", "ko"), [
      "제가 금요일까지 홈페이지의 결제 오류를 고치겠습니다. | 이대리 | 금요일까지",
    ])
  })

  it("has keywords without particles and endings", async () => {
    const keywords = await draftedOf(korean, "keywords", "ko")
    assert.includeMembers([...keywords], ["홈페이지", "오류"])
    assert.deepStrictEqual(keywords.filter((word) => /(?:은|는|을|를|에서|니다)$/u.test(word)), [])
  })
})

import { writeDraft } from "#adapters/engines/language/embedded-analyst/write-draft.ts"
import { writtenAnalysis } from "#domain/analysis/written-analysis.ts"
import { at } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { realMeetings } from "#tests/support/asking/real-meetings.ts"
import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const before = {
  en: "Ann: The kitchen has been closed since the flood in spring.",
  de: "Anna: Der Server war gestern nicht erreichbar, und wir haben Daten verloren.",
  fr: "Claire: La cuisine est fermée depuis l'inondation du printemps.",
  es: "Ana: El servidor estaba lleno y la página era muy lenta.",
  pt: "Ana: A cozinha está fechada desde a inundação da primavera.",
  ja: "田中：サーバーが昨日止まりました。",
  ko: "김팀장: 서버가 어제 멈췄고 고객 문의가 많았습니다.",
  zh: "王强：服务器昨天停了两个小时，很多客户打来电话。",
}
type Code = keyof typeof before

describe("a decision", () => {
  it.each<[Code, string]>([
    ["en", "We decided to move the launch to May."],
    ["en", "We've agreed on the smaller boat for the summer."],
    ["en", "Let's go with the blue tiles for the kitchen."],
    ["en", "The committee has resolved to close the pool in March."],
    ["en", "The motion is carried by nine votes."],
    ["de", "Wir haben beschlossen, den Start auf Juli zu verschieben."],
    ["fr", "On a décidé de garder la scène du samedi soir."],
    ["es", "Hemos decidido mover la campaña a julio."],
    ["pt", "Decidimos pintar a fachada da casa em março."],
    ["ja", "発売を七月に延期することに決めました。"],
    ["ko", "우리는 출시를 7월로 미루기로 했습니다."],
    ["zh", "我们决定把新版本的发布推迟到七月。"],
  ])(
    "is what one sentence calls one: %s, %s",
    async (code, sentence) =>
      assert.deepStrictEqual(await draftedOf([before[code], `Ben: ${sentence}`], "decisions", code), [sentence]),
  )

  it.each<[Code, string]>([
    ["en", "We haven't decided on the tiles for the kitchen."],
    ["en", "Have we decided to move the launch to May?"],
    ["en", "We need to see whether we decided to move the launch."],
    ["en", "If we agreed to the smaller boat, the price would drop."],
    ["en", "I decided to study biology in Leeds."],
    ["en", "Let's go with that."],
    ["en", "Lunch, because she's asleep by eight."],
    ["de", "Wir haben noch nicht beschlossen, wann der Start ist."],
    ["fr", "On n'a pas décidé de la date du spectacle."],
    ["zh", "我们还没决定什么时候发布新版本。"],
  ])(
    "is nothing else: %s, %s",
    async (code, sentence) =>
      assert.deepStrictEqual(await draftedOf([before[code], `Ben: ${sentence}`], "decisions", code), []),
  )
})

describe("an action item", () => {
  it.each<[Code, string, string]>([
    ["en", "Ben: I will tell the customers by Friday.", "Tell the customers | Ben | Friday"],
    ["en", "Ben: Okay, I'll send the minutes to everybody.", "Send the minutes to everybody | Ben"],
    ["en", "Ann: Ben, can you call the landlord by Friday?", "Call the landlord | Ben | Friday"],
    [
      "en",
      "Ann: Sarah will update the website before the next meeting.",
      "Update the website | Sarah | before the next meeting",
    ],
    ["en", "Ann: Ben, please order the new chairs.", "Order the new chairs | Ben"],
    [
      "de",
      "Ben: Ich schicke den neuen Zeitplan an alle Kunden.",
      "Ich schicke den neuen Zeitplan an alle Kunden. | Ben",
    ],
    ["fr", "Ben: J'appelle l'assureur demain matin.", "J'appelle l'assureur demain matin. | Ben | demain matin"],
    ["es", "Ben: Voy a enviar el calendario a los clientes.", "Voy a enviar el calendario a los clientes. | Ben"],
    ["pt", "Ben: Eu vou avisar os clientes amanhã.", "Eu vou avisar os clientes amanhã. | Ben | amanhã"],
    ["ja", "佐藤：新しい日程をお客様に送ります。", "新しい日程をお客様に送ります。 | 佐藤"],
    [
      "ko",
      "이대리: 제가 금요일까지 결제 오류를 고치겠습니다.",
      "제가 금요일까지 결제 오류를 고치겠습니다. | 이대리 | 금요일까지",
    ],
    ["zh", "陈静：我来联系搬家公司，月底前给大家一个方案。", "联系搬家公司，月底前给大家一个方案 | 陈静 | 月底前"],
  ])(
    "is what a speaker commits to, or assigns to a named person: %s, %s",
    async (code, line, expected) =>
      assert.deepStrictEqual(await draftedOf([before[code], "Ann: …", line], "actions", code), [expected]),
  )

  it.each([
    "I'll just move on to the next slide.",
    "I'll ask a question about that.",
    "I'll send it.",
    "If it rains, I'll call the landlord.",
    "Maybe I'll write to the council some day.",
    "Somebody should call the landlord.",
    "He said that I will send the minutes.",
    "Rents will rise by May.",
  ])(
    "is nothing else: %s",
    async (sentence) => assert.deepStrictEqual(await draftedOf([before.en, `Ben: ${sentence}`], "actions"), []),
  )
})

describe("a real meeting in which nobody says what is decided", () => {
  it("has key points, and says so", async () => {
    const { name, lines } = (await realMeetings()).find((one) => one.name === "TS3010b") ?? assert.fail("no meeting")
    const transcript = aTranscript(lines)
    const request = { title: name, transcript, language: "en", style: null, scenario: null, section: null }
    const draft = await writeDraft(request, () => undefined)
    const { summary, sections } = writtenAnalysis({
      title: name,
      draft,
      isSpoken: true,
      language: "en",
      analyst: "embedded",
      style: null,
      version: 1,
      linesRevision: 1,
      updatedAt: at("2026-11-29T10:00:00.000Z"),
    }, transcript)
    assert.match(summary, /^## Key points\n\n(?:- .*\n)+\nNo decisions were stated in so many words\.\n/)
    assert.notInclude(summary, "## Decisions")
    const points = sections.flatMap((section) => section.points)
    assert.isTrue(points.every(({ supported }) => supported))
    const bullets = sections.filter(({ kind }) => kind === "overview" || kind === "topic").flatMap((one) => one.points)
    assert.isAbove(bullets.length, 5)
    for (const { text } of bullets) assert.notMatch(text, /^(?:And|But|So|Yeah|Okay|It|That)\b|\b(?:um|uh|you know)\b/i)
  })
})

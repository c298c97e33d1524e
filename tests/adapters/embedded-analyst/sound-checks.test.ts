import { soundCheck } from "#adapters/embedded-analyst/data/sound-checks.ts"
import { writeDraft } from "#adapters/embedded-analyst/write-draft.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { assert, describe, it } from "@effect/vitest"

describe("questions about the call itself", () => {
  it("are not listed among the questions", async () => {
    const transcript = aTranscript([
      "Anna: Guten Morgen, können mich alle hören?",
      "Ben: Ja, wir hören dich gut.",
      "Anna: Dann beginnen wir mit dem Budget für das neue Lager.",
      "Ben: Wie hoch sind die Kosten für das Lager im nächsten Jahr?",
      "Anna: Die Kosten liegen bei 40.000 Euro im Jahr.",
    ])
    const wanted = { title: "T", transcript, language: "de", style: null, scenario: null, section: null } as const
    const { sections } = await writeDraft(wanted, () => undefined)
    const asked = sections.filter(({ kind }) => kind === "questions").flatMap(({ points }) => points)
    assert.deepStrictEqual(asked, [])
  })

  it.each([
    "Können mich alle hören?",
    "Hört ihr mich?",
    "Sehen Sie meinen Bildschirm?",
    "Est-ce que tout le monde m'entend ?",
    "Vous voyez mon écran ?",
    "¿Me oyen bien todos?",
    "¿Pueden ver mi pantalla?",
    "Vocês conseguem me ouvir?",
    "Estão vendo minha tela?",
    "大家能听到我说话吗？",
    "皆さん、聞こえますか？",
    "제 화면 보이시나요?",
  ])("%s", (question) => assert.match(question, soundCheck))

  it.each([
    "Können wir uns darauf einigen?",
    "Wer kann mich nächste Woche vertreten?",
    "Sehen wir uns am Montag?",
    "Vous m'envoyez le contrat ?",
    "¿Me envías el contrato?",
    "Você me manda o contrato?",
    "大家听完报告有什么意见？",
    "我们什么时候能看到新版本？",
    "大家能看到销售额在下降吗？",
    "資料は見つかりましたか？",
  ])("not: %s", (question) => assert.notMatch(question, soundCheck))
})

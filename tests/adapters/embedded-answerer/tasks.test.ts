import { answerFromTasks } from "#adapters/embedded-answerer/answer-from-tasks.ts"
import { makeAnswering } from "#adapters/embedded-answerer/answering.ts"
import { chooseReader } from "#adapters/embedded-answerer/choose-reader.ts"
import { anIndex, ask } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

const answer = async (lines: ReadonlyArray<string>, question: string) =>
  (await answerFromTasks(await anIndex(lines), question, null))?.sentences.map(({ text }) => text).join(" ") ?? null

const move = [
  "Ann: We'll hand over the flat in May. Ben, could you hire a van?",
  "Ben: Sure, I'll do that on Monday.",
  "Ann: I'll cancel the gas contract.",
  "Cleo: And I'll ask my cousin to repaint the hall by Friday.",
]

describe("a question about a task", () => {
  it.each([
    ["Who will hire the van?", "Ben: Hire a van (Monday)"],
    ["Who is going to cancel the gas?", "Ann: Cancel the gas contract"],
    ["When will the hall be repainted?", "Cleo: Ask my cousin to repaint the hall (Friday)"],
  ])("is answered by it: %s", async (question, text) => assert.strictEqual(await answer(move, question), text))

  it.each([
    "Who will clean the windows?",
    "Who cancelled the gas contract?",
    "Who is Ben?",
    "When will the gas be cancelled?",
    "Who will do the next one?",
  ])("is not: %s", async (question) => assert.isNull(await answer(move, question)))

  it("is answered in other languages", async () => {
    const lines = [
      "Ana: Tenemos que preparar la excursión de los niños con los padres.",
      "Luis: Yo me encargo de los autobuses.",
      "Ana: Yo voy a comprar los bocadillos el jueves.",
    ]
    assert.strictEqual(
      await answer(lines, "¿Quién compra los bocadillos?"),
      "Ana: Yo voy a comprar los bocadillos el jueves (jueves)",
    )
    assert.isNull(await answer(lines, "¿Quién ha comprado los bocadillos?"))
  })
})

it("is looked for where no line is sure to answer", async () => {
  const lines = move.map((line, nth) => {
    const [speaker = "", text = ""] = line.split(": ")
    return { id: `g${nth + 1}`, text, speaker }
  })
  const wants = { _tag: "Answer", question: "Who will hire the van?", before: null, within: null } as const
  const reply = await makeAnswering()({ key: "a", language: "en", lines, wants })
  assert.deepInclude(reply, { _tag: "Answered", verdict: "answered" })
  assert.deepStrictEqual(reply._tag === "Answered" ? reply.sentences.map(({ text }) => text) : [], [
    "Ben: Hire a van (Monday)",
  ])
})

describe("what is asked for", () => {
  it.each([
    ["What does the plumber charge?", "money"],
    ["How much did the first bidder want?", "money"],
    ["How much sugar did the cook use?", "number"],
    ["How many days are left?", "number"],
    ["How long's the film?", "duration"],
  ])(
    "%s",
    async (question, kind) =>
      assert.strictEqual((await chooseReader("We spoke about the house.", "en")).kindOf(question), kind),
  )

  it.each([
    ["いつ届きますか。", "when"],
    ["送料はいくらですか。", "money"],
    ["誰が運転しますか。", "who"],
    ["なぜ遅れましたか。", "why"],
  ])(
    "%s",
    async (question, kind) =>
      assert.strictEqual((await chooseReader("家について話しました。明日も話します。", "ja")).kindOf(question), kind),
  )

  it("is a day in a Japanese answer", async () => {
    const lines = ["客：注文した机はいつ届きますか。", "店員：机は来週の火曜日に届きます。", "客：椅子も買いたいです。"]
    const { verdict, sentences } = ask(await anIndex(lines), "机はいつ届きますか。")
    assert.strictEqual(verdict, "answered")
    assert.include(sentences[0]?.text, "火曜日")
  })
})

import { knownLanguages } from "#adapters/engines/language/embedded-analyst/languages/known-languages.ts"
import { makeAnswering } from "#adapters/engines/language/embedded-answerer/answering.ts"
import { assert, describe, it } from "@effect/vitest"

const allotment = [
  "Ann: Welcome to the allotment committee. We have four things today: the water bill, the broken gate, the plot waiting list, and the summer fair.",
  "Ben: The water bill came in at six hundred and forty pounds, which is almost double last year's.",
  "Ann: Ben, can you ask the water company for a rebate because of the leak?",
  "Ben: Yes, I'll write to the water company before the end of the month.",
  "Dev: The gate. The hinge has snapped. I got two quotes, one for ninety pounds from Miller's and one for a hundred and fifty from a firm in Leeds.",
  "Ann: All in favour? Good, let's go with Miller's for the gate.",
  "Dev: I'll ring Miller's tomorrow.",
  "Ben: The waiting list has thirty-one names now. Two plots have not been worked since last autumn.",
  "Cara: I'll send a letter to both holders this week.",
  "Ben: And the shed. We have decided to paint the shed green.",
]

const german = [
  "Keller: Die alte Kasse stürzt jeden zweiten Tag ab, letzte Woche haben wir dadurch fast 400 Euro Umsatz verloren.",
  "Lena: Das eine System kostet 39 Euro im Monat, das andere 59, aber da ist die Inventur dabei.",
  "Keller: Dann haben wir beschlossen, die teurere Kasse zu kaufen.",
  "Lena: Einverstanden. Ich schicke bis Freitag die Bestellung.",
]

const chinese = [
  "陈经理：原计划是十月十五号上线，来得及吗？",
  "小赵：恐怕来不及，广告也还没准备好。",
  "陈经理：好，那我们决定推迟到十月二十二号。",
  "小刘：我这周五之前把支付的问题修好。",
]

const linesOf = (said: ReadonlyArray<string>) =>
  said.map((line, at) => {
    const [, speaker = "", text = ""] = /^([^:：]+)[:：]\s*(.*)$/u.exec(line) ?? []
    return { id: `g${at + 1}`, text, speaker }
  })

const answerTo = async (
  said: ReadonlyArray<string>,
  question: string,
  { language = "en", within = null }: { readonly language?: string; readonly within?: ReadonlyArray<string> | null } =
    {},
) => {
  const wants = { _tag: "Answer", question, before: null, within } as const
  const reply = await makeAnswering()({ key: "a", language, lines: linesOf(said), wants })
  return reply._tag === "Answered" ? reply : assert.fail(reply._tag)
}

const textsOf = async (...asked: Parameters<typeof answerTo>) =>
  (await answerTo(...asked)).sentences.map(({ text }) => text)

const todo = [
  "Ben: Ask the water company for a rebate because of the leak",
  "Ben: Write to the water company (before the end of the month)",
  "Dev: Ring Miller's (tomorrow)",
  "Cara: Send a letter to both holders (this week)",
]

describe("a question about the whole text", () => {
  it.each([
    "What are the action items?",
    "what needs to be done",
    "Who has to do what?",
    "List all to-dos",
    "Next steps?",
  ])(
    "is answered by what was promised and asked for: %s",
    async (question) => assert.deepStrictEqual(await textsOf(allotment, question), todo),
  )

  it("may be about one person", async () => {
    assert.deepStrictEqual(await textsOf(allotment, "What does Dev have to do?"), [todo[2]])
    assert.deepStrictEqual(await textsOf(allotment, "What are Cara's tasks?"), [todo[3]])
  })

  it("is answered by what was decided, also about one thing", async () => {
    const decided = ["Let's go with Miller's for the gate.", "We have decided to paint the shed green."]
    assert.deepStrictEqual(await textsOf(allotment, "What was decided?"), decided)
    assert.deepStrictEqual(await textsOf(allotment, "What did we decide about the gate?"), [decided[0]])
    assert.deepStrictEqual(await textsOf(allotment, "What was agreed on the shed?"), [decided[1]])
  })

  it("tells apart what was decided in one line", async () => {
    const said = [
      "Ann: Let's turn to the shed and the gate.",
      "Ben: Both are in a bad state.",
      "Ann: We have decided to paint the shed green. We have decided to replace the gate in May.",
    ]
    assert.include((await textsOf(said, "What did we decide about the gate?")).join(), "replace the gate")
  })

  it("is answered by the overview", async () => {
    const texts = await textsOf(allotment, "What is this meeting about?")
    assert.include(texts.join("\n"), "six hundred and forty pounds")
  })

  it("cites lines that hold its quotes", async () => {
    const { sentences, verdict } = await answerTo(allotment, "What are the action items?")
    assert.strictEqual(verdict, "answered")
    for (const { lines, quote } of sentences) {
      const cited = linesOf(allotment).filter(({ id }) => lines.includes(id)).map(({ text }) => text).join(" ")
      assert.include(cited, quote)
    }
  })

  it("stays within the lines that it is about", async () => {
    assert.deepStrictEqual(await textsOf(allotment, "What are the action items?", { within: ["g7", "g8"] }), [todo[2]])
  })

  it.each([
    ["Was ist zu tun?", ["Lena: Ich schicke bis Freitag die Bestellung (Freitag)"]],
    ["Was muss Lena tun?", ["Lena: Ich schicke bis Freitag die Bestellung (Freitag)"]],
    ["Was wurde beschlossen?", ["Dann haben wir beschlossen, die teurere Kasse zu kaufen."]],
    ["Was wurde zur Kasse beschlossen?", ["Dann haben wir beschlossen, die teurere Kasse zu kaufen."]],
  ])("in German: %s", async (question, expected) => {
    assert.deepStrictEqual(await textsOf(german, question, { language: "de" }), expected)
  })

  it.each([
    ["有哪些待办事项？", ["小刘: 把支付的问题修好 (这周五之前)"]],
    ["小刘要做什么？", ["小刘: 把支付的问题修好 (这周五之前)"]],
    ["决定了什么？", ["我们决定推迟到十月二十二号。"]],
  ])("in Chinese: %s", async (question, expected) => {
    assert.deepStrictEqual(await textsOf(chinese, question, { language: "zh" }), expected)
  })

  it.each([
    "¿Cuáles son las tareas?",
    "¿Quién tiene que hacer qué?",
    "Quelles sont les prochaines étapes ?",
    "Qui fait quoi ?",
    "Quais são as tarefas?",
    "O que precisa ser feito?",
    "やることは何ですか？",
    "誰が何をしますか？",
    "할 일은 무엇인가요?",
    "누가 무엇을 하나요?",
  ])("may be asked in another language than the text: %s", async (question) => {
    assert.deepStrictEqual(await textsOf(allotment, question), todo)
  })

  it.each([
    "¿Qué se decidió?",
    "Qu'est-ce qui a été décidé ?",
    "O que foi decidido?",
    "何が決まりましたか？",
    "무엇이 결정되었나요?",
  ])("as for decisions: %s", async (question) => {
    assert.lengthOf(await textsOf(allotment, question), 2)
  })
})

const suggestedFor = async (said: ReadonlyArray<string>, language = "en") => {
  const wants = { _tag: "Suggest", limit: 4 } as const
  const reply = await makeAnswering()({ key: "a", language, lines: linesOf(said), wants })
  return reply._tag === "Suggested" ? reply.questions : assert.fail(reply._tag)
}

describe("suggestions", () => {
  it.each([
    ["en", allotment, ["What are the action items?", "What was decided?"]],
    ["de", german, ["Was ist zu tun?", "Was wurde beschlossen?"]],
    ["zh", chinese, ["有哪些待办事项？", "决定了什么？"]],
  ])("begin with what the summary answers, in the language of the text: %s", async (language, said, expected) => {
    const suggested = await suggestedFor(said, language)
    assert.deepStrictEqual(suggested.slice(0, 2), expected)
    assert.isAtMost(suggested.length, 4)
  })

  it("are not about decisions or tasks where there are none", async () => {
    const suggested = await suggestedFor([
      "Ann: The new machine costs eleven thousand euros.",
      "Ben: Drifting means that the car slides on purpose.",
    ])
    assert.notInclude(suggested, "What are the action items?")
    assert.notInclude(suggested, "What was decided?")
  })

  it.each(knownLanguages)("are questions that are understood: %s", (_, { questions }) => {
    assert.match(questions.suggested?.actions ?? "", questions.actions)
    assert.match(questions.suggested?.decisions ?? "", questions.decisions)
  })
})

describe("a question about something in particular", () => {
  it("is answered by what was said", async () => {
    const texts = await textsOf(allotment, "How many names are on the waiting list?")
    assert.include(texts.join("\n"), "thirty-one names")
  })

  it.each(["What does Zoe have to do?", "What was decided about the greenhouse?"])(
    "that nothing is known of is not answered: %s",
    async (question) => assert.notStrictEqual((await answerTo(allotment, question)).verdict, "answered"),
  )
})

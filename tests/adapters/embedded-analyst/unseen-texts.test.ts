import { announcedTopic } from "#adapters/embedded-analyst/english-topics.ts"
import { writeDraft } from "#adapters/embedded-analyst/write-draft.ts"
import type { SectionKind } from "#domain/task/summary-section.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { assert, describe, it } from "@effect/vitest"

const draftOf = (lines: ReadonlyArray<string>) =>
  writeDraft(
    { title: "T", transcript: aTranscript(lines), language: "en", style: null, scenario: null, section: null },
    () => undefined,
  )

const noWords = () => ({ terms: ["x"], phrases: [] })

const said = async (lines: ReadonlyArray<string>, kind: SectionKind): Promise<ReadonlyArray<string>> =>
  (await draftOf(lines)).sections.filter((section) => section.kind === kind)
    .flatMap(({ points }) => points.map(({ text, owner, due }) => [text, owner, due].filter((one) => one).join(" | ")))

const everything = async (lines: ReadonlyArray<string>): Promise<string> =>
  (await draftOf(lines)).sections.flatMap(({ points }) => points.map(({ text }) => text)).join("\n")

const school = [
  "Frau Lindner: Guten Tag, Herr Yilmaz, schön, dass Sie kommen konnten.",
  "Herr Yilmaz: Guten Tag. Meine Frau kommt leider nicht, sie hat Spätdienst.",
  "Frau Lindner: Am 5. Dezember fahren wir ins Museum, die Kosten betragen 12,50 Euro für jeden Schüler.",
  "Herr Yilmaz: Ich überweise das Geld morgen und melde mich wieder.",
  "Frau Lindner: Emre hat z. B. der neuen Schülerin zwei Wochen lang jeden Abend geholfen.",
  "Herr Yilmaz: Ich glaube, dass er morgen wieder hilft.",
  "Frau Lindner: Bitte melden Sie sich bis zum 1. Dezember im Sekretariat.",
]

describe("a summary in a language without an analyser of its own", () => {
  it("cuts no sentence at an ordinal or abbreviation", async () => {
    const text = await everything(school)
    assert.include(text, "Am 5. Dezember fahren wir ins Museum, die Kosten betragen 12,50 Euro für jeden Schüler.")
    assert.notMatch(text, /^(?:Dezember fahren|B\.)/m)
  })

  it.each([
    ["German", school, "Ich überweise das Geld morgen und melde mich wieder. | Herr Yilmaz | morgen"],
    ["French", [
      "Claire: Il faut une attestation d'assurance pour la scène.",
      "Julien: Je les préviendrai tous par téléphone.",
      "Claire: On a décidé de garder la scène du samedi soir.",
    ], "Je les préviendrai tous par téléphone. | Julien"],
    ["French, by its day", [
      "Claire: Il manque une attestation pour la scène.",
      "Julien: J'appelle l'assureur demain matin.",
      "Claire: On a décidé de garder la scène du samedi soir.",
    ], "J'appelle l'assureur demain matin. | Julien | demain matin"],
    ["Spanish", [
      "Ana: Falta el presupuesto de la puerta.",
      "Luis: Pediré tres presupuestos a las empresas.",
      "Ana: Hemos decidido pintar la fachada en marzo.",
    ], "Pediré tres presupuestos a las empresas. | Luis"],
    ["Portuguese", [
      "Ana: Falta o orçamento da porta, que não chegou.",
      "Luís: Pedirei três orçamentos às empresas.",
      "Ana: Decidimos pintar a fachada da casa em março.",
    ], "Pedirei três orçamentos às empresas. | Luís"],
  ])("lists what someone says they will do: %s", async (_, lines, expected) => {
    const actions = await said(lines, "actions")
    assert.include(actions, expected)
    assert.notMatch(actions.join("\n"), /glaube/)
  })

  it("has things for keywords, not words around them", async () => {
    const keywords = (await said(school, "keywords")).join(" ")
    assert.match(keywords, /Museum|Kosten|Geld|Schüler|Dezember/)
    assert.notMatch(keywords, /\b(?:sich|jeden|zwei|wieder|morgen|melde|schön|bitte)\b/i)
  })
})

describe("a summary in Chinese", () => {
  it("gives the figure that was asked for, not the sentence after it", async () => {
    const questions = await said([
      "主持人：一斤黄豆能做多少豆腐？",
      "赵师傅：大概三斤。夏天少一点，因为天热容易酸。",
      "主持人：为什么不用机器做豆腐？",
      "赵师傅：机器做的没有香味，客人都不喜欢。",
    ], "questions")
    assert.include(questions.join("\n"), "一斤黄豆能做多少豆腐？大概三斤。夏天")
  })
})

describe("a summary of a written text", () => {
  it("takes no code or table for a sentence, and leaves out the signs of lists and quotes", async () => {
    const text = await everything([
      "# Guide",
      "## What changes",
      "- The new config file moves to another folder of the server.",
      "| Version | Released | End |",
      "North | 1,200 | plus 12 percent of sales",
      "| 3.8 | 2023 | 2025 |",
      "acme migrate --from 3 --to 4 | tee migrate.log",
      'if [ $? -ne 0 ]; then echo "failed"; fi',
      "•\tThe migration took 14 minutes for 2,300 records.",
    ])
    assert.notMatch(text, /tee|echo|\||What changes\?/)
    assert.notMatch(text, /^[->#•]/m)
    assert.include(text, "The migration took 14 minutes for 2,300 records.")
  })
})

describe("a summary of a talk between two", () => {
  it("says nothing twice, as a decision and as a possible action item", async () => {
    const talk = [
      "Doctor: Your blood pressure is 152 over 94, which is a bit high.",
      "Patient: Is that bad?",
      "Doctor: Then we'll check your kidney function again in three months.",
      "Patient: All right.",
    ]
    assert.include((await said(talk, "decisions")).join("\n"), "kidney")
    assert.deepStrictEqual(await said(talk, "possible"), [])
  })

  it("takes “Decision: …” as one", async () => {
    const talk = ["Ann: The disk of the server is full.", "Ben: Decision: we keep logs for 7 days instead of 30."]
    assert.deepStrictEqual(await said(talk, "decisions"), ["We keep logs for 7 days instead of 30."])
  })

  it("lists what is added by a day", async () =>
    assert.deepStrictEqual(
      await said(["Ann: The disk of the server is full.", "Ben: I'll add 200 GB to the volume today."], "actions"),
      ["Add 200 GB to the volume | Ben | today"],
    ))

  it("has the whole date, however it is put", async () =>
    assert.deepStrictEqual(
      await said([
        "Ann: Ben, please send the forecast to the board by close of business on Friday.",
        "Ben: I will.",
        "Ann: Ben, can you review my report before lunch?",
        "Ben: Sure. I'll draft the letter to the auditors before Christmas.",
      ], "actions"),
      [
        "Send the forecast to the board | Ben | close of business on Friday",
        "Review my report | Ben | before lunch",
        "Draft the letter to the auditors | Ben | before Christmas",
      ],
    ))

  it("cuts off what follows without a comma, as recognisers write it", async () =>
    assert.deepStrictEqual(
      await said(["Ann: Ben please send me the invoice by Friday it is €240.", "Ben: Okay, I will."], "actions"),
      ["Send me the invoice | Ben | Friday"],
    ))

  it("leaves abbreviations as they are", async () =>
    assert.include(
      await everything(["Ann: The cost of sales rose by 4,700 euros, i.e. by 12 percent, mainly for freight."]),
      "euros, i.e. by 12 percent",
    ))

  it("takes no habit for a date", async () =>
    assert.deepStrictEqual(
      await said(
        ["Ann: He finds tables hard.", "Ben: I'll practise with him every evening except Thursdays."],
        "actions",
      ),
      ["Practise with him every evening except Thursdays | Ben"],
    ))

  it("takes no statement for the name of a topic", () => {
    assert.isNull(announcedTopic("The resolution is carried.", noWords))
    assert.strictEqual(announcedTopic("The fire drill.", noWords), "Fire drill")
  })

  const interview = [
    "Lead: Could you tell us about your current role?",
    "Guest: I'm a shift supervisor at a dairy, and I lead fourteen people there.",
    "Lead: Why do you want to leave?",
    "Guest: Honestly, because there's nowhere to go. My boss is 41.",
    "Lead: Tell me about a conflict in your team and how you solved it.",
    "Guest: Two of my people didn't talk to each other for a month, so I put them on the same truck.",
    "Lead: What are your salary expectations?",
    "Guest: Something between 4,300 and 4,600.",
    "Lead: When could you start at our dairy?",
    "Guest: On the first of April at the earliest.",
  ]

  it("gives the reason that was given, and answers what was asked by “tell me”", async () => {
    const questions = (await said(interview, "questions")).join("\n")
    assert.include(questions, "Why do you want to leave? Honestly, because there's nowhere to go.")
    assert.include(questions, "how you solved it. Two of my people")
    assert.notInclude((await said(interview, "overview")).join("\n"), "Tell me about")
  })

  it("knows a sales call by what is sold, and lists what was promised on it", async () => {
    const lines = [
      "Rep: Thanks for taking the time. How many seats do you have?",
      "Tom: 38 seats, and the contract ends on March 31.",
      "Rep: Our plan is $59 per agent. Is price the main concern?",
      "Tom: No, the migration is.",
      "Rep: Do you need single sign-on?",
      "Tom: Yes, and a written quote for our director.",
      "Rep: I'll send you the quote by tomorrow evening. Does Thursday suit you for a demo?",
      "Tom: It does.",
    ]
    assert.strictEqual((await draftOf(lines)).scenario, "call")
    assert.include(await said(lines, "actions"), "Send you the quote | Rep | tomorrow evening")
  })
})

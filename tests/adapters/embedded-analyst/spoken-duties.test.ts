import { english } from "#adapters/embedded-analyst/english.ts"
import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const language = english()
const duties = (sentence: string): ReadonlyArray<string> =>
  language.duties(language.tidy(sentence), "Ann", ["Ann", "Priya"]).map(({ text, owner, due }) =>
    `${text} | ${owner} | ${due}`
  )

describe("what is to be done, as people say it", () => {
  it.each([
    ["I'm away until the twenty-second, please send it to Priya.", "Send it to Priya | null | null"],
    [
      "i'll talk to her this weekend about the homework",
      "Talk to her this weekend about the homework | Ann | this weekend",
    ],
    [
      "I'll go through the backlog every Thursday with Omar.",
      "Go through the backlog every Thursday with Omar | Ann | null",
    ],
    [
      "We need helpers for Tuesday nights, so please talk to Ellen at the door.",
      "Talk to Ellen at the door | null | null",
    ],
    ["can you get the form back to us before the weekend", "Get the form back to us | null | before the weekend"],
    ["Yes, I'll forward the emails as soon as I'm home.", "Forward the emails | Ann | as soon as I'm home"],
    ["cool i'll drop the keys off tonight", "Drop the keys off | Ann | tonight"],
    ["Would you ask Mrs Okafor?", "Ask Mrs Okafor | null | null"],
    ["hand in the essay by thursday noon", "Hand in the essay | null | Thursday noon"],
    ["we'll let you know by friday", "Let you know | Ann | Friday"],
    ["I'll refer you for an MRI.", "Refer you for an MRI | Ann | null"],
    ["I'll give you a prescription for six sessions.", "Give you a prescription for six sessions | Ann | null"],
    ["I'll call you back.", "Call you back | Ann | null"],
    ["okay let me know by wednesday", "Let me know | null | Wednesday"],
    [
      "could you get that boiler checked before the christmas holidays",
      "Get that boiler checked | null | before the christmas holidays",
    ],
    ["please everyone pay the fee by sunday", "Pay the fee | null | Sunday"],
    ["i'll add one at eighty percent this week", "Add one at eighty percent | Ann | this week"],
    ["i'll send the form for the for the references", "Send the form for the references | Ann | null"],
    ["Great priya can you write the report", "Write the report | Priya | null"],
    [
      "I'll ask them and put you two in touch by the end of the week.",
      "Ask them and put you two in touch | Ann | end of the week",
    ],
    [
      "I'm ninety percent sure, but let me double-check that with our engineers.",
      "Double-check that with our engineers | Ann | null",
    ],
    ["i'll put that in the diary and the second payment was due on the first", "Put that in the diary | Ann | null"],
    ["my daughter might do it i'll ask her at the weekend", "Ask her | Ann | at the weekend"],
    [
      "okay i'll have to ring the band and ask if they can start at half seven",
      "Ring the band and ask if they can start at half seven | Ann | null",
    ],
    ["I'll have it written by the twentieth.", "Have it written | Ann | the twentieth"],
    ["i'll get our plumber to ring you today", "Get our plumber to ring you | Ann | today"],
    [
      "we need to have the staging environment frozen by wednesday",
      "Have the staging environment frozen | null | Wednesday",
    ],
  ])("%s", (sentence, duty) => assert.deepStrictEqual(duties(sentence), [duty]))

  it.each([
    "Priya, you did it last year.",
    "Let me know if you need anything.",
    "I'll give you an example.",
    "Please everybody stick to that.",
    "Bring the milk up slowly.",
    "I learned to row before I could ride a bicycle.",
    "I could see the whole harbour.",
    "okay let's make a start",
    "You'll get that in the exam.",
    "You'll have it easier than last year.",
  ])("no duty: %s", (sentence) => assert.deepStrictEqual(duties(sentence), []))

  it("leaves a name with the request that it belongs to", () =>
    assert.deepStrictEqual(duties("i'll post the notice and priya can you let the support team know"), [
      "Post the notice | Ann | null",
      "Let the support team know | Priya | null",
    ]))
})

describe("an answer", () => {
  it("accepts, though it is only a filler", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Ann: Please measure it every morning and bring me the list.", "Ben: All right."], "actions"),
      ["Measure it every morning and bring me the list | Ben"],
    ))

  it("takes an offer", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Ann: I can ask my supervisor for a goodwill credit.",
        "Ben: Please do. I pay enough for this.",
        "Ann: I'll do that today.",
      ], "actions"),
      ["Ask my supervisor for a goodwill credit | Ann | today"],
    ))

  it("takes back what was asked for, also behind a promise of the one who asks", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Ann: Send me the booking link and I'll approve it.",
        "Ben: Great, I'll send it this afternoon.",
      ], "actions"),
      ["Send me the booking link | Ben | this afternoon"],
    ))

  it("may promise something behind its thanks", async () =>
    assert.deepStrictEqual(
      await draftedOf(["S3: my daughter has the list", "S1: thank you and i'll buy the present"], "actions"),
      ["Buy the present | S1"],
    ))

  it("takes what someone could do on a day", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Nora: I could bring a demo unit on Thursday.", "Feld: Yes, do that."], "actions"),
      ["Bring a demo unit | Nora | Thursday"],
    ))

  it("may say when the other will have it", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Feld: And send me the contract beforehand.", "Nora: You'll have it tomorrow."], "actions"),
      ["Send me the contract beforehand | Nora | tomorrow"],
    ))

  it("is not another item where it only says how", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "S2: and can you send me the certificate for the fire glass",
        "S1: sure i'll put that in the same email",
      ], "actions"),
      ["Send me the certificate for the fire glass | S1"],
    ))

  it.each([
    ["S1: can you freeze the pie", "S2: yes freeze it before you bake it"],
    ["S1: can you pay the trip in parts", "S2: you can yes there's a form for that"],
  ])("makes nobody's duty of what anyone can do: %s", async (question, answer) => {
    assert.deepStrictEqual(await draftedOf([question, answer], "actions"), [])
    assert.deepStrictEqual(await draftedOf([question, answer], "possible"), [])
  })

  it("to “somebody has to” makes it theirs", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Ruth: And somebody has to book the hall for the meeting. Ivan, you did it last year.",
        "Ivan: Yeah, okay, I'll do it.",
      ], "actions"),
      ["Book the hall for the meeting | Ivan"],
    ))

  it("among several only agrees with an order to nobody", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Ann: Do we hire someone or do we ask Mei?",
        "Ben: Ask Mei.",
        "Cara: Yeah.",
        "Ann: I'll talk to her on Thursday.",
      ], "actions"),
      ["Ask Mei | Ann | Thursday"],
    ))
})

describe("what “that” means", () => {
  it("may have been said in the same breath", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "S1: because she she squints at the board could you maybe get that checked before christmas",
        "S2: yeah okay",
      ], "actions"),
      ["Get that checked (“Because she squints at the board”) | S2 | before christmas"],
    ))
})

describe("what “her” means", () => {
  it("may have been said before others agreed", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "S2: ask mei she basically runs the night shift",
        "S3: Yeah. Yes. One hundred percent.",
        "S4: Okay. Right. Good.",
        "S1: i'll talk to her on thursday when she's in",
      ], "actions"),
      ["Talk to her (“Ask mei she basically runs the night shift”) | S1 | Thursday"],
    ))
})

describe("a memo without speakers", () => {
  const memo = [
    "So, notes after the site visit in Hull. The supplier says the beams won't come before the twenty-fourth.",
    "I need to call Brandon at Tyne Steel tomorrow and see if he can do it faster.",
    "Remember to order the new helmets, we're six short.",
    "And I have to write the monthly report by Friday.",
  ]

  it("says what its speaker has to do", async () =>
    assert.deepStrictEqual(await draftedOf(memo, "actions"), [
      "Call Brandon at Tyne Steel tomorrow and see if he can do it faster | tomorrow",
      "Order the new helmets",
      "Write the monthly report | Friday",
    ]))

  it("is known by its words, not by having no speakers", async () =>
    assert.deepStrictEqual(
      await draftedOf([memo[0] ?? "", "Order the filter from the maker.", "The valve is behind."], "actions"),
      [],
    ))
})

describe("a talk between two who agree on much", () => {
  it("is a meeting, though one of them asks nearly all the questions", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Priya: What's on your mind this week?",
        "Tom: I've got the migration, the rota and the hiring panel.",
        "Priya: How many hours is the panel?",
        "Tom: Six a week.",
        "Priya: I'll talk to Lucas about the panel tomorrow. What about the migration?",
        "Tom: The test data isn't there yet.",
        "Priya: Can you update the plan?",
        "Tom: Sure, I'll do that today.",
        "Priya: And the rota?",
        "Tom: I'll swap my week with Ines by Wednesday.",
      ], "actions"),
      [
        "Talk to Lucas about the panel | Priya | tomorrow",
        "Update the plan | Tom | today",
        "Swap my week with Ines | Tom | Wednesday",
      ],
    ))
})

import { english } from "#adapters/embedded-analyst/english.ts"
import { writeDraft } from "#adapters/embedded-analyst/write-draft.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const language = english()
const duties = (sentence: string): ReadonlyArray<string> =>
  language.duties(language.tidy(sentence), "Ann", ["Ann", "Priya"]).map(({ text, owner, due }) =>
    `${text} | ${owner} | ${due}`
  )

describe("what is to be done", () => {
  it.each([
    ["Today I'm painting the fence.", "Paint the fence | Ann | today"],
    ["i'm getting the brakes checked on tuesday", "Get the brakes checked | Ann | Tuesday"],
    ["The masks need to be returned by Sunday.", "The masks need to be returned | null | Sunday"],
    ["I'd like you to keep a diary of the headaches.", "Keep a diary of the headaches | null | null"],
    ["Could somebody sweep the yard?", "Sweep the yard | null | null"],
    ["could you all return the keys by monday", "Return the keys | null | Monday"],
    ["Priya, you'll take down the posters?", "Take down the posters | Priya | null"],
    ["I still need to order the stamps by Friday.", "Order the stamps | Ann | Friday"],
    ["i'll have our electrician look at the fuse box", "Have our electrician look at the fuse box | Ann | null"],
    ["I'll drop the parcel off on Monday.", "Drop the parcel off | Ann | Monday"],
    ["Come back in two weeks for the stitches.", "Come back in two weeks for the stitches | null | in two weeks"],
    ["I have to ask the bank about the loan.", "Ask the bank about the loan | Ann | null"],
    ["I'll take a deposit and post the receipt.", "Take a deposit and post the receipt | Ann | null"],
    ["I'll have a draft tomorrow.", "Have a draft | Ann | tomorrow"],
    ["can everyone please bring a torch", "Bring a torch | null | null"],
    ["The rooms have to be ready by Monday.", "The rooms have to be ready | null | Monday"],
    ["Shall I order the flowers?", "Order the flowers | Ann | null"],
    ["My brother could repair the gate.", "Repair the gate | Ann | null"],
    ["I'll get you a list two weeks before.", "Get you a list two weeks before | Ann | null"],
    ["I'll try the new oven tomorrow and let you know", "Try the new oven tomorrow and let you know | Ann | tomorrow"],
    ["lovely just send me a photo", "Send me a photo | null | null"],
    ["I'll have a plumber come by Friday.", "Have a plumber come | Ann | Friday"],
    ["can you book the smaller van priya", "Book the smaller van | Priya | null"],
  ])("%s", (sentence, duty) => assert.deepStrictEqual(duties(sentence), [duty]))

  it.each([
    "Today I'm meeting the architect.",
    "I'm painting the fence.",
    "Let me have a look.",
    "The masks need to be comfortable.",
    "Come in, Mrs Hale.",
  ])("no duty: %s", (sentence) => assert.deepStrictEqual(duties(sentence), []))

  it("has the date of the answer", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Ann: Ben, can you cancel the lease?", "Ben: Will do, before the first."], "actions"),
      ["Cancel the lease | Ben | before the first"],
    ))

  it("is taken on by a yes at the end", async () => {
    const asked = "S1: Can you put that offer on the website today?"
    const website = "Put that offer on the website"
    assert.deepStrictEqual(await draftedOf([asked, "S3: After lunch, yeah."], "actions"), [`${website} | S3 | today`])
    assert.deepStrictEqual(await draftedOf([asked, "S3: I can't today, no, sorry."], "actions"), [])
    assert.deepStrictEqual(await draftedOf([asked, "S3: Not before Monday, okay?"], "actions"), [
      `${website} | today`,
    ])
  })

  it("is not told to someone else", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Ann: Let's rent the smaller hall.", "Ben: Okay, I'll call them this evening."], "actions"),
      ["Call them (“Let's rent the smaller hall”) | Ben | this evening"],
    ))

  it("is handed on by the one who was asked", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        ["S1: can you print the menus before friday", "S2: of course i'll get my son to do that"],
        "actions",
      ),
      ["Print the menus | S2 | before Friday"],
    ))

  it("is offered by a question", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Ann: Shall I order the flowers?", "Ben: Yes, please do."], "actions"),
      ["Order the flowers | Ann"],
    ))

  it("stays with the one who needs to do it", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        ["Ann: I need to talk to our landlord about the noise.", "Ben: I can send you that right away."],
        "actions",
      ),
      [
        "Talk to our landlord about the noise | Ann",
        "Send you that (“I need to talk to our landlord about the noise”) | Ben | right away",
      ],
    ))

  it("may be to write to someone who was spoken of", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        ["Ann: The tenant of the shop never answers.", "Ben: Hm.", "Ann: I'll write to him once more."],
        "actions",
      ),
      ["Write to him once more (“The tenant of the shop never answers”) | Ann"],
    ))

  it("is another thing where “it” is said again later", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Ann: Who can wash the van? Ben, will you do it?",
        "Ben: Yes, I'll do it tomorrow.",
        "Ann: The heating in the shop is broken.",
        "Cleo: The customers complain.",
        "Ann: The landlord never answers.",
        "Cleo: It is cold.",
        "Ann: The garden needs new roses.",
        "Ben: I'll do it on Friday.",
      ], "actions"),
      ["Do it (“Who can wash the van?”) | Ben | tomorrow", "Do it (“The garden needs new roses”) | Ben | Friday"],
    ))

  it("is not to be somewhere until then", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Ann: I have to teach until four.", "Ben: I see, that is long."], "actions"),
      [],
    ))

  it("is what someone could get, if that is welcome", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        ["S1: the pump is broken and i could get a used pump from my uncle", "S2: okay do that"],
        "actions",
      ),
      ["Get a used pump from my uncle | S1"],
    ))

  it("has no date before which nothing happens", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        ["Ann: I can paint the kitchen, but not before the eighth.", "Ben: Great, please do."],
        "actions",
      ),
      ["Paint the kitchen | Ann"],
    ))

  it("is explained by a sentence, not by praise", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Ann: The tenant of the shop never answers.",
        "Ben: I see.",
        "Ann: Excellent. Ben, could you ring her today?",
        "Ben: Of course.",
      ], "actions"),
      ["Ring her (“The tenant of the shop never answers”) | Ben | today"],
    ))

  it("is nobody's where everybody is asked", async () =>
    assert.deepStrictEqual(
      await draftedOf(
        ["S1: it is dark in the woods so can everyone please bring a torch", "S2: sure", "S3: yep"],
        "actions",
      ),
      ["Bring a torch"],
    ))

  it("is taken by the one who said that somebody has to", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "S1: somebody has to collect the costumes on monday",
        "S2: i'm in leeds then",
        "S1: okay i'll get them",
      ], "actions"),
      ["Collect the costumes | S1 | Monday"],
    ))

  it("is called by what could be done", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Ann: We can rent the second oven from the bakery.",
        "Ben: Good. Ann, can you do that?",
        "Ann: Yes, I'll do it right away.",
      ], "actions"),
      ["Rent the second oven from the bakery | Ann | right away"],
    ))

  it("is sure where someone has to arrange it", async () =>
    assert.deepStrictEqual(
      await draftedOf(["Ann: I have to ask the bank about the loan.", "Ben: I see."], "actions"),
      ["Ask the bank about the loan | Ann"],
    ))

  it("is sure where someone promises work, whatever “it” is", async () =>
    assert.deepStrictEqual(
      await draftedOf([
        "Ann: The lease for the boathouse came this morning.",
        "Ben: I'll sign it after lunch. Have you got the number of the harbour?",
        "Ann: I'll send it to you.",
        "Ben: I'll take it easy then.",
      ], "actions"),
      [
        "Sign it after lunch (“The lease for the boathouse came this morning”) | Ben",
        "Send it to you (“Have you got the number of the harbour?”) | Ann",
      ],
    ))

  it("may be what a lecturer does afterwards", async () => {
    const transcript = aTranscript([
      "Prof: The theorem of Bayes says how a test changes what we believe.",
      "Prof: I'll explain the prior now. I'm going to upload the slides tonight.",
    ])
    const request = { title: "T", transcript, language: "en", style: null, scenario: "lecture", section: null } as const
    const { sections } = await writeDraft(request, () => undefined)
    const actions = sections.filter(({ kind }) => kind === "actions").flatMap(({ points }) => points)
    assert.deepStrictEqual(actions.map(({ text, owner, due }) => [text, owner, due]), [
      ["Upload the slides", "Prof", "tonight"],
    ])
  })

  it.each([
    ["de", ["A: Wer streicht die Bänke? Kannst du die Bänke streichen, Ben?", "B: Klar, mach ich morgen."], "morgen"],
    ["de", ["A: Wir brauchen noch jemanden, der das Zelt aufbaut.", "B: Das mache ich."], "B"],
    ["fr", ["A: Vous pourriez me prêter une échelle ?", "B: Oui, bien sûr. Je vous en apporte une lundi."], "lundi"],
    ["es", ["A: Yo me encargo de las flores, las tendré listas para el lunes."], "lunes"],
    ["ja", ["A：契約書を金曜日までに発送いたします。"], "金曜日まで"],
    ["zh", ["A：海报我后天之前发给大家。"], "后天之前"],
  ])("in %s", async (code, lines, due) => {
    const actions = await draftedOf(lines, "actions", code)
    assert.isTrue(actions.some((action) => action.endsWith(due)), actions.join())
    assert.lengthOf(actions, 1)
  })
})

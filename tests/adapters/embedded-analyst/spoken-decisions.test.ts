import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const decided = (...lines: ReadonlyArray<string>) => draftedOf(lines, "decisions")

describe("what people decide as they speak", () => {
  it.each([
    [
      "Doctor: Let's switch you to candesartan then, eight milligrams once a day.",
      "Patient: Okay. Do I just stop the other one?",
    ],
    ["Ann: Let's take you off the hiring panel until the migration's done.", "Ben: Thanks."],
    ["S1: right training we're moving it from thursday to wednesday this week", "S2: is it still seven"],
    ["S1: from now on we mark man to man on corners", "S2: about time"],
    ["S1: january works better for us yeah let's do january then", "S2: perfect i'll pencil that in"],
    [
      "S1: hands up who wants the royal oak okay that's nearly everyone right royal oak it is",
      "S2: i need to give them a deposit",
    ],
  ])("%s", async (line, reply) => assert.lengthOf(await decided(line, reply), 1))

  it.each([
    ["Ann: They're moving the depot to Doncaster in March.", "Ben: Oh dear."],
    ["Ann: We're moving to Leeds this summer.", "Ben: How nice."],
    ["S1: from now on we call this the delta", "S2: okay"],
    ["Ann: I don't know how bad it is.", "Ben: Nobody does."],
  ])("but not: %s", async (line, reply) => assert.deepStrictEqual(await decided(line, reply), []))
})

describe("a question whether everybody agrees", () => {
  it("decides what was said right before it", async () =>
    assert.deepStrictEqual(
      await decided(
        "Ruth: Shall we cut the leaflets to five hundred?",
        "Colin: I'd keep a thousand for the open day.",
        "Ruth: A thousand then. Everyone okay with that?",
        "Ivan: Yes.",
      ),
      ["A thousand (“Shall we cut the leaflets to five hundred?”)."],
    ))

  it("decides what was proposed", async () =>
    assert.deepStrictEqual(
      await decided(
        "Felix: What if we say every review gets a first look within one working day?",
        "Joanna: And if it doesn't, you're allowed to ping people.",
        "Nadia: Everybody okay with one working day?",
        "Sam: Yep.",
      ),
      ["Every review gets a first look within one working day."],
    ))

  it("may be asked behind what is to be decided, without a question mark", async () =>
    assert.deepStrictEqual(
      await decided(
        "S1: so five from the reserve and two thousand from a fundraiser is everybody happy with that",
        "S2: yes",
      ),
      ["Five from the reserve and two thousand from a fundraiser is everybody happy with that."],
    ))

  it("decides nothing if nobody says yes", async () =>
    assert.deepStrictEqual(
      await decided("Ruth: A thousand pounds then. Everyone okay with that?", "Ivan: I'd have to think about it."),
      [],
    ))
})

describe("“let's do that”", () => {
  it("is about what its speaker has just said, if nobody proposed anything", async () =>
    assert.deepStrictEqual(
      await decided(
        "Sam: Two hours of planning is too long.",
        "Nadia: Okay, so one hour, and tickets are refined before. Let's try that for two sprints.",
        "Felix: Who makes sure they're refined?",
      ),
      ["Let's try that for two sprints (“So one hour, and tickets are refined before”)."],
    ))

  it("is about what the other would like", async () =>
    assert.deepStrictEqual(
      await decided("Ann: I'd prefer just us and the witnesses.", "Ben: Honestly? Me too. Let's do that."),
      ["Let's do that (“I'd prefer just us and the witnesses”)."],
    ))

  it("agrees to what was said last", async () =>
    assert.deepStrictEqual(
      await decided(
        "Dev: We could split it with the council.",
        "Karen: Okay, let's ask them to go halves on the metal one.",
        "Moira: Happy with that.",
      ),
      ["Let's ask them to go halves on the metal one (“We could split it with the council”)."],
    ))

  it("is about what was suggested last", async () =>
    assert.deepStrictEqual(
      await decided(
        "Ann: What about a present for the trainer?",
        "Ben: A book, maybe.",
        "Cleo: How about a photo of the team?",
        "Ann: Oh, that's nice. Yes, let's do that.",
      ),
      ["A photo of the team."],
    ))

  it("is about what someone suggests, however they put it", async () =>
    assert.deepStrictEqual(
      await decided(
        "Lawyer: What I suggest is that we write a formal letter first.",
        "Client: Yes, let's do it that way.",
      ),
      ["What I suggest is that we write a formal letter first."],
    ))

  it("says no more than the proposal that it takes up", async () =>
    assert.deepStrictEqual(
      await decided(
        "Tom: I think we should move the cutover to the sixteenth.",
        "Priya: Fine by me. Let's go with the sixteenth.",
      ),
      ["I think we should move the cutover to the sixteenth."],
    ))
})

describe("“let's …”", () => {
  it("is decided by a yes", async () =>
    assert.deepStrictEqual(await decided("Ann: Let's have another chat at the end of April.", "Ben: Sure."), [
      "Let's have another chat at the end of April.",
    ]))

  it("is decided by “okay good”", async () =>
    assert.lengthOf(await decided("S1: no let's leave the payments out of the demo", "S3: okay good"), 1))
})

describe("what is decided", () => {
  it("is not to be done as well", async () => {
    const lines = [
      "S1: two days normally we could do the twentieth of january",
      "S2: january works better for us yeah let's do january then",
      "S1: perfect i'll pencil that in for you",
    ]
    assert.lengthOf(await decided(...lines), 1)
    assert.notMatch((await draftedOf(lines, "actions")).join("\n"), /Do January/)
  })
})

describe("the start of a meeting", () => {
  it("is no decision", async () =>
    assert.deepStrictEqual(await decided("S1: okay let's make a start apologies from derek", "S2: yes"), []))
})

describe("“okay, we …”", () => {
  it("decides after a yes", async () =>
    assert.deepStrictEqual(
      await decided(
        "Ruth: Without the grant, I'd say.",
        "Colin: Yes, I'd be conservative.",
        "Ruth: Okay, we budget without the council's money.",
      ),
      ["We budget without the council's money."],
    ))
})

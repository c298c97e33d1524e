import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const decided = (...lines: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => draftedOf(lines, "decisions")

describe("what was open is settled", () => {
  it.each([
    ["by a conclusion", [
      "Ann: Do we hold the fair indoors or on the green?",
      "Ben: It rained twice last year.",
      "Ann: Indoors, then.",
    ], "Indoors (“Do we hold the fair indoors or on the green?”)."],
    ["by one of the options", [
      "Ann: Lunch or dinner?",
      "Ben: Lunch. She's asleep by eight.",
      "Cleo: True.",
    ], "Lunch (“Lunch or dinner?”)."],
    ["by a no that says what it is about", [
      "Suzy: I could do a bouncy castle.",
      "Ann: Suzy. After the fire brigade thing? No. Absolutely no bouncy castle.",
      "Suzy: It was only the once. All right.",
    ], "No bouncy castle."],
    ["by a time of day", [
      "Ann: Morning or afternoon?",
      "Ben: I'm at work until two.",
      "Ann: Okay, afternoon, then.",
    ], "Afternoon (“Morning or afternoon?”)."],
    ["by taking up a proposal", [
      "Ann: We could bring the ladder instead.",
      "Ben: How heavy is it?",
      "Ann: Ten kilos.",
      "Ben: Good, bring the ladder.",
    ], "Bring the ladder instead."],
    ["by turning something down", [
      "Ann: And should we invite the Millers?",
      "Ben: They never come.",
      "Ann: No, you're right, we'll leave them out.",
    ], "We'll leave them out (“And should we invite the Millers?”)."],
    ["by putting it off", [
      "Ann: What about prizes?",
      "Ben: I had an idea about vouchers, but let me look at the prices first.",
      "Ann: Okay, let's come back to that next month.",
    ], "Let's come back to that next month (“What about prizes?”)."],
    ["by asking to put it off", [
      "Ann: Should we also talk about insurance?",
      "Ben: Can we park that till Bill's back? He's got the paperwork.",
      "Ann: Yep. Let's call it a day.",
    ], "Can we park that till Bill's back (“Should we also talk about insurance?”)."],
    ["by who has asked", [
      "Ann: When do we open on Fridays?",
      "Ben: The school lets out at three.",
      "Ann: Okay, half past three.",
    ], "Half past three (“When do we open on Fridays?”)."],
    ["in the words of the proposal", [
      "Ann: Let's take the early train.",
      "Ben: It's always full.",
      "Cleo: Fine, the early train.",
    ], "Let's take the early train."],
    ["by announcing how it will be", [
      "Ann: What do we do about the back door?",
      "Ben: The lock is broken again.",
      "Ann: Right, so the back door stays shut from Monday.",
    ], "The back door stays shut from Monday."],
    ["with a reason behind it", [
      "Ann: When does the scaffold come down?",
      "Ben: They said Thursday or Friday.",
      "Ann: Friday, I want the gutters done first.",
      "Ben: Friday. I'll tell them.",
    ], "Friday (“They said Thursday or Friday”)."],
    ["reluctantly", [
      "Ann: Do we go to the lake or to the sea?",
      "Ben: The lake is closer.",
      "Ann: I really wanted the sea, but okay. The lake.",
    ], "The lake (“Do we go to the lake or to the sea?”)."],
    ["by what someone would say", [
      "S1: do we fix the search first or the checkout",
      "S2: search is embarrassing at the moment",
      "S1: then i'd say search first and checkout gets the second week",
      "S3: i can live with that",
    ], "Search first and checkout gets the second week."],
    ["by waiting for an answer", [
      "Ann: My aunt would like to bring her friend.",
      "Ben: Is there room?",
      "Ann: There would be if Sophie doesn't come.",
      "Ben: Then let's wait for Sophie's answer.",
    ], "Let's wait for Sophie's answer."],
    ["with a deal", [
      "Ann: The cake. Lemon or chocolate?",
      "Ben: Chocolate, obviously.",
      "Ann: Half the guests don't eat chocolate in summer.",
      "Ben: Fine. Lemon. But with raspberries.",
      "Ann: Lemon with raspberries, deal.",
    ], "Lemon with raspberries (“Lemon or chocolate?”)."],
    ["by naming who", [
      "Ann: We need two people for the visit.",
      "Ben: I went last time, could we ask Dora and Emil?",
      "Ann: Then it's Dora and Emil.",
    ], "Dora and Emil (“I went last time, could we ask Dora and Emil?”)."],
    ["without capitals and full stops", [
      "S1: do we do twenty percent or thirty",
      "S2: thirty would kill us",
      "S1: okay twenty then",
    ], "Twenty (“Do we do twenty percent or thirty?”)."],
  ])("%s", async (_, lines, decision) => assert.deepStrictEqual(await decided(...lines), [decision]))

  it.each([
    [
      "de",
      ["Ann: Nehmen wir das Blau oder das Grün?", "Ben: Das Grün ist mir zu laut.", "Ann: Okay, also das Blau."],
      "Das Blau („Nehmen wir das Blau oder das Grün?“).",
    ],
    [
      "es",
      [
        "Ana: ¿Lo hacemos el viernes o el sábado?",
        "Luis: El viernes trabajan muchos.",
        "Ana: Vale, el sábado entonces.",
      ],
      "El sábado («¿Lo hacemos el viernes o el sábado?»).",
    ],
    [
      "fr",
      [
        "Ana: Et la tombola ?",
        "Luc: Personne n'a de lots.",
        "Ana: On en reparle à la prochaine réunion.",
        "Luc: D'accord.",
      ],
      "On en reparle à la prochaine réunion («\u00A0Et la tombola ?\u00A0»).",
    ],
    [
      "pt",
      ["Ana: Vamos ao museu ou à quinta?", "Rui: Ao museu já fomos no ano passado.", "Ana: Então à quinta."],
      "À quinta (“Vamos ao museu ou à quinta?”).",
    ],
  ])(
    "in %s",
    async (code, lines, decision) => assert.deepStrictEqual(await draftedOf(lines, "decisions", code), [decision]),
  )

  it("in more words, which replace the fewer", async () =>
    assert.deepStrictEqual(
      await decided(
        "Ann: Could we open late on Thursdays?",
        "Ben: Thursdays would be good for the courses.",
        "Ann: Okay, Thursdays, then.",
        "Cleo: From April?",
        "Ann: Right, Thursdays, starting in April.",
      ),
      ["Thursdays, starting in April (“Could we open late on Thursdays?”)."],
    ))

  it("with no earlier decision for its subject", async () =>
    assert.deepStrictEqual(
      await decided(
        "S1: do we open on the second of may or the ninth",
        "S2: let's say the ninth to be safe",
        "S3: okay the ninth",
        "S1: and the prices we said twelve for lunch",
        "S3: thirteen fifty",
        "S2: that's more like it",
        "S1: thirteen fifty then",
      ),
      ["Let's say the ninth to be safe.", "Thirteen fifty."],
    ))

  it("though nobody has told the speakers apart", async () =>
    assert.deepStrictEqual(
      await decided(
        "okay the water tank is leaking again",
        "can't we just replace it",
        "a new one's a hundred and twenty",
        "right and do we have that",
        "yeah we do",
        "then let's replace the tank",
        "agreed",
        "okay i'll order it this week",
        "what about the gate",
        "oh the gate's fine",
      ),
      ["Let's replace the tank."],
    ))
})

it("is carried by a vote that is counted", async () =>
  assert.deepStrictEqual(
    await decided(
      "Chair: Then I'll put it to the vote. Approval with the lights off at eight. Those in favour? Five. Against? Two. That's carried.",
      "Baines: I'd like my vote to be recorded.",
      "Chair: Noted.",
    ),
    ["That's carried (“Approval with the lights off at eight”)."],
  ))

describe("nothing is settled", () => {
  it.each([
    ["by wondering", ["Ann: We could do it in the garden.", "Ben: In March?", "Ann: Fair point."]],
    ["by an answer about facts", ["Ann: How long would the repair take?", "Ben: Three days.", "Ann: I see."]],
    ["by taking note", ["Ann: Shall we order more?", "Ben: We lost forty-two loaves.", "Ann: Forty-two loaves."]],
    ["by going on", ["Ann: Do we need a permit?", "Ben: I don't know.", "Ann: Okay, on to the roof, then."]],
    ["by a greeting", ["Ann: Shall we begin?", "Ben: Morning.", "Ann: Morning. I'll take the minutes."]],
    ["by greeting someone", [
      "Ann: Could we sit down?",
      "Ann: Okay. Morning.",
      "Ben: Morning, Ann. I'll take the minutes.",
    ]],
    ["by agreeing to one of two", [
      "Ann: Do we hire or ask Mei?",
      "Ben: Yeah. One hundred percent.",
      "Ann: I'll talk to her.",
    ]],
    ["by a farewell", ["Ann: What do we do about the hall?", "Ben: No idea.", "Ann: Okay, see you on Monday, then."]],
    ["by a habit", ["S1: can we delete the worst ones", "S2: no way", "S1: once in two years", "S2: so what"]],
    ["by a wish", ["Ann: Do we take the bus or the train?", "Ben: I'd like the train.", "Cleo: Would you?"]],
    ["by calling on someone", ["Ann: Shall we move the fence?", "Ben: Maybe.", "Ann: Thank you, Ben."]],
    ["by a report", ["Ann: Were you afraid out there?", "Ben: So we stayed outside for seven hours.", "Ann: Wow."]],
    ["if someone refuses", ["Ann: Could we sell the van?", "Ben: Okay, sell the van.", "Cleo: No, absolutely not."]],
  ])("%s", async (_, lines) => assert.deepStrictEqual(await decided(...lines), []))
})

import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const decided = (...lines: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => draftedOf(lines, "decisions")

describe("people agree", () => {
  it.each([
    [
      "with a deal",
      ["Ann: Nine hundred a month, parking included.", "Ben: Deal."],
      "Nine hundred a month, parking included.",
    ],
    [
      "by repeating it",
      ["S1: let's just take the smaller boat", "S2: fine the smaller boat"],
      "Let's just take the smaller boat.",
    ],
    [
      "by saying that it is fine",
      ["S1: how about just soup and salad", "S2: yeah soup and salad is fine"],
      "Soup and salad.",
    ],
    [
      "by finding it sensible",
      ["Ann: I propose we close the pool in March.", "Ben: That sounds sensible."],
      "I propose we close the pool in March.",
    ],
    ["one after the other", ["S1: so are we saying marble tiles", "S2: yes from me", "S3: me too"], "Marble tiles."],
    ["on when to meet", ["S1: shall we say friday at noon", "S2: yep friday at noon works"], "Friday at noon."],
    [
      "on what a question names",
      ["S1: everyone okay with the twelve fifty for the tickets", "S2: yes"],
      "Everyone okay with the twelve fifty for the tickets.",
    ],
    ["though they had rather not", [
      "Ann: I'd rather keep the piano.",
      "Ben: Okay, we'll keep it.",
    ], "We'll keep it (“I'd rather keep the piano”)."],
    ["on a choice", [
      "S1: do we paint it green or yellow",
      "S2: yellow the green one is ugly",
      "S3: agreed",
    ], "Yellow the green one is ugly (“Do we paint it green or yellow?”)."],
    ["by seeing no problem", [
      "Ann: We can close the side entrance until June.",
      "Ben: Does anybody see a problem with that?",
      "Cleo: No.",
    ], "We can close the side entrance until June."],
    ["on what depends on something", [
      "Ann: If the paint dries by noon we hang the pictures today, otherwise we wait.",
      "Ben: Sounds fair.",
    ], "If the paint dries by noon we hang the pictures today, otherwise we wait."],
    [
      "on what someone would say",
      ["Ann: The curtains can stay, I'd say.", "Ben: Absolutely."],
      "The curtains can stay, I'd say.",
    ],
    [
      "that someone may",
      ["S1: is it okay if the neighbours use the garage", "S2: of course"],
      "The neighbours use the garage.",
    ],
    [
      "to leave it",
      ["S1: yeah let's keep it at four classes", "S2: okay four classes it stays"],
      "Four classes (“Let's keep it at four classes”).",
    ],
    [
      "on advice",
      ["Ann: And no running for at least a month.", "Ben: All right."],
      "No running for at least a month.",
    ],
    ["by saying it once more", [
      "S1: when do you want the chairs",
      "S2: monday would be too early so maybe wednesday",
      "S1: okay wednesday then",
    ], "Wednesday (“Monday would be too early so maybe Wednesday”)."],
    ["in a whole sentence", [
      "Ann: The garage. Do we rent it to the choir, or do we keep it?",
      "Ben: Nobody has asked for years.",
      "Ann: All right, the garage stays empty, we keep it.",
    ], "The garage stays empty, we keep it."],
    [
      "on a price",
      ["Ann: I could do nine hundred with breakfast.", "Ben: Okay, I can live with nine hundred."],
      "I could do nine hundred with breakfast.",
    ],
    ["on what someone may do", [
      "S1: would it be alright if we kept a rabbit",
      "S2: yeah no problem as long as it stays outside",
    ], "We kept a rabbit."],
    ["on what would be better", ["S1: what if we meet in may", "S2: may would be better"], "Meet in may."],
    [
      "gladly",
      ["Ann: Brilliant, and let's cancel tomorrow's rehearsal.", "Ben: Fine by me."],
      "Let's cancel tomorrow's rehearsal.",
    ],
    [
      "that something stops",
      ["S1: can we also stop ordering paper cups", "S2: oh yes please"],
      "Stop ordering paper cups.",
    ],
    [
      "to let someone go ahead",
      ["Ann: I'd take down the shelves and paint the wall.", "Ben: Lovely idea, go ahead."],
      "I'd take down the shelves and paint the wall.",
    ],
    ["with “then”", ["Ann: Fine, let's include the curtains then."], "Let's include the curtains."],
    [
      "to say when",
      ["Ann: Let's say the drawings are ready by the ninth.", "Ben: Fine."],
      "Let's say the drawings are ready by the ninth.",
    ],
    ["as one would, too", ["Ann: I'd leave the hedge as it is.", "Ben: So would I."], "I'd leave the hedge as it is."],
    [
      "as they think",
      ["Ann: What if we clean the stairs?", "Ben: I think that's reasonable."],
      "Clean the stairs.",
    ],
    ["to leave something out", [
      "Ann: Do we want a parade again?",
      "Ben: It was exhausting last year.",
      "Ann: Okay, no parade this year.",
    ], "No parade this year."],
    [
      "to do it at a time",
      ["S1: okay let's do two hours on fridays till the end of june", "S2: thank you"],
      "Let's do two hours on fridays till the end of June.",
    ],
    [
      "without a problem",
      ["S1: no problem we'll move you to the course in october", "S2: perfect"],
      "We'll move you to the course in October.",
    ],
    ["on what someone moves", [
      "Ann: May I have a motion to adopt the budget?",
      "Ben: I move it.",
      "Ann: Thank you, that's unanimous.",
    ], "Adopt the budget."],
  ])("%s", async (_, lines, decision) => assert.deepStrictEqual(await decided(...lines), [decision]))

  it("concludes with “then”", async () => {
    assert.deepStrictEqual(await decided("Ann: Is Tom free?", "Ben: He is.", "Ann: Okay, Tom drives the van then."), [
      "Tom drives the van.",
    ])
  })

  it.each(["Okay, see you then.", "Right, on to the roof then.", "Okay, he's not coming then.", "Great, thanks then."])(
    "does not conclude with: %s",
    async (line) => assert.deepStrictEqual(await decided("Ann: Is Tom free?", "Ben: He is.", `Ann: ${line}`), []),
  )

  it("does not decide what was only imagined in the past tense", async () =>
    assert.deepStrictEqual(await decided("Ann: What if we painted the door?", "Ben: Good idea."), ["Paint the door."]))

  it.each([
    ["de", ["A: Ich würde vorschlagen, dass wir die Werkstatt freitags schließen.", "B: Seh ich auch so."]],
    ["es", ["A: Tenemos dos ofertas para la caldera.", "B: Muy bien, aceptamos la oferta de Gómez."]],
    ["de", ["A: Wer ist für den Zoo?", "B: Ich auch.", "A: Also fahren wir am Freitag in den Zoo."]],
    ["fr", ["A: On prévoit la réunion le lundi à neuf heures. Ça va pour tout le monde ?", "B: Parfait."]],
    ["es", ["A: El arreglo sale de la caja común. ¿Estamos de acuerdo?", "B: Sí, claro."]],
    ["zh", ["甲：开业的日子，我建议放在五月第一个周末。", "乙：同意。"]],
    ["de", [
      "A: Zwei Orte haben Platz für uns alle.",
      "B: Das Haus in Binz hat eine Halle.",
      "A: Also Binz?",
      "B: Ja, Binz.",
    ]],
    ["fr", ["A: On se revoit le trois mai à neuf heures ?", "B: Oui, ça nous va."]],
    ["de", ["A: Was haltet ihr davon, wenn wir montags zusammen kochen?", "B: Find ich gut."]],
    ["fr", ["A: On va garder le prix jusqu'en mai. Ça vous va ?", "B: Oui, merci."]],
  ])("in %s", async (code, lines) => assert.lengthOf(await draftedOf(lines, "decisions", code), 1))
})

it("is listed once if it is said once more", async () =>
  assert.deepStrictEqual(
    await decided("Ann: I'd leave the hedge as it is.", "Ben: So would I.", "Cleo: Good, the hedge again then."),
    ["I'd leave the hedge as it is."],
  ))

it.each([
  [["Ann: Renting is cheaper.", "Ben: Agreed, we rent."], "Agreed, we rent."],
  [
    ["Ann: They want forty for a hundred posters.", "Ben: Let's only print fifty.", "Ann: Okay, I'll tell them."],
    "Let's only print fifty.",
  ],
  [
    ["Ann: The polka is too fast for us.", "Ben: Let's leave the polka out.", "Ann: A shame, but okay."],
    "Let's leave the polka out.",
  ],
  [
    ["Ann: The barge by the mill has a stove.", "Ben: Then the barge by the mill.", "Ann: Okay."],
    "The barge by the mill.",
  ],
])("%j is decided", async (lines, decision) => assert.deepStrictEqual(await decided(...lines), [decision]))

describe("nobody decides", () => {
  it.each([
    [["Ann: Is the tent dry? Ben?", "Ben: Fine by me."]],
    [["Ann: We sang for an hour.", "Ben: Then the lights went out.", "Ann: Okay."]],
    [["Ann: Let's leave the polka out.", "Ben: I'll think about it."]],
    [["Ann: It was nine hundred a month.", "Ben: That is a lot."]],
    [["S1: let's just take the smaller boat", "S2: yes but the smaller boat leaks and nobody can swim"]],
    [["Ann: When did you move in?", "Ben: In April.", "Ann: April was cold."]],
    [["Ann: What is next?", "Ben: The hall and the garage.", "Ann: Okay, so what about them?"]],
    [["Ann: Is the hall heated?", "Ben: The hall is fine."]],
    [["Ann: I was forty when we moved to Leeds with the whole family.", "Ben: That'd be ideal for me."]],
    [["Ann: What do you say?", "Ben: The hall is free.", "Ann: Okay, bye until Monday then."]],
    [["Ann: Do we want a parade again?", "Ben: It was exhausting last year.", "Ann: Okay, no problem."]],
    [["Ann: Let's talk about the curtains then."]],
    [["Ann: How was the hall?", "Ben: Cold.", "Ann: Okay, thanks."]],
    [["Ann: How was the deal?", "Ben: The deal was fine."]],
  ])("in %j", async (lines) => assert.deepStrictEqual(await decided(...lines), []))

  it("by asking when to meet again", async () =>
    assert.deepStrictEqual(
      await draftedOf(["A: On se revoit quand ?", "B: Parfait, je regarde mon agenda."], "decisions", "fr"),
      [],
    ))
})

import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const call = [
  "Agent: Thank you for calling Brightwater Insurance, my name is Sofia. How can I help?",
  "Caller: Hi, yes, I had a burst pipe on Sunday night and the kitchen floor is ruined.",
  "Agent: I'm sorry to hear that. Is everybody all right? Is the water turned off now?",
  "Caller: Yes, my neighbour found the stopcock. The floor has come up though, and two of the cabinets have swollen.",
  "Agent: Okay. Can I take your policy number please?",
  "Caller: It's B W seven seven four one nine.",
  "Agent: Thank you. I can see the policy. You have an excess of two hundred and fifty pounds for escape of water.",
  "Caller: I thought it was one hundred. So what happens now?",
  "Agent: I'll open a claim today and a loss adjuster will ring you within two working days. Could you send us photos of the floor and the cabinets before anything is thrown away?",
  "Caller: Sure, I'll email them tonight.",
  "Caller: And the kitchen floor, would you pay for all of it or just the wet bit?",
  "Agent: If the tiles can't be matched, we usually replace the whole floor.",
  "Caller: Great. Thanks for your help, Sofia.",
]

describe("a call", () => {
  it("begins with its reason", async () => {
    const [first, ...others] = await draftedOf(call, "overview")
    assert.strictEqual(first, "I had a burst pipe on Sunday night and the kitchen floor is ruined.")
    assert.notIncludeMembers(others, ["I can see the policy.", "I thought it was one hundred."])
  })

  it("leaves what each has promised, without what others will do", async () => {
    assert.deepStrictEqual(await draftedOf(call, "actions"), [
      "Open a claim | Agent | today",
      "Send us photos of the floor and the cabinets before anything is thrown away | Caller | tonight",
    ])
    assert.deepStrictEqual(await draftedOf(call, "possible"), [])
  })
})

const lecture = [
  "Professor: In today's lecture I want to talk about how we know when a volcano is about to erupt.",
  "Professor: There are three kinds of signal that we watch: earthquakes, ground deformation and gas.",
  "Professor: A swarm is a group of many small earthquakes in a short time.",
  "Professor: Harmonic tremor is a continuous vibration that is caused by magma moving through a pipe.",
  "Professor: This is a question of patience. My neighbour is a friend of the mayor.",
  "Professor: Now, ground deformation. When the chamber fills, the ground above it swells.",
  "Professor: We used to measure this by hand with tiltmeters, and now satellites see a change of a centimetre.",
  "Professor: Sulphur dioxide stays dissolved while magma is deep. A forecast is always a probability and never a date.",
  "Professor: At Mount Pinatubo the number of earthquakes rose from forty a day to more than four hundred a day.",
  "Professor: For the next lecture, please read chapter nine.",
]

describe("a lecture", () => {
  it("defines a thing by what kind of thing it is", async () => {
    assert.deepStrictEqual(await draftedOf(lecture, "definitions"), [
      "A swarm is a group of many small earthquakes in a short time.",
      "Harmonic tremor is a continuous vibration that is caused by magma moving through a pipe.",
    ])
  })
})

const move = [
  "Herr Aydin: Der Vermieter will die Schlüssel am 30. Juni zurück, also bleiben uns noch sechs Wochen.",
  "Frau Keller: Schaffen wir das?",
  "Herr Aydin: Wenn wir zwei Lkw mieten, ja.",
  "Lena: Ein Lkw kostet 180 Euro am Tag, und der Weg dauert fast eine Stunde.",
  "Frau Keller: Und wer räumt die Regale ab?",
  "Herr Aydin: Das mache ich mit Tom am Wochenende davor.",
]

describe("a German conversation", () => {
  it("says what “das” is that someone does", async () => {
    assert.deepStrictEqual(await draftedOf(move, "actions", "de"), [
      "Das mache ich mit Tom am Wochenende davor. („Und wer räumt die Regale ab?“) | Herr Aydin | Wochenende",
    ])
  })

  it("has no answer in its overview that needs its question", async () => {
    assert.notInclude(await draftedOf(move, "overview", "de"), "Wenn wir zwei Lkw mieten, ja.")
  })
})

const interview = [
  "Anna: Wann haben Sie mit dem Backen angefangen?",
  "Marta: Mit vierzehn, meine Großmutter hatte einen Holzofen, und ich durfte ihn putzen.",
  "Anna: Was machen die meisten Leute zu Hause beim Brot falsch?",
  "Marta: Sie haben es zu eilig, denn der Teig braucht Zeit und muss achtzehn Stunden in einem kalten Raum ruhen.",
  "Anna: Was raten Sie jemandem, der eine Bäckerei eröffnen will?",
  "Marta: Man muss gern um zwei Uhr aufstehen und einen Laden mit Parkplätzen mieten.",
  "Marta: Als die Stadt unsere Straße für Autos sperrte, verlor ich ein Drittel der Kunden.",
  "Marta: Wer zweimal in der Woche backt, sollte einen eigenen Sauerteig im Kühlschrank halten.",
  "Marta: Meine Lektorin wollte jedes Rezept in einem gewöhnlichen Ofen gebacken sehen.",
  "Anna: War das Buch schwer zu schreiben?",
  "Marta: Schwerer als Brot, denn ich habe jedes der sechzig Rezepte dreimal im Ofen gebacken.",
]

describe("an interview", () => {
  it("is quoted with the marks of its language", async () => {
    const quotes = await draftedOf(interview, "quotes", "de")
    assert.isNotEmpty(quotes)
    for (const quote of quotes) assert.match(quote, /^Marta: „.+“$/u)
  })
})

const standup = [
  "Priya: Let's start with the outage on Tuesday.",
  "Tom: The database ran out of connections, and we still don't have an alert for it.",
  "Aisha: I can add an alert, that's maybe two hours of work.",
  "Priya: Great, could you do it before Monday?",
  "Aisha: Yep.",
  "Priya: And we owe the customers a post-mortem. Tom, would you mind writing the post-mortem?",
  "Tom: Sure.",
  "Priya: Next, hiring.",
  "Aisha: Two designers were really good. I'd hire Marco, his portfolio was the strongest.",
  "Tom: Yeah, Marco gets my vote too.",
  "Priya: Alright, let's make Marco an offer then. Let's keep Helen in mind for the summer.",
  "Aisha: And the pricing page? We could run the old version against the new one for two weeks.",
  "Priya: Okay, let's do that.",
]

describe("a stand-up", () => {
  it("has what was offered and then asked for as one item, and what people would mind doing", async () => {
    assert.deepStrictEqual(await draftedOf(standup, "actions"), [
      "Add an alert | Aisha | before Monday",
      "Write the post-mortem | Tom",
    ])
  })

  it("decides by “let’s … then”, and by agreeing to what could be done", async () => {
    assert.deepStrictEqual(await draftedOf(standup, "decisions"), [
      "Let's make Marco an offer.",
      "Run the old version against the new one for two weeks.",
    ])
  })
})

import { english } from "#adapters/embedded-analyst/english.ts"
import { draftedOf } from "#tests/support/drafted.ts"
import { assert, describe, it } from "@effect/vitest"

const language = english()

describe("a line as a recogniser writes it", () => {
  it.each([
    [
      "our heating bill was four thousand two hundred last year which is",
      "Our heating bill was four thousand two hundred last year.",
    ],
    [
      "it comes in at nine thousand eight hundred including fitting and the acoustic is",
      "It comes in at nine thousand eight hundred including fitting.",
    ],
    ["which is crazy for a shop that size", "Which is crazy for a shop that size."],
    ["which is better the tax or the cap", "Which is better the tax or the cap?"],
    [
      "what is an externality an externality is a cost that falls on somebody who is not part of the deal",
      "What is an externality an externality is a cost that falls on somebody who is not part of the deal.",
    ],
    ["okay that's that's nearly everyone", "Okay that's nearly everyone."],
    ["All right.", "All right."],
    ["um we had we had a freezer go down", "We had a freezer go down."],
  ])("is printed without loose ends: %s", (line, text) => assert.strictEqual(language.tidy(line), text))
})

describe("an overview", () => {
  it("holds the figure that the others add up to", async () => {
    const overview = await draftedOf([
      "Ruth: Membership fees brought in sixty-two thousand this year.",
      "Ruth: The lottery gave us twelve thousand instead of twenty.",
      "Ruth: Salaries are thirty-four thousand with the cleaner.",
      "Meera: Rent goes up to twenty-seven thousand five hundred.",
      "Colin: The plumber said eleven thousand for a boiler.",
      "Ivan: I got a quote from Greenvolt for seven thousand six hundred.",
      "Ruth: Total income is then eighty-nine thousand four hundred.",
      "Ruth: So we end up with a surplus of about two thousand three hundred.",
    ], "overview")
    assert.match(overview.join("\n"), /Total income is then/)
    assert.match(overview.join("\n"), /surplus/)
  })

  it("of a call begins with what is wrong, not with an apology", async () => {
    const overview = await draftedOf([
      "Agent: Thank you for calling Northgrid broadband. How can I help?",
      "Customer: Hello, yes. My internet's been going off every evening for two weeks now.",
      "Agent: Oh, I'm sorry to hear that. Can I take your account number, please?",
      "Customer: It's 4471 9082.",
      "Agent: I can see the line dropping, it's dropped twenty-three times since the third.",
    ], "overview")
    assert.strictEqual(overview[0], "My internet's been going off every evening for two weeks now.")
    assert.notMatch(overview.join("\n"), /sorry/)
  })
})

describe("an overview of a call", () => {
  it("begins with what the caller wants, also if they speak first", async () => {
    const overview = await draftedOf([
      "S1: hello is that the the letting agency",
      "S2: it is yeah you're speaking to joanne how can i help",
      "S1: hi um i'm calling about the boiler in flat three on abbey road",
      "S2: okay and have you checked the pressure",
      "S1: it's at zero i've topped it up twice and it drops again",
    ], "overview")
    assert.strictEqual(overview[0], "I'm calling about the boiler in flat three on abbey road.")
  })
})

describe("a lecture without speakers", () => {
  it("is known by what lecturers say", async () => {
    const ideas = await draftedOf([
      "okay good morning everybody last week we talked about supply and demand",
      "today i want to talk about externalities which is chapter seven in the textbook",
      "an externality is a cost or a benefit that falls on somebody who is not part of the deal",
      "if i buy petrol from you the person who breathes the exhaust was never asked",
      "the price only contains the private costs and so we produce too much of the bad things",
      "arthur pigou wrote about this in nineteen twenty",
      "he said put a tax on it and make the tax exactly as large as the damage",
      "sweden has a carbon tax since nineteen ninety one",
      "their emissions fell by about a third while the economy grew",
      "the third answer is cap and trade",
      "there you fix the amount and let the market find the price",
      "in the first years they gave out far too many permits",
      "for next week please read chapter eight",
    ], "ideas")
    assert.isAtLeast(ideas.length, 1)
  })
})

describe("the questions", () => {
  it("are neither small talk nor echoes", async () => {
    const questions = await draftedOf([
      "Amara: How was the long weekend?",
      "Jules: We finally painted the nursery.",
      "Amara: How do we know what's down there?",
      "Jules: A man called Stuart Bacon found the church by touch.",
      "Jules: You can't see your own hand, the water is that muddy.",
      "Amara: By touch?",
      "Jules: By touch. And then David Sear came with sonar and mapped the whole town in 2008.",
      "Jules: It's the largest medieval underwater site in Europe, with eight churches and four thousand people.",
      "Jules: The first storm took four hundred houses and closed the harbour in 1286.",
      "Jules: The last church went over the cliff between 1904 and 1919, a bit every winter.",
    ], "questions")
    assert.notMatch(questions.join("\n"), /weekend|By touch\?/)
  })
})

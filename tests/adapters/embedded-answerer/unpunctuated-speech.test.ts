import { asksUnpunctuated, dividedAtQuestion } from "#adapters/embedded-answerer/spoken-question.ts"
import { anIndex, ask } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

const answer = async (lines: ReadonlyArray<string>, question: string) => {
  const { verdict, sentences } = ask(await anIndex(lines), question)
  return verdict === "answered" ? sentences.map(({ text }) => text).join(" ") : verdict
}

describe("speech without punctuation", () => {
  it.each([
    "so how long does the fitting take",
    "what's the shift pattern",
    "who wants the royal oak",
    "do you have any questions for us",
    "great and um how long is it",
  ])("asks: %s", (text) => assert.isTrue(asksUnpunctuated(text)))

  it.each([
    "when i was young we had no freezer",
    "what i've done is i put together two options",
    "how it works is simple",
    "that is what it is",
    "who knows. It may rain",
  ])("does not ask: %s", (text) => assert.isFalse(asksUnpunctuated(text)))

  it("is divided where a question begins", () => {
    assert.deepStrictEqual(dividedAtQuestion("so twenty two minutes of impact do we know how many orders we lost"), [
      "so twenty two minutes of impact ",
      "do we know how many orders we lost",
    ])
    assert.lengthOf(dividedAtQuestion("i don't know what the price is"), 1)
  })

  it("is answered by the reply, not by the question", async () => {
    const said = [
      "S1: so twenty two minutes of impact do we know how many orders we lost",
      "S2: i'd guess around eleven hundred i can get the exact number tomorrow",
      "S1: okay please do and put it in the incident doc",
    ]
    const { closest, sentences } = ask(await anIndex(said), "How many orders were lost?")
    assert.include(closest[0] ?? [], "g2")
    assert.notMatch(sentences.map(({ text }) => text).join(), /twenty two/)
  })
})

/** Rarer words are surer. */
const before = [
  "S1: overall she's doing really well in maths the class average was sixty one",
  "S1: mr hale says she's missed five pieces of homework since september",
  "S2: she told me she hasn't got any english homework",
  "S1: i'll email you the login details tonight so you can see what's set each week",
  "S2: wednesday she has swimming but that's only every second week",
  "S1: i've moved her to the front row for now anyway",
]

describe("what only looks like an answer", () => {
  it.each([
    ["Why was she crying?", [
      ...before,
      "S2: is she getting on with the other girls because there was that thing in october",
      "S1: that seems to have settled down we talked to all four families",
      "S2: good because she was crying every night",
      "S1: yeah i know if it starts again please ring me straight away",
    ]],
    ["How much does the acoustic glass cost?", [
      "S1: the acoustic glass is thicker and cuts the traffic noise by about forty percent",
      "S2: we do get a lot of noise from the tram",
    ]],
    ["How many people came to the night shelter?", [
      "Last winter we opened the night shelter with our own beds.",
      "We thought that perhaps thirty people would come to the night shelter in the whole season.",
    ]],
  ])("is unsure: %s", async (question, said) => assert.notInclude(await answer(said, question), " "))

  it("does not define a kind of it", async () =>
    assert.match(
      await answer([
        "so what is an externality um an externality is a cost or a benefit that falls on somebody who is not part of the deal",
        "if i buy petrol from you the person who breathes the exhaust was never asked",
        "that is a negative externality",
        "a positive externality is the opposite so for example if you get a flu vaccine i'm a little bit safer",
      ], "What is an externality?"),
      /falls on somebody/,
    ))
})

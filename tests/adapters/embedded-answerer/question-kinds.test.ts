import { englishKind, englishSign } from "#adapters/embedded-answerer/english-kinds.ts"
import { makeIndexCache } from "#adapters/embedded-answerer/index-cache.ts"
import { spelledNumber } from "#adapters/embedded-answerer/spelled-number.ts"
import { anIndex } from "#tests/support/asking/an-index.ts"
import { assert, describe, it } from "@effect/vitest"

const kinds = {
  who: ["Who runs the meeting?", "With whom did she speak?", "Which team will do it?"],
  when: ["When do they meet?", "So, on which day is it?", "Until what time does the meeting last?"],
  where: ["Where is it?", "Which city is she from?"],
  why: ["Why not?", "What is the reason for the delay?", "What caused the fire?"],
  duration: ["How long does it take?", "How many weeks do we have?"],
  frequency: ["How often do they meet?"],
  money: ["How much does it cost?", "What is the selling price?", "Please tell me how much was paid."],
  number: ["How many came?", "How old is she?", "What percentage agreed?", "How much faster is it?"],
  "yes-no": ["Is it safe?", "Did they agree?"],
  definition: ["What does camber mean?", "What is a polyp?"],
  name: ["What is the name of the dog?", "What is the third layer called?"],
  outcome: ["What was decided about the oven?"],
  trouble: ["What problems do they have?"],
  advice: ["What should beginners do?"],
  how: ["How does it work?"],
  what: ["What do the children want?", "Bees and honey"],
} as const

const signs = [
  ["money", "It was twelve and a half euros.", true],
  ["money", "It was cheap.", false],
  ["when", "We meet on the fourteenth.", true],
  ["when", "The second forklift is broken.", false],
  ["where", "It stands in the cellar.", true],
  ["where", "We talk at the end of the month.", false],
  ["number", "There were sixty of them.", true],
  ["number", "The other one is better.", false],
  ["duration", "It takes three days.", true],
  ["duration", "We sell six a day.", false],
] as const

describe("the kinds of questions", () => {
  for (const [kind, questions] of Object.entries(kinds)) {
    it(`${kind}: ${questions.join(" ")}`, () => {
      assert.deepStrictEqual(questions.map((question) => englishKind(question)), questions.map(() => kind))
    })
  }

  it("have signs of an answer, in spoken words too", () => {
    for (const [kind, text, isFitting] of signs) {
      assert.strictEqual(englishSign(kind, "")?.test(text), isFitting, `${kind}: ${text}`)
    }
    assert.isTrue(englishSign("what", "What colour is it?")?.test("We paint it green."))
  })
})

describe("a number in digits", () => {
  it("is found as it is spoken", () => {
    for (
      const [digits, spoken] of [
        ["7", "seven"],
        ["42", "forty-two"],
        ["305", "three hundred and five"],
        ["1998", "nineteen ninety-eight"],
        ["1905", "nineteen oh five"],
        ["2000", "two thousand"],
        ["11400", "eleven thousand four hundred"],
      ] as const
    ) assert.isTrue(spelledNumber(digits)?.test(`it was ${spoken} then`), digits)
    for (const word of ["", "x1", "12345678", "1.5"]) assert.isNull(spelledNumber(word))
  })
})

describe("the indexes that are kept", () => {
  it("are those used last, as many as fit, and at least one", async () => {
    const index = await anIndex(["Ann: one line", "Ben: another line"])
    const cache = makeIndexCache(5)
    cache.keep("a", index)
    cache.keep("b", index)
    assert.strictEqual(cache.get("a"), index)
    cache.keep("c", index)
    assert.deepStrictEqual(["a", "b", "c"].map((key) => cache.get(key) !== null), [true, false, true])
    const tiny = makeIndexCache(1)
    tiny.keep("a", index)
    assert.strictEqual(tiny.get("a"), index)
  })
})

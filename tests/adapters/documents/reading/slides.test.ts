import { unwrapped } from "#adapters/documents/reading/unwrap.ts"
import { readEnglish } from "#adapters/engines/language/embedded-analyst/reading/read-english.ts"
import { tidied } from "#adapters/engines/language/embedded-analyst/reading/tidy.ts"
import { transcriptOfText } from "#domain/intake/dialogue/paragraphs.ts"
import { assert, describe, it } from "@effect/vitest"

const slide = [
  "Light reactions of photosynthesis",
  "Water is split into oxygen and hydrogen",
  "The oxygen leaves the leaf through the stomata",
  "ATP and NADPH store the energy of the light that the",
  "chlorophyll has taken up",
  "Limits of the Calvin cycle in hot and dry places",
  "Plants lose up to 25 percent of their carbon",
]

describe("the lines of a slide", () => {
  it("stay apart, but for those that go on", () =>
    assert.deepStrictEqual(unwrapped([slide.join("\n")]).split("\n"), [
      ...slide.slice(0, 3),
      `${slide[3] ?? ""} ${slide[4] ?? ""}`,
      ...slide.slice(5),
    ]))

  it("are not those of prose, though some begin with a capital", () => {
    const prose = [
      "Die Lichtreaktionen der Photosynthese finden in der",
      "Membran der Thylakoide statt. Wasser wird in Sauerstoff",
      "und Wasserstoff gespalten, und der Sauerstoff verlässt das",
      "Blatt durch die Spaltöffnungen, die sich am Tag öffnen und",
      "nachts schließen.",
    ]
    assert.deepStrictEqual(unwrapped([prose.join("\n")]).split("\n"), [prose.join(" ")])
  })

  it("are separate where they were copied into one line", () =>
    assert.deepStrictEqual(
      transcriptOfText("Photosynthesis • Water is split • The oxygen leaves the leaf").segments.map(({ text }) => text),
      ["Photosynthesis", "• Water is split", "• The oxygen leaves the leaf"],
    ))

  it.each([
    ["Where it happens", "Where it happens."],
    ["How plants adapt to heat", "How plants adapt to heat."],
    ["when we were young we walked to school", "When we were young we walked to school."],
    ["How much does it cost", "How much does it cost?"],
    ["Why is the sky blue", "Why is the sky blue?"],
    ["when does it start", "When does it start?"],
    ["how long did it take", "How long did it take?"],
    ["why aren't they here", "Why aren't they here?"],
  ])("are no questions unless they ask: %s", (line, tidy) => assert.strictEqual(tidied(line, readEnglish()), tidy))
})

import { pronunciationsIn } from "#adapters/engines/speech/pocketsphinx/dictionary.ts"
import { assert, describe, it } from "@effect/vitest"

describe("the phones of a word", () => {
  const phonesOf = pronunciationsIn("a AH\nmeet M IY T\nthe DH AH\nthe(2) DH IY\nacme_figma AE K M IY F IH G M AH\n")

  it.each(
    [
      ["a", ["AH"]],
      ["the", ["DH", "AH"]],
      ["the(2)", ["DH", "IY"]],
      ["acme_figma", ["AE", "K", "M", "IY", "F", "IH", "G", "M", "AH"]],
      ["eet", null],
      ["me", null],
      ["M", null],
    ] as const,
  )("of %s are those of its own line", (entry, phones) => {
    assert.deepStrictEqual(phonesOf(entry), phones)
  })
})

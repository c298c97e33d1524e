import { modelFor } from "#web/features/engines/model-choice.ts"
import { assert, describe, it } from "vitest"

const model = (
  title: string,
  languages: ReadonlyArray<string> | "any",
  strength: "european" | "asian" | "many" | null,
) => ({
  title,
  languages,
  strength,
  purpose: "speech" as const,
})

const catalogue = [
  model("Finnish", ["fi"], null),
  model("European", ["de", "en", "fr", "fi"], "european"),
  model("Asian", ["zh", "ja", "ko", "en"], "asian"),
  model("Many", "any", "many"),
  { ...model("Voices", "any", null), purpose: "speakers" as const },
]

const offered = (language: string, reader = "en") => modelFor(catalogue, language, reader)?.title

describe("the model offered for a language", () => {
  it("is made for it, and one for a hundred languages only where none is", () => {
    assert.deepStrictEqual(["de", "zh", "fi", "ar"].map((language) => offered(language)), [
      "European",
      "Asian",
      "European",
      "Many",
    ])
  })

  it("follows the reader where the language is to be detected", () => {
    assert.deepStrictEqual(["en", "de", "ja", "zh-CN"].map((reader) => offered("auto", reader)), [
      "European",
      "European",
      "Asian",
      "Asian",
    ])
  })

  it("is none where the catalogue has none", () => {
    assert.isNull(modelFor(catalogue.slice(0, 3), "ar", "en"))
  })
})

import { firstLanguage } from "#web/lib/language.ts"
import { assert, describe, it } from "vitest"

describe("the language of the interface", () => {
  const rows = [
    [null, "international", ["de-AT", "en"], "de"],
    [null, "international", ["zh-TW"], "zh-CN"],
    [null, "international", ["sv", "fr-CA"], "fr"],
    [null, "international", ["sv"], "en"],
    [null, "international", [], "en"],
    ["ja", "international", ["de"], "ja"],
    ["tlh", "international", ["de"], "de"],
    [null, "cn", ["en-US"], "zh-CN"],
    ["en", "cn", ["zh-CN"], "en"],
  ] as const
  for (const [chosen, region, names, wanted] of rows) {
    it(`is ${wanted} for ${names.join(", ") || "none"}, chosen ${chosen}, in the ${region} edition`, () => {
      assert.strictEqual(firstLanguage(chosen, region, names), wanted)
    })
  }
})

import { readEnglish } from "#adapters/engines/language/embedded-analyst/reading/read-english.ts"
import { assert, it } from "vitest"

// The model grows each time it is loaded, until it is too long for a string.
it("English is read however often it was before", () => {
  assert.lengthOf(Array.from({ length: 30 }, () => readEnglish().read("We fixed it.")), 30)
})

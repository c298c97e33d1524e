import { english } from "#adapters/embedded-analyst/english.ts"
import { englishReader } from "#adapters/embedded-answerer/english-reader.ts"
import { assert, it } from "vitest"

// The model grows each time it is loaded, until it is too long for a string.
it.each([["analyst", english], ["answerer", englishReader]])(
  "the %s reads English however often it did before",
  (_, load) => {
    const loaded = Array.from({ length: 30 }, () => load())
    assert.lengthOf(loaded, 30)
  },
)

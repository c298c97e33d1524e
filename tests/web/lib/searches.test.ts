import { librarySearch, taskSearch } from "#web/lib/searches.ts"
import { assert, describe, it } from "vitest"

describe("what the address shows", () => {
  it("keeps what the library knows and drops the rest", () =>
    assert.deepStrictEqual(
      librarySearch({ folder: "none", q: 2026, sort: "title", kind: "audio", state: "odd", other: 1 }),
      { folder: "none", q: "2026", sort: "title", kind: "audio" },
    ))

  it("keeps a moment, zero included, and no nonsense", () => {
    assert.deepStrictEqual(taskSearch({ t: 0, tab: "summary" }), { t: 0, tab: "summary" })
    assert.deepStrictEqual(taskSearch({ t: "x", tab: "original", find: "" }), {})
    assert.deepStrictEqual(taskSearch({ t: -3 }), {})
  })
})

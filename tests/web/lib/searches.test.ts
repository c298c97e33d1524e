import { Source } from "#domain/task/source.ts"
import { askSearch, kinds, librarySearch, taskSearch } from "#web/lib/searches.ts"
import { assert, describe, it } from "vitest"

describe("the search parameters", () => {
  it("keep what the library knows and drop the rest", () =>
    assert.deepStrictEqual(
      librarySearch({ folder: "none", q: 2026, sort: "title", kind: "audio", state: "odd", other: 1 }),
      { folder: "none", q: "2026", sort: "title", kind: "audio" },
    ))

  it("offer every kind of file that there can be", () => {
    assert.sameMembers([...kinds], [...Source.literals])
    assert.deepStrictEqual(kinds.map((kind) => librarySearch({ kind })), kinds.map((kind) => ({ kind })))
  })

  it("keep that a review of what is due is wanted", () => {
    assert.deepStrictEqual(askSearch({ review: "due", q: "x" }), { review: "due" })
    assert.deepStrictEqual(askSearch({ review: "all" }), {})
  })

  it("keep a time, even zero, but nothing invalid", () => {
    assert.deepStrictEqual(taskSearch({ t: 0, tab: "summary" }), { t: 0, tab: "summary" })
    assert.deepStrictEqual(taskSearch({ t: "x", tab: "original", find: "" }), {})
    assert.deepStrictEqual(taskSearch({ t: -3 }), {})
    assert.deepStrictEqual(taskSearch({ t: 65.432, line: "s3-1" }), { t: 65.432, line: "s3-1" })
  })
})

import { foundPlace } from "#web/entities/task/found-place.ts"
import { assert, describe, it } from "vitest"

const found = {
  field: "transcript",
  line: "we moved the launch, to May",
  begin: 65_432,
  segment_id: "s3-1",
  marks: [[13, 19]],
} as const

describe("where a search hit opens", () => {
  it("is its line, at the very moment it begins, with the found words marked", () =>
    assert.deepStrictEqual(foundPlace(found), { t: 65.432, line: "s3-1", find: "launch" }))

  it("marks words that stand together, or the longest of those that do not", () => {
    assert.strictEqual(foundPlace({ ...found, marks: [[13, 19], [21, 23]] }).find, "launch, to")
    assert.strictEqual(foundPlace({ ...found, marks: [[3, 8], [13, 19]] }).find, "launch")
  })

  it("needs no time", () =>
    assert.deepStrictEqual(foundPlace({ ...found, begin: null }), { line: "s3-1", find: "launch" }))

  it("is the beginning for a title or a summary", () =>
    assert.deepStrictEqual(foundPlace({ ...found, field: "summary", begin: null, segment_id: null }), {}))
})

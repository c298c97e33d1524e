import { fitted } from "#adapters/openai/fitted.ts"
import { strictSchema } from "#adapters/openai/strict-schema.ts"
import { Schema } from "effect"
import { assert, describe, it } from "vitest"

const Point = Schema.Struct({
  kind: Schema.Literals(["topic", "decisions"]),
  text: Schema.String,
  lines: Schema.Array(Schema.Int),
  quote: Schema.NullOr(Schema.String),
})
const schema = strictSchema(Schema.Struct({ points: Schema.Array(Point) }))
const right = { kind: "topic", text: "a", lines: [1], quote: null }
const points = (...given: ReadonlyArray<unknown>) => fitted(schema, { points: given })

describe("what a model means", () => {
  it.each<readonly [string, object]>([
    ["a number in quotes", { ...right, lines: ["1"] }],
    ["a number in brackets", { ...right, lines: ["[1]"] }],
    ["one number instead of a list", { ...right, lines: 1 }],
    ["a key that may be null left out", { kind: "topic", text: "a", lines: [1] }],
    ["null in quotes", { ...right, quote: "null" }],
    ["another case", { ...right, kind: "Topic" }],
    ["keys that were not asked for", { ...right, confidence: 0.3 }],
    ["a number among others that is none", { ...right, lines: ["all", 1, "3 to 5"] }],
  ])("is understood with %s", (_, point) => {
    assert.deepStrictEqual(points(point), { points: [right] })
  })

  it.each([
    ["a kind that does not exist", { ...right, kind: "poem" }],
    ["a text that is none", { ...right, text: { de: "a" } }],
    ["nothing", null],
    ["something else", { name: "a" }],
  ])("drops the element alone that has %s", (_, point) => {
    assert.deepStrictEqual(points(right, point, right), { points: [right, right] })
  })

  it("is left as it is where it fits", () => {
    const exact = { ...right, quote: "b", lines: [3, 4] }
    assert.deepStrictEqual(points(exact), { points: [exact] })
  })
})

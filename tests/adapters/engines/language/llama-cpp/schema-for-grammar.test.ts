import { bounds, forGrammar } from "#adapters/engines/language/llama-cpp/schema-for-grammar.ts"
import { assert, it } from "@effect/vitest"

const text = { type: "string", minLength: 0, maxLength: bounds.characters }

it.each([[{ anyOf: [{ type: "string" }, { type: "null" }] }], [{ type: ["string", "null"] }]])(
  "writes a nullable field in the words of the grammar, which would allow null only: %j",
  (schema) => {
    assert.deepEqual<unknown>(forGrammar(schema), { oneOf: [text, { type: "null" }] })
  },
)

it("bounds lists and texts that have no bound, and keeps a bound", () => {
  assert.deepEqual<unknown>(forGrammar({ type: "array", items: { type: "string", maxLength: 5 } }), {
    type: "array",
    items: { ...text, maxLength: 5 },
    minItems: 0,
    maxItems: bounds.items,
  })
})

it("drops what has no effect", () => {
  const schema = {
    type: "object",
    required: ["a"],
    properties: { a: { type: "integer", description: "x", minimum: 1 } },
  }
  assert.deepEqual<unknown>(forGrammar(schema), { type: "object", properties: { a: { type: "integer" } } })
})

it.each([
  ["$ref", { $ref: "#/$defs/Nowhere" }],
  ["patternProperties", { type: "object", patternProperties: {} }],
  ["the name of each key", { type: "object", additionalProperties: true }],
  ["type undefined", { type: "array", items: {} }],
])("refuses what the grammar cannot express, by name: %s", (name, schema) => {
  assert.throws(() => forGrammar(schema), name)
})

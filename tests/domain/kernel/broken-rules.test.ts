import { Instant } from "#domain/kernel/day.ts"
import { decodeInput } from "#domain/kernel/decode-input.ts"
import { brokenRule, ruleNames, ruleSentence, rulesSentence } from "#domain/kernel/rules.ts"
import { maxCharacters, minCharacters, notBlank, StorableText } from "#domain/kernel/text-rules.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import { wire } from "#domain/kernel/wire.ts"
import { Effect, Schema } from "effect"
import { assert, describe, it } from "vitest"

const issuesOf = (schema: Shape, input: unknown) =>
  Effect.runSync(Effect.flip(decodeInput(schema, "body")(input))).issues

const Field = <S extends Schema.Top>(schema: S) => wire({ field: schema })

describe("the rules an input breaks", () => {
  it.each([
    ["a missing field", Field(Schema.String), {}, brokenRule("field", "required")],
    ["text for a number", Field(Schema.Finite), { field: "one" }, brokenRule("field", "type", { type: "number" })],
    ["a fraction", Field(Schema.Int), { field: 1.5 }, brokenRule("field", "type", { type: "integer" })],
    [
      "letters in the number of a query",
      Field(Schema.FiniteFromString),
      { field: "one" },
      brokenRule("field", "type", { type: "number" }),
    ],
    [
      "text for a nullable number",
      Field(Schema.NullOr(Schema.Int)),
      { field: "x" },
      brokenRule("field", "type", { type: "number" }),
    ],
    [
      "a number for a list",
      Field(Schema.Array(Schema.String)),
      { field: 1 },
      brokenRule("field", "type", { type: "array" }),
    ],
    ["an empty list", Field(Schema.NonEmptyArray(Schema.String)), { field: [] }, brokenRule("field", "not-empty")],
    ["empty text", Field(Schema.NonEmptyString), { field: "" }, brokenRule("field", "not-empty")],
    ["blank text", Field(Schema.String.check(notBlank)), { field: " " }, brokenRule("field", "not-empty")],
    [
      "text that is too short",
      Field(Schema.String.check(Schema.isMinLength(3))),
      { field: "ab" },
      brokenRule("field", "min-length", { min: 3 }),
    ],
    [
      "text that is too long",
      Field(Schema.String.check(Schema.isMaxLength(2))),
      { field: "abc" },
      brokenRule("field", "max-length", { max: 2 }),
    ],
    [
      "more characters than allowed",
      Field(Schema.String.check(maxCharacters(2))),
      { field: "😀😀😀" },
      brokenRule("field", "max-length", { max: 2 }),
    ],
    ["a null character", Field(StorableText), { field: "a\u0000b" }, brokenRule("field", "characters")],
    ["half a character", Field(StorableText), { field: "a\ud83d" }, brokenRule("field", "characters")],
    ["an unknown field", Field(Schema.String), { field: "a", surprise: 1 }, brokenRule("surprise", "unknown")],
    [
      "a field in another spelling, as it was sent",
      wire({
        speakerId: Schema.optionalKey(Schema.String),
        lines: Schema.Array(wire({ startsAt: Schema.optionalKey(Schema.Int) })),
      }),
      { lines: [{ startsAt: 1 }] },
      brokenRule("lines.0.startsAt", "unknown"),
    ],
    ["a time that breaks its rule twice", Field(Instant), { field: "tomorrow" }, brokenRule("field", "time")],
    ["any field where none is known", Schema.Struct({}), { Field: 1 }, brokenRule("Field", "unknown")],
    [
      "fewer characters than needed",
      Field(Schema.String.check(minCharacters(4))),
      { field: "😀😀😀" },
      brokenRule("field", "min-length", { min: 4 }),
    ],
    ["a list instead of fields", Field(Schema.String), [], brokenRule("body", "type", { type: "object" })],
    [
      "a number outside of its range",
      Field(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 9 }))),
      { field: 10 },
      brokenRule("field", "between", { min: 1, max: 9 }),
    ],
    [
      "a negative number",
      Field(Schema.Finite.check(Schema.isGreaterThanOrEqualTo(0))),
      { field: -1 },
      brokenRule("field", "at-least", { min: 0 }),
    ],
    [
      "another word",
      Field(Schema.Literals(["txt", "md"])),
      { field: "pdf" },
      brokenRule("field", "one-of", { values: "txt, md" }),
    ],
    ["an id that is none", Field(Schema.String.check(Schema.isUUID())), { field: "x" }, brokenRule("field", "uuid")],
    [
      "a pattern with a name",
      Field(Schema.String.check(Schema.isPattern(/^\d+$/, { rule: "date" }))),
      { field: "x" },
      brokenRule("field", "date"),
    ],
    [
      "a pattern without a name",
      Field(Schema.String.check(Schema.isPattern(/^\d+$/))),
      { field: "x" },
      brokenRule("field", "format"),
    ],
    ["no object at all", Field(Schema.String), "text", brokenRule("body", "type", { type: "object" })],
  ])("of %s", (_, schema, input, expected) => assert.deepStrictEqual(issuesOf(schema, input), [expected]))

  it("are all named, by fields as they are spelled on the wire", () => {
    const style = Schema.Struct({ customInstructions: Schema.String })
    const schema = wire({ uploadIds: Schema.Array(Schema.String.check(Schema.isUUID())), style })
    assert.deepStrictEqual(
      issuesOf(schema, { upload_ids: ["x"], style: { customInstructions: 1 } }).map(({ field }) => field),
      [
        "upload_ids.0",
        "style.customInstructions",
      ],
    )
  })
})

describe("a body with room for half a million fields that do not exist", () => {
  const surprises = Object.fromEntries(Array.from({ length: 400_000 }, (_, nth) => [`f${nth}`, 1]))

  it.each([
    ["one with fields", Field(Schema.optionalKey(Schema.String))],
    ["one without", Schema.Struct({})],
  ])("is refused with the first hundred, for an input that is %s", (_, schema) => {
    const issues = issuesOf(schema, surprises)
    assert.strictEqual(issues.length, 100)
    assert.deepStrictEqual(issues[0], brokenRule("f0", "unknown"))
  })
})

describe("the sentence of a refusal", () => {
  it("names the first three fields, each once", () => {
    const issues = ["a", "a", "b", "c", "d"].map((field) => brokenRule(field, "required"))
    assert.strictEqual(rulesSentence(issues), "a: is required; b: is required; c: is required")
  })

  it("exists for every rule", () => {
    for (const rule of ruleNames) assert.match(ruleSentence({ rule, params: {} }), /\w/)
  })
})

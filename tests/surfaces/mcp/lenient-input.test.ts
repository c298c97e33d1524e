import { decodeInput } from "#domain/kernel/decode-input.ts"
import { useCases } from "#domain/use-cases.ts"
import { decodeAsMeant } from "#mcp/lenient-input.ts"
import { inputSchemaOf } from "#mcp/shapes.ts"
import { bound } from "#mcp/tools/all.ts"
import { Effect, Predicate, Result } from "effect"
import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

type Described = Readonly<Record<string, unknown>>
/** A value, and how some client sends it. */
type Sent = readonly [value: unknown, sent: unknown]

const isDescribed = (value: unknown): value is Described => Predicate.isObject(value) && !Array.isArray(value)
const listOf = (value: unknown): ReadonlyArray<unknown> => Array.isArray(value) ? value : []

const asText = (arbitrary: fc.Arbitrary<Sent>, text: (sent: unknown) => string): fc.Arbitrary<Sent> =>
  fc.tuple(arbitrary, fc.boolean()).map(([[value, sent], isText]) => [value, isText ? text(sent) : sent])

const json = (sent: unknown): string => JSON.stringify(sent)

const textOf = ({ format, pattern }: Described): fc.Arbitrary<string> => {
  if (format === "uuid") return fc.uuid({ version: 7 })
  if (String(pattern).includes("uncategorized")) {
    return fc.constantFrom("uncategorized", "0190a5f2-7c1e-7000-8000-0000000000ff")
  }
  return fc.oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom("12", "true", "null", "[1]", '{"a":1}', "2026-11-20"),
  )
}

const sentOf = (schema: unknown): fc.Arbitrary<Sent> => {
  if (!isDescribed(schema)) return fc.constant([null, null])
  const { type, enum: values, anyOf, minimum, maximum, items } = schema
  if (Array.isArray(anyOf)) return fc.oneof(...anyOf.map(sentOf))
  if (Array.isArray(values)) return fc.constantFrom(...values).map((value: unknown): Sent => [value, value])
  const min = typeof minimum === "number" ? minimum : -1000
  const bounds = { min, max: typeof maximum === "number" ? Math.min(maximum, min + 100_000) : min + 100_000 }
  switch (type) {
    case "string":
      return textOf(schema).map((value) => [value, value])
    case "number":
    case "integer":
      return asText(fc.integer(bounds).map((value) => [value, value]), String)
    case "boolean":
      return asText(fc.boolean().map((value) => [value, value]), (sent) => sent === true ? "True" : "false")
    case "array":
      return asText(fc.array(sentOf(items), { minLength: 1, maxLength: 3 }).map(unzipped), json)
    case "object":
      return asText(objectOf(schema), json)
    default:
      return fc.constant([null, null])
  }
}

const unzipped = (pairs: ReadonlyArray<Sent>): Sent => [pairs.map(([value]) => value), pairs.map(([, sent]) => sent)]

const objectOf = ({ properties, required }: Described): fc.Arbitrary<Sent> =>
  fc.record(
    Object.fromEntries(
      Object.entries(isDescribed(properties) ? properties : {}).map(([name, one]) => [name, sentOf(one)]),
    ),
    { requiredKeys: listOf(required).map(String) },
  ).map((fields): Sent => [
    Object.fromEntries(Object.entries(fields).map(([name, [value]]) => [name, value])),
    Object.fromEntries(Object.entries(fields).map(([name, [, sent]]) => [name, sent])),
  ])

const inputs = useCases.filter(({ name }) => bound.includes(name)).map(({ name, input }) => ({ name, input }))

describe("what a client sends as text means what it means as it is", () => {
  it.each(inputs)("for $name", ({ input }) => {
    const described = inputSchemaOf(input)
    const strict = decodeInput(input, "arguments")
    const lenient = decodeAsMeant(input, () => described)
    fc.assert(
      fc.property(objectOf(described), ([value, sent]) => {
        const meant = Effect.runSync(Effect.result(strict(value)))
        // What is refused for holding nothing is left out, by the rule that another test has.
        fc.pre(Result.isSuccess(meant) || !JSON.stringify(value).includes("null"))
        expect(Effect.runSync(Effect.result(lenient(sent)))).toEqual(meant)
      }),
      { numRuns: 40 },
    )
  })

  it.each(inputs)("and a field that $name does not have is refused by its name", ({ input }) => {
    const described = inputSchemaOf(input)
    const lenient = decodeAsMeant(input, () => described)
    fc.assert(
      fc.property(objectOf(described), ([, sent]) => {
        const read = Effect.runSync(Effect.result(lenient({ ...Object(sent), surprise: 1 })))
        expect(read).toMatchObject({
          failure: { issues: expect.arrayContaining([{ field: "surprise", rule: "unknown", params: {} }]) },
        })
      }),
      { numRuns: 3 },
    )
  })
})

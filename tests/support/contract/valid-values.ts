import { isList, isObject, isSame, type Json, type JsonObject, textOf } from "#api/rest/published/json.ts"
import { openApi, partOf } from "#api/rest/published/open-api.ts"
import * as fc from "fast-check"

export const contract = openApi("Parley")

/** A part of the contract, followed to where it is described, with what `allOf` joins put together. */
export const resolved = (part: Json | undefined): JsonObject => {
  if (!isObject(part)) return {}
  if (typeof part["$ref"] === "string") return resolved(partOf(contract, ...part["$ref"].split("/").slice(1)))
  const { allOf, ...rest } = part
  if (!isList(allOf)) return part
  const patterns = [part, ...allOf.map(resolved)].flatMap(patternsOf)
  return Object.assign({}, ...allOf.map(resolved), rest, { patterns })
}

/** JSON Schema counts characters, which are not the units of JavaScript’s strings. */
const lengthOf = (text: string): number => Array.from(text).length

export const patternsOf = ({ pattern, patterns }: JsonObject): ReadonlyArray<string> => [
  ...(pattern === undefined ? [] : [textOf(pattern)]),
  ...(isList(patterns) ? patterns.map(textOf) : []),
]

const numberOf = (value: Json | undefined, other: number): number => typeof value === "number" ? value : other

/** Values that a schema of the contract allows, its limits above all. */
export const validValues = (part: Json | undefined): fc.Arbitrary<Json> => {
  const schema = resolved(part)
  const { anyOf, const: only, enum: values, type } = schema
  if (only !== undefined) return fc.constant(only)
  if (isList(values)) return fc.constantFrom(...values)
  if (isList(anyOf)) return fc.oneof(...anyOf.map(validValues))
  if (isList(type)) return fc.oneof(...type.map((one) => validValues({ ...schema, type: one })))
  switch (textOf(type)) {
    case "null":
      return fc.constant(null)
    case "boolean":
      return fc.boolean()
    case "integer":
      return integers(numberOf(schema["minimum"], -1e6), numberOf(schema["maximum"], 1e6))
    case "number":
      return fc.double({ min: numberOf(schema["minimum"], -1e6), max: numberOf(schema["maximum"], 1e6), noNaN: true })
        .map((value) => value === 0 ? 0 : value)
    case "string":
      return strings(schema)
    case "array": {
      const minLength = numberOf(schema["minItems"], 0)
      return fc.array(validValues(schema["items"]), { minLength, maxLength: Math.max(minLength, 3) })
    }
    case "object":
      return objects(schema)
    default:
      throw new Error(`no values for ${JSON.stringify(part)}`)
  }
}

const integers = (min: number, max: number) => fc.oneof(fc.integer({ min, max }), fc.constantFrom(min, max))

const strings = (schema: JsonObject): fc.Arbitrary<string> => {
  const patterns = patternsOf(schema).map((pattern) => new RegExp(pattern, "u"))
  const min = numberOf(schema["minLength"], 0)
  const max = numberOf(schema["maxLength"], 2_000)
  let misses = 0
  const fits = (text: string) => {
    const length = lengthOf(text)
    if (length >= min && length <= max && patterns.every((pattern) => pattern.test(text))) return true
    misses += 1
    // A search without end could not even be timed out.
    if (misses > 10_000) throw new Error(`hardly any text fits ${JSON.stringify(schema)}`)
    return false
  }
  if (schema["format"] === "date-time") {
    return fc.date({ min: new Date("2000-01-01"), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString())
  }
  if (schema["format"] === "date") {
    const days = fc.date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    return days.map((day) => day.toISOString().slice(0, 10))
  }
  const longest = Math.min(max, 10_000)
  const anything = [
    fc.string({ unit: "binary", minLength: min, maxLength: Math.min(longest, 60) }),
    fc.constantFrom("😀", "ü", "語", "a").map((letter) => letter.repeat(longest)),
  ]
  const first = patterns.find((pattern) => !anything.some((one) => isUsual(one, pattern)))
  return (first === undefined ? fc.oneof(...anything) : matching(first)).filter(fits)
}

/** Whether at least one text in four matches: rarer ones are made from the pattern, not searched for. */
const isUsual = (texts: fc.Arbitrary<string>, pattern: RegExp): boolean =>
  fc.sample(texts, { seed: 7, numRuns: 40 }).filter((text) => pattern.test(text)).length >= 10

const matchings = new Map<string, fc.Arbitrary<string>>()

/** Kept, as making one takes up to a second. */
const matching = (pattern: RegExp): fc.Arbitrary<string> => {
  const made = matchings.get(pattern.source) ?? fc.stringMatching(pattern)
  matchings.set(pattern.source, made)
  return made
}

const objects = ({ properties, required }: JsonObject): fc.Arbitrary<JsonObject> => {
  const fields = isObject(properties) ? Object.entries(properties) : []
  return fc.record(
    Object.fromEntries(fields.map(([name, field]) => [name, validValues(field)])),
    {
      requiredKeys: fields.map(([name]) => name).filter((name) =>
        isList(required) && required.some((one) => isSame(one, name))
      ),
    },
  )
}

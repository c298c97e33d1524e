import { Schema } from "effect"

type Snake<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head> ? `${Head}${Snake<Tail>}` : `_${Lowercase<Head>}${Snake<Tail>}`
  : Text

type SnakeKeys<Fields> = { readonly [Key in keyof Fields]: Key extends string ? Snake<Key> : never }

export const snakeCase = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A struct that is camelCase in code and snake_case on the wire. The contract's spelling is declared only here. */
export const wire = <const Fields extends Schema.Struct.Fields>(fields: Fields) =>
  Schema.Struct(fields).pipe(Schema.encodeKeys(snakeKeys(fields)))

/** A struct that the published contract describes once, under this name. */
export const wireAs = <const Fields extends Schema.Struct.Fields>(identifier: string, fields: Fields) =>
  wire(fields).pipe(Schema.annotateEncoded({ identifier }))

// TypeScript cannot follow a mapping of keys, so the overload states its result.
function snakeKeys<Fields extends object>(fields: Fields): SnakeKeys<Fields>
function snakeKeys(fields: object): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, snakeCase(key)]))
}

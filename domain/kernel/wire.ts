import { Schema } from "effect"

type Snake<Text extends string> = Text extends `${infer Head}${infer Tail}`
  ? Head extends Lowercase<Head> ? `${Head}${Snake<Tail>}` : `_${Lowercase<Head>}${Snake<Tail>}`
  : Text

type SnakeKeys<Fields> = { readonly [Key in keyof Fields]: Key extends string ? Snake<Key> : never }

export const snakeCase = (text: string): string => text.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** A struct that is camelCase inside and snake_case on every wire: the contract's spelling, declared once. */
export const wire = <const Fields extends Schema.Struct.Fields>(fields: Fields) =>
  Schema.Struct(fields).pipe(Schema.encodeKeys(snakeKeys(fields)))

// TypeScript does not follow a mapping of keys: that these are the keys of `Fields` is known only here.
function snakeKeys<Fields extends object>(fields: Fields): SnakeKeys<Fields>
function snakeKeys(fields: object): Record<string, string> {
  return Object.fromEntries(Object.keys(fields).map((key) => [key, snakeCase(key)]))
}

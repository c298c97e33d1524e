import { Schema } from "effect"

// `Schema.check`s of text that mean the same to us as to readers of the published contract.

/** More than spaces. */
export const notBlank = Schema.makeFilter((text: string) => text.trim() !== "", {
  rule: "not-empty",
  toJsonSchema: () => ({ pattern: "\\S" }),
})

/** JSON Schema counts characters; JavaScript counts UTF-16 units, of which an emoji has two. */
export const maxCharacters = (max: number) =>
  Schema.makeFilter(
    (text: string) => text.length <= max || (text.length <= 2 * max && Array.from(text).length <= max),
    {
      rule: "max-length",
      params: { max },
      toJsonSchema: () => ({ maxLength: max }),
      arbitraryConstraint: { maxLength: max },
    },
  )

export const minCharacters = (min: number) =>
  Schema.makeFilter((text: string) => Array.from(text).length >= min, {
    rule: "min-length",
    params: { min },
    toJsonSchema: () => ({ minLength: min }),
    arbitraryConstraint: { minLength: min },
  })

/** What can be stored and written to any file: no null character, and no half of a UTF-16 pair. */
const storable = Schema.makeFilter((text: string) => !text.includes("\u0000") && text.isWellFormed(), {
  rule: "characters",
  toJsonSchema: () => ({ pattern: "^[^\\u0000]*$" }),
})

/** Text that is stored as it was sent. */
export const StorableText = Schema.String.check(storable)

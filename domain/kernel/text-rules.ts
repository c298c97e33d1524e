import { Schema } from "effect"

// `Schema.check`s of text that mean the same to us as to readers of the published contract.

/**
 * A character that can be seen: no white space, no control character, and nothing without a shape of its own, such as
 * zero-width spaces and joiners. Spelled out, since many readers of the published contract do not know `\p{…}`.
 */
const visible = String.raw`[^\s\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f`
  + String.raw`\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0]`
const visibleCharacter = new RegExp(visible, "u")

/** Whether anything in a text can be seen. */
export const isVisible = (text: string): boolean => visibleCharacter.test(text)

/** More than spaces. */
export const notBlank = Schema.makeFilter(isVisible, { rule: "not-empty", toJsonSchema: () => ({ pattern: visible }) })

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

import { Schema } from "effect"
import { FolderId, TagId, UserId } from "../kernel/ids.ts"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { tidyName } from "../kernel/tidy-name.ts"
import { wireAs } from "../kernel/wire.ts"
import { Source } from "../task/source.ts"
import { TagColour } from "../task/tag-mark.ts"

export const tagsPerAccount = 200
export const tagsPerFile = 20
export const rulesPerTag = 10

/** As it is stored, and compared: letters with accents are one character however they were typed. */
export const tidyTagName = (name: string): string => tidyName(name.normalize("NFC"))

/** Lists of names are written with commas, so a name has none. */
export const TagName = StorableText.check(
  notBlank,
  maxCharacters(40),
  Schema.makeFilter((text: string) => !text.includes(","), {
    rule: "no-comma",
    toJsonSchema: () => ({ pattern: "^[^,]*$" }),
  }),
)

const Words = StorableText.check(notBlank, maxCharacters(100))
const conditions = {
  /** What its title contains. */
  contains: Schema.optionalKey(Words),
  source: Schema.optionalKey(Source),
  folderId: Schema.optionalKey(FolderId),
  /** The full name of one of its speakers. */
  speaker: Schema.optionalKey(Words),
  /** Its language, without a region: "pt" is also "pt-BR". */
  language: Schema.optionalKey(StorableText.check(Schema.isPattern(/^[A-Za-z]{2,3}$/u, { rule: "language-code" }))),
}

/** What a file must be to get a tag by itself: everything that is given must hold. */
export const TagRule = wireAs("TagRule", conditions)
export type TagRule = typeof TagRule.Type

/** A label of an account for its files, which have any number of them. */
export const Tag = Schema.Struct({
  id: TagId,
  ownerId: UserId,
  name: Schema.NonEmptyString,
  colour: TagColour,
  /** A file that one of them fits gets the tag when it is completed. */
  rules: Schema.Array(Schema.Struct(conditions)),
  createdAt: Schema.DateTimeUtcFromString,
})
export type Tag = typeof Tag.Type

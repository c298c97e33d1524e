import { Schema } from "effect"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"
import { TagColour } from "../task/tag-mark.ts"
import { rulesPerTag, TagName, TagRule } from "./tag.ts"

/** What may be chosen about a tag. */
export const tagFields = {
  name: TagName,
  colour: TagColour,
  rules: Schema.Array(TagRule).check(Schema.isMaxLength(rulesPerTag)),
}

/** Tags as callers name them: ids or names, with commas between; all of them are meant. */
export const TagChoice = StorableText.check(
  maxCharacters(1000),
  Schema.makeFilter((text: string) => text.split(",").length <= 20, {
    rule: "max-length",
    params: { max: 20 },
    toJsonSchema: () => ({ pattern: "^[^,]*(,[^,]*){0,19}$" }),
  }),
)

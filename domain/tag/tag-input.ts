import { Schema } from "effect"
import { TagColour } from "../task/tag-mark.ts"
import { rulesPerTag, TagName, TagRule } from "./tag.ts"

const rule = TagRule.check(
  Schema.makeFilter((one: typeof TagRule.Type) => Object.keys(one).length > 0, {
    rule: "rule-condition",
    toJsonSchema: () => ({ minProperties: 1 }),
  }),
)

/** What may be chosen about a tag. */
export const tagFields = {
  name: TagName,
  colour: TagColour,
  rules: Schema.Array(rule).check(Schema.isMaxLength(rulesPerTag)),
}

/** Tags as callers name them: ids or names, with commas between; all of them are meant. */
export const TagChoice = Schema.String.check(
  Schema.makeFilter((text: string) => text.split(",").length <= 20 && text.length <= 1000, {
    rule: "max-length",
    params: { max: 20 },
    toJsonSchema: () => ({ maxLength: 1000 }),
    arbitraryConstraint: { maxLength: 1000 },
  }),
)

import { Schema } from "effect"
import { TagId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import { TagColour } from "../task/tag-mark.ts"
import { type Tag, TagRule } from "./tag.ts"

/** A tag as its owner sees it. */
export const TagView = wireAs("Tag", {
  id: TagId,
  name: Schema.String,
  colour: TagColour,
  rules: Schema.Array(TagRule),
  createdAt: Schema.DateTimeUtcFromString,
})
export type TagView = typeof TagView.Type

export const viewTag = ({ id, name, colour, rules, createdAt }: Tag): TagView => ({
  id,
  name,
  colour,
  rules,
  createdAt,
})

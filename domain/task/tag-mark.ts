import { Schema } from "effect"
import { TagId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"

/** By name, since each theme has shades of its own for them. */
export const TagColour = Schema.Literals(["violet", "teal", "amber", "pink", "blue", "green", "red", "grey"])
export type TagColour = typeof TagColour.Type

/** A tag as the files show that have it. */
export const TagMark = wireAs("TagMark", { id: TagId, name: Schema.String, colour: TagColour })
export type TagMark = typeof TagMark.Type

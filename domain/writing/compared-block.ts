import { Schema } from "effect"
import { wireAs } from "../kernel/wire.ts"

/** A block of two versions of a text: what both have, what the later one adds, what it removes. */
export const ComparedBlock = wireAs("ComparedBlock", {
  /** heading1 to heading4, paragraph, item, row, code, rule. */
  style: Schema.String,
  runs: Schema.Array(Schema.Struct({ kind: Schema.Literals(["same", "added", "removed"]), text: Schema.String })),
})
export type ComparedBlock = typeof ComparedBlock.Type

import { Schema } from "effect"

const uuid = "[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"

/** A folder as callers name it: its UUID, `uncategorized` for none, or nothing, which forms send as an empty field. */
export const FolderChoice = Schema.String.check(
  Schema.isPattern(new RegExp(`^(${uuid}|uncategorized)?$`, "u"), {
    rule: "folder",
    expected: "the UUID of a folder, or uncategorized",
  }),
)

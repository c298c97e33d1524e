import { Schema } from "effect"
import { FolderId, UserId } from "../kernel/ids.ts"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

/** A place for tasks, which are in one folder or in none. */
export const Folder = Schema.Struct({
  id: FolderId,
  ownerId: UserId,
  name: Schema.NonEmptyString,
  createdAt: Schema.DateTimeUtcFromString,
})
export type Folder = typeof Folder.Type

export const FolderName = StorableText.check(notBlank, maxCharacters(80))

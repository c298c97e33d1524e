import { Schema } from "effect"
import { FolderId, UserId } from "../kernel/ids.ts"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { tidyName } from "../kernel/tidy-name.ts"

/** A place for tasks, which are in one folder or in none. */
export const Folder = Schema.Struct({
  id: FolderId,
  ownerId: UserId,
  name: Schema.NonEmptyString,
  createdAt: Schema.DateTimeUtcFromString,
})
export type Folder = typeof Folder.Type

export const FolderName = StorableText.check(notBlank, maxCharacters(80))

/** Names that look or read alike are the same: "Straße", "STRASSE" and "ＳＴＲＡＳＳＥ". Upper case first turns ß into SS. */
export const nameKeyOf = (name: string): string =>
  tidyName(name.normalize("NFKC")).toUpperCase().toLowerCase().normalize("NFKC")

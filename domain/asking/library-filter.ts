import { Schema } from "effect"
import { Day } from "../kernel/day.ts"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { FolderChoice } from "../task/folder-choice.ts"
import { Source } from "../task/source.ts"

/** Which files a question about the library is about: all that the caller may read, unless these narrow it. */
export const libraryFilterFields = {
  folderId: Schema.optionalKey(FolderChoice),
  /** Files that were created on this day or later, in UTC. */
  from: Schema.optionalKey(Day),
  /** Files that were created on this day or before. */
  to: Schema.optionalKey(Day),
  /** Only what is said by people whose name contains this. */
  speaker: Schema.optionalKey(StorableText.check(notBlank, maxCharacters(100))),
  source: Schema.optionalKey(Source),
}
const LibraryFilter = Schema.Struct(libraryFilterFields)
export type LibraryFilter = typeof LibraryFilter.Type

/** Whether the name of a speaker is meant. */
export const isSpeaker = (name: string, wanted: string): boolean =>
  name.toLowerCase().includes(wanted.trim().toLowerCase())

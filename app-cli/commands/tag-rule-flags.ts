import { FolderId } from "#domain/kernel/ids.ts"
import type { TagRule } from "#domain/tag/tag.ts"
import { Source } from "#domain/task/source.ts"
import { Option } from "effect"
import { Flag } from "effect/cli"

/** The conditions of a rule: all that are given must hold. */
export const ruleFlags = {
  contains: Flag.optional(Flag.String("contains")).pipe(Flag.withDescription("The title contains this")),
  source: Flag.optional(Flag.Literals("source", Source.literals)).pipe(Flag.withDescription("It is of this kind")),
  folder: Flag.optional(Flag.String("folder").pipe(Flag.withSchema(FolderId))).pipe(
    Flag.withDescription("It is in the folder with this id"),
  ),
  speaker: Flag.optional(Flag.String("speaker")).pipe(Flag.withDescription("Somebody with this name speaks in it")),
  language: Flag.optional(Flag.String("language")).pipe(Flag.withDescription("It is in this language, such as en")),
}

interface Given {
  readonly contains: Option.Option<string>
  readonly source: Option.Option<Source>
  readonly folder: Option.Option<FolderId>
  readonly speaker: Option.Option<string>
  readonly language: Option.Option<string>
}

/** One rule of what was given; none if nothing was, so that an edit leaves the rules alone. */
export const rulesFrom = (given: Given): { readonly rules?: ReadonlyArray<TagRule> } => {
  const rule: TagRule = {
    ...(Option.isSome(given.contains) && { contains: given.contains.value }),
    ...(Option.isSome(given.source) && { source: given.source.value }),
    ...(Option.isSome(given.folder) && { folderId: given.folder.value }),
    ...(Option.isSome(given.speaker) && { speaker: given.speaker.value }),
    ...(Option.isSome(given.language) && { language: given.language.value }),
  }
  return Object.keys(rule).length === 0 ? {} : { rules: [rule] }
}

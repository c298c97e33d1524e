import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { TagId, type UserId } from "../../kernel/ids.ts"
import { TagColour } from "../../task/tag-mark.ts"
import { TagLimitReached } from "../errors.ts"
import { TagStore } from "../tag-store.port.ts"
import { type Tag, tagsPerAccount, tidyTagName } from "../tag.ts"

type Chosen = Pick<Tag, "name"> & Partial<Pick<Tag, "colour" | "rules">>

/** Adds a tag beside those that the account has, which the caller has locked. Without a choice, colours take turns. */
export const addTag = Effect.fnUntraced(function*(ownerId: UserId, chosen: Chosen, there: ReadonlyArray<Tag>) {
  if (there.length >= tagsPerAccount) return yield* new TagLimitReached({ limit: tagsPerAccount })
  const { insert } = yield* TagStore
  const tag: Tag = {
    id: TagId.make(yield* (yield* IdSource).next),
    ownerId,
    name: tidyTagName(chosen.name),
    colour: chosen.colour ?? rarestOf(there),
    rules: chosen.rules ?? [],
    createdAt: yield* DateTime.now,
  }
  yield* insert(tag)
  return tag
})

const rarestOf = (tags: ReadonlyArray<Tag>): TagColour => {
  const uses = (colour: TagColour) => tags.filter((one) => one.colour === colour).length
  return TagColour.literals.reduce((best, colour) => uses(colour) < uses(best) ? colour : best)
}

import { Effect } from "effect"
import type { TagId, UserId } from "../../kernel/ids.ts"
import { nameKeyOf } from "../../kernel/name-key.ts"
import { TagNotFound } from "../errors.ts"
import { TagStore } from "../tag-store.port.ts"

/** The tags of an account that a choice names by id or name; refuses one that it does not have. The operator has none. */
export const chosenTags = Effect.fnUntraced(function*(choice: string, owner: UserId | null) {
  const asked = choice.split(",").map((one) => one.trim()).filter((one) => one !== "")
  if (asked.length === 0) return []
  const { list } = yield* TagStore
  const tags = owner === null ? [] : yield* list(owner)
  const found = yield* Effect.forEach(asked, (one) => {
    const tag = tags.find(({ id, name }) => id === one.toLowerCase() || nameKeyOf(name) === nameKeyOf(one))
    return tag === undefined ? Effect.fail(new TagNotFound()) : Effect.succeed(tag.id)
  })
  return [...new Set<TagId>(found)]
})

import { Effect } from "effect"
import type { TagId, UserId } from "../../kernel/ids.ts"
import { nameKeyOf } from "../../kernel/name-key.ts"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import { TagNameTaken } from "../errors.ts"
import { TagStore } from "../tag-store.port.ts"

/**
 * The tags of an account, locked until the ambient transaction ends, so that two requests cannot both take a name or the
 * last place. Refuses a name that another of them has.
 */
export const requireFreeTagName = Effect.fnUntraced(function*(owner: UserId, name: string, self: TagId | null) {
  const tags = yield* lockedTags(owner)
  const key = nameKeyOf(name)
  if (tags.some((one) => one.id !== self && nameKeyOf(one.name) === key)) return yield* new TagNameTaken()
  return tags
})

/** The tags of an account, which nobody else changes until the ambient transaction ends. */
export const lockedTags = Effect.fnUntraced(function*(owner: UserId) {
  const { list } = yield* TagStore
  const { lock } = yield* MinuteLedger
  yield* lock(owner)
  return yield* list(owner)
})

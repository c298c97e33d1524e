import { Effect } from "effect"
import { MinuteLedger } from "../../plan/minute-ledger.port.ts"
import type { Task } from "../../task/task.ts"
import { tagsFor } from "../tag-rules.ts"
import { TagStore } from "../tag-store.port.ts"
import { type Tag, tagsPerFile } from "../tag.ts"

/**
 * Adds the tags to a file whose rules it fits, apart from those that somebody took off it. Call it when it is completed,
 * inside the transaction that has locked it.
 */
export const tagByRules = Effect.fnUntraced(function*({ id, ownerId }: Pick<Task, "id" | "ownerId">) {
  const { list, facts, markByRule } = yield* TagStore
  const { lock } = yield* MinuteLedger
  if (!(yield* list(ownerId)).some(hasRules)) return
  yield* lock(ownerId)
  const file = yield* facts(id)
  if (file === null) return
  const ruled = (yield* list(ownerId)).filter(hasRules)
  yield* Effect.forEach(tagsFor(ruled, file), (tag) => markByRule([id], tag.id, tagsPerFile), { discard: true })
})

const hasRules = ({ rules }: Tag): boolean => rules.length > 0

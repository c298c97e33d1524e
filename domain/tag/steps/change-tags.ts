import { Effect } from "effect"
import type { TaskId, UserId } from "../../kernel/ids.ts"
import { nameKeyOf } from "../../kernel/name-key.ts"
import { TooManyTagsOnFile } from "../errors.ts"
import { TagStore } from "../tag-store.port.ts"
import { type Tag, tagsPerFile } from "../tag.ts"
import { addTag } from "./add-tag.ts"
import { lockedTags } from "./require-free-tag-name.ts"

interface Names {
  readonly add: ReadonlyArray<string>
  readonly remove: ReadonlyArray<string>
}

/** Changes the tags of an account's files, by name; `isNew` says whether it has more tags now. Call it inside a transaction. */
export const changeTags = Effect.fnUntraced(function*(owner: UserId, tasks: ReadonlyArray<TaskId>, names: Names) {
  const store = yield* TagStore
  const files = yield* store.lockFiles(owner, tasks)
  if (files.length === 0) return { changed: [], isNew: false }
  const known = new Map((yield* lockedTags(owner)).map((tag) => [nameKeyOf(tag.name), tag]))
  const before = known.size
  const added = yield* Effect.forEach(names.add, (name) => named(owner, name, known))
  const removed = names.remove.flatMap((name) => known.get(nameKeyOf(name))?.id ?? [])
  const changed = yield* store.mark(files, { add: [...new Set(added.map(({ id }) => id))], remove: removed })
  if (added.length > 0 && (yield* store.hasMoreThan(files, tagsPerFile))) {
    return yield* new TooManyTagsOnFile({ limit: tagsPerFile })
  }
  return { changed, isNew: known.size > before }
})

const named = Effect.fnUntraced(function*(owner: UserId, name: string, known: Map<string, Tag>) {
  const there = known.get(nameKeyOf(name))
  if (there !== undefined) return there
  const tag = yield* addTag(owner, { name }, [...known.values()])
  known.set(nameKeyOf(name), tag)
  return tag
})

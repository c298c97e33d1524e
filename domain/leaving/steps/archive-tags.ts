import { Effect, Schema } from "effect"
import { type TagId, TaskId, type UserId } from "../../kernel/ids.ts"
import { TagStore } from "../../tag/tag-store.port.ts"
import { TagView, viewTag } from "../../tag/tag-view.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { jsonFile } from "./archive-parts.ts"

const Tagged = Schema.Struct({
  tag: TagView,
  tasks: Schema.Array(Schema.Struct({ id: TaskId, title: Schema.String })),
})

/** The tags of an account with their rules, and the tasks that have each. */
export const tagsFile = Effect.fnUntraced(function*(owner: UserId) {
  const { list } = yield* TagStore
  const items = yield* Effect.forEach(
    yield* list(owner),
    (tag) => Effect.map(tasksWith(owner, tag.id), (tasks) => ({ tag: viewTag(tag), tasks })),
  )
  return yield* jsonFile("tags.json", Schema.Struct({ items: Schema.Array(Tagged) }), { items })
})

const tasksWith = Effect.fnUntraced(function*(owner: UserId, tag: TagId) {
  const { list } = yield* TaskStore
  const found: Array<{ readonly id: TaskId; readonly title: string }> = []
  for (let page = 1;; page++) {
    const { items } = yield* list({ owner, folderId: null, tags: [tag] }, "oldest", { page, pageSize: 100 })
    found.push(...items.map(({ id, title }) => ({ id, title })))
    if (items.length < 100) return found
  }
})

import { TagStore } from "#domain/tag/tag-store.port.ts"
import { parseQuery } from "#domain/task/search-query.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { Effect } from "effect"
import { aTag, tagId } from "../support/a-tag.ts"
import { ada, at, taskId } from "../support/a-task.ts"

export const tagStore = Effect.gen(function*() {
  const tags = yield* TagStore
  const tasks = yield* TaskStore
  const page = { page: 1, pageSize: 10 }
  yield* tags.insert(aTag())
  yield* tags.insert(aTag({ id: tagId(2), name: "Second" }))
  yield* tags.save(aTag({ name: "First" }))
  yield* tags.list(ada)
  yield* tags.lockFiles(ada, [taskId(1)])
  yield* tags.mark([taskId(1)], { add: [tagId(1)], remove: [tagId(2)] })
  yield* tags.markByRule([taskId(1)], tagId(2), 20)
  yield* tags.hasMoreThan([taskId(1)], 20)
  yield* tags.count(ada)
  yield* tags.namesOf(taskId(1))
  yield* tags.facts(taskId(1))
  yield* tags.filesAfter(ada, null, 10)
  yield* tags.filesAfter(ada, { createdAt: at("2026-11-20T10:00:00.000Z"), id: taskId(1) }, 10)
  yield* tasks.list({ owner: ada, folderId: null, tags: [tagId(1), tagId(2)] }, "newest", page)
  yield* tasks.search(ada, parseQuery("tag:first"), page)
  yield* tags.lockTagged(ada, tagId(1))
  yield* tags.merge(tagId(1), tagId(2))
  yield* tags.remove(tagId(2), ada)
})

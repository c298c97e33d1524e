import { Array, Effect, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { parseQuery, QueryText } from "../../task/search-query.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { snippetOf } from "../../task/snippet.ts"
import { type Match, TaskStore } from "../../task/task-store.port.ts"
import { isTimed } from "../../transcript/shared/is-timed.ts"
import { FoundTask } from "../found-task.ts"

export const searchTasks = useCase("library.searchTasks", {
  input: wire({
    query: QueryText,
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
  }),
  output: pageOf(FoundTask),
  run: Effect.fnUntraced(function*({ query, page = 1, pageSize = 10 }) {
    const tasks = yield* TaskStore
    const found = yield* tasks.search(yield* ownerInView, parseQuery(query), { page, pageSize })
    const items = yield* viewItems(found.items.map(({ task }) => task))
    const begins = yield* Effect.forEach(found.items, beginOf)
    return {
      ...found,
      items: Array.zipWith(found.items, Array.zip(items, begins), (match, [task, begin]) => ({
        task,
        field: match.field,
        begin,
        segmentId: match.segmentId,
        ...snippetOf(match),
      })),
    }
  }),
})

/** All lines of a text without times begin at 0. */
const beginOf = ({ task, begin }: Match) =>
  begin !== 0 ? Effect.succeed(begin) : Effect.map(isTimed(task), (isKnown) => isKnown ? begin : null)

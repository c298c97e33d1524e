import { Array, Effect, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { snippetOf } from "../../task/snippet.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { FoundTask } from "../found-task.ts"

export const searchTasks = useCase("library.searchTasks", {
  input: wire({
    query: StorableText.check(Schema.isMinLength(1), maxCharacters(200)),
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
  }),
  output: pageOf(FoundTask),
  run: Effect.fnUntraced(function*({ query, page = 1, pageSize = 10 }) {
    const tasks = yield* TaskStore
    const found = yield* tasks.search(yield* ownerInView, query, { page, pageSize })
    const items = yield* viewItems(found.items.map(({ task }) => task))
    return {
      ...found,
      items: Array.zipWith(found.items, items, (match, task) => ({
        task,
        field: match.field,
        begin: match.begin,
        ...snippetOf(match),
      })),
    }
  }),
})

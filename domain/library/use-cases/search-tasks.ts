import { Array, Effect, Schema } from "effect"
import { ownerInView } from "../../account/shared/signed-in.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { viewItems } from "../../task/shared/view-items.ts"
import { Field, Marks, snippetOf } from "../../task/snippet.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"

/** A task that matches, with the line that answers best. */
const Found = Schema.Struct({
  task: TaskItem,
  field: Field,
  /** Plain text; a long line is cut to about 160 characters around the first match. */
  line: Schema.String,
  /** The moment of the line, in milliseconds; null outside the transcript. */
  begin: Schema.NullOr(Schema.Finite),
  /** The words of `line` that were looked for, as `[from, to)` in UTF-16 code units. */
  marks: Marks,
})

export const searchTasks = useCase("library.searchTasks", {
  input: wire({
    query: Schema.NonEmptyString.check(Schema.isMaxLength(200)),
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
  }),
  output: pageOf(Found),
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

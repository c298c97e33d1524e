import { Effect, Schema } from "effect"
import { ownerInView } from "../../account/use-cases/signed-in.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskStore } from "../task-store.port.ts"
import { itemOf, TaskItem } from "../task-view.ts"

/** A task that matches, the line that does, and the moment of that line (null outside the transcript). */
const Found = Schema.Struct({ task: TaskItem, line: Schema.String, begin: Schema.NullOr(Schema.Finite) })

export const searchTasks = useCase("task.searchTasks", {
  input: wire({
    query: Schema.NonEmptyString.check(Schema.isMaxLength(200)),
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
  }),
  output: pageOf(Found),
  run: Effect.fnUntraced(function*({ query, page = 1, pageSize = 10 }) {
    const tasks = yield* TaskStore
    const { url } = yield* PublicAddress
    const found = yield* tasks.search(yield* ownerInView, query, { page, pageSize })
    return { ...found, items: found.items.map(({ task, line, begin }) => ({ task: itemOf(task, url), line, begin })) }
  }),
})

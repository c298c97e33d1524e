import { Effect, Schema } from "effect"
import { ownerInView } from "../../account/use-cases/signed-in.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { TaskStore } from "../task-store.port.ts"
import { itemOf, TaskItem } from "../task-view.ts"

/** Newest first, ten a page unless told. */
export const listTasks = useCase("task.listTasks", {
  input: wire({
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
    folderId: Schema.optionalKey(Schema.String),
  }),
  output: pageOf(TaskItem),
  run: Effect.fnUntraced(function*({ page = 1, pageSize = 10, folderId }) {
    const tasks = yield* TaskStore
    const { url } = yield* PublicAddress
    const found = yield* tasks.list({ owner: yield* ownerInView, folderId: folderId ?? null }, { page, pageSize })
    return { ...found, items: found.items.map((task) => itemOf(task, url)) }
  }),
})

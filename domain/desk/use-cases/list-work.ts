import { Effect, Schema } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { State } from "../../task/status.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { itemOf, WorkItem } from "../steps/work-item.ts"

/** The tasks of everybody, newest first, to see what waits, runs or failed. */
export const listWork = useCase("desk.listWork", {
  input: wire({
    state: Schema.optionalKey(State),
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
  }),
  output: pageOf(WorkItem),
  run: Effect.fnUntraced(function*({ state, page = 1, pageSize = 20 }) {
    const { list } = yield* TaskStore
    const { get } = yield* UserStore
    const found = yield* list({ owner: null, folderId: null, state }, "newest", { page, pageSize })
    const ids = [...new Set(found.items.map(({ ownerId }) => ownerId))]
    // An account may have been deleted a moment ago.
    const owners = yield* Effect.forEach(ids, (id) => Effect.option(get(id)), { concurrency: 5 })
    const named = new Map(
      owners.flatMap((owner) => owner._tag === "Some" ? [[owner.value.id, owner.value] as const] : []),
    )
    return { ...found, items: found.items.map((task) => itemOf(task, named.get(task.ownerId))) }
  }),
})

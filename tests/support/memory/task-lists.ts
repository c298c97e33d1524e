import { titleKeyOf } from "#adapters/system/intl/spellings.ts"
import type { SharedRole } from "#domain/task/access.ts"
import { filteredBy, filterNames, type TaskFilter } from "#domain/task/task-filter.ts"
import type { TaskOrder } from "#domain/task/task-order.ts"
import type { Task } from "#domain/task/task.ts"
import { DateTime, Order } from "effect"
import type { Tables } from "./tables.ts"

/** The tasks that match a filter, in order. */
export const listed = (
  tables: Tables,
  filter: TaskFilter,
  order: TaskOrder = "newest",
): ReadonlyArray<Task> => {
  const { owner, sharedWith, folderId, tags = [] } = filter
  return Array.from(tables.tasks.values())
    .filter((task) => owner === null || task.ownerId === owner)
    .filter(({ id }) => sharedWith === undefined || sharedAs(tables, id, sharedWith) !== null)
    .filter((task) => folderId === null || task.folderId === (folderId === "uncategorized" ? null : folderId))
    .filter(({ id }) => tags.every((tag) => tables.taskTags.get(id)?.get(tag) === true))
    .filter((task) =>
      filterNames.every((name) => filter[name] === undefined || filteredBy(task)[name] === filter[name])
    )
    .toSorted(orders[order])
}

/** As what a task is shared with the address or number of an account; null if it is not. */
export const sharedAs = ({ collaborators, users }: Tables, id: string, account: string): SharedRole | null => {
  const user = users.get(account)
  const found = collaborators.get(id)?.find(({ identifier }) =>
    identifier === user?.email || identifier === user?.phone
  )
  return found?.role ?? null
}

const byId = Order.mapInput(Order.String, ({ id }: Task) => id)
const byCreation = Order.combine(Order.mapInput(DateTime.Order, ({ createdAt }: Task) => createdAt), byId)
const byDuration = Order.combine(Order.mapInput(Order.Number, ({ duration }: Task) => duration ?? -1), byId)
const byTitle = Order.combine(Order.mapInput(Order.String, ({ title }: Task) => titleKeyOf(title)), byId)

const orders: Record<TaskOrder, Order.Order<Task>> = {
  newest: Order.flip(byCreation),
  oldest: byCreation,
  title: byTitle,
  longest: Order.flip(byDuration),
}

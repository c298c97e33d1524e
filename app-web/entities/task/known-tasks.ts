import { foundTasks } from "./found-cache.ts"
import { listedTasks } from "./task-cache.ts"
import type { TaskItem } from "./task-item.ts"

/** Files as lists and searches show them. */
export const knownTasks = (ids: ReadonlyArray<string>): ReadonlyArray<TaskItem> => {
  const known = new Map([...foundTasks(), ...listedTasks()].map((task) => [task.id, task]))
  return ids.flatMap((id) => known.get(id) ?? [])
}

import type { Group, GroupName } from "./groups.ts"

interface Held<Task> {
  readonly groups: ReadonlyArray<Group<Task>>
  /** New tasks that are not shown yet. */
  readonly waiting: number
}

/**
 * The groups while the reader points at one of their rows: rows keep their places whatever happens to their tasks, and
 * what is new on top waits. What was loaded further down is added.
 */
export const holdGroups = <Task extends { readonly id: string }>(
  shown: ReadonlyArray<Group<Task>>,
  fresh: ReadonlyArray<Group<Task>>,
  /** All tasks in the order of the list. */
  tasks: ReadonlyArray<Task>,
): Held<Task> => {
  const current = new Map(tasks.map((task) => [task.id, task]))
  const known = new Set(shown.flatMap((group) => group.tasks.map(({ id }) => id)))
  const last = tasks.findLastIndex(({ id }) => known.has(id))
  const below = new Set(tasks.slice(last + 1).map(({ id }) => id))
  const names = [...new Set([...shown, ...fresh].map(({ name }) => name))]
  const groups = names.flatMap((name) => {
    const kept = tasksOf(shown, name).flatMap(({ id }) => current.get(id) ?? [])
    const added = tasksOf(fresh, name).filter(({ id }) => below.has(id))
    return kept.length + added.length === 0 ? [] : [{ name, tasks: [...kept, ...added] }]
  })
  const places = groups.reduce((sum, group) => sum + group.tasks.length, 0)
  return { groups, waiting: tasks.length - places }
}

const tasksOf = <Task>(groups: ReadonlyArray<Group<Task>>, name: GroupName): ReadonlyArray<Task> =>
  groups.find((group) => group.name === name)?.tasks ?? []

import type { Group, GroupName } from "./groups.ts"

interface Held<Task> {
  readonly groups: ReadonlyArray<Group<Task>>
  /** The number of new tasks that are not shown yet. */
  readonly waiting: number
}

/**
 * The groups while the reader points at a row: rows stay where they are, whatever happens to their tasks, and new tasks at
 * the top wait. Tasks loaded further down are added.
 */
export const holdGroups = <Task extends { readonly id: string }>(
  shown: ReadonlyArray<Group<Task>>,
  fresh: ReadonlyArray<Group<Task>>,
  /** All tasks, in list order. */
  tasks: ReadonlyArray<Task>,
): Held<Task> => {
  const current = new Map(tasks.map((task) => [task.id, task]))
  const known = new Set(shown.flatMap((group) => group.tasks.map(({ id }) => id)))
  const last = tasks.findLastIndex(({ id }) => known.has(id))
  const below = new Set(tasks.slice(last + 1).map(({ id }) => id))
  const names = [...new Set([...shown, ...fresh].map(({ name }) => name))]
  const groups = names.flatMap((name) => {
    const staying = tasksOf(shown, name).flatMap(({ id }) => current.get(id) ?? [])
    const added = tasksOf(fresh, name).filter(({ id }) => below.has(id))
    return staying.length + added.length === 0 ? [] : [{ name, tasks: [...staying, ...added] }]
  })
  const rows = groups.reduce((sum, group) => sum + group.tasks.length, 0)
  return { groups, waiting: tasks.length - rows }
}

const tasksOf = <Task>(groups: ReadonlyArray<Group<Task>>, name: GroupName): ReadonlyArray<Task> =>
  groups.find((group) => group.name === name)?.tasks ?? []

import { useLeaving } from "#web/entities/task/delete-with-undo.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import type { LibrarySearch } from "#web/lib/searches.ts"
import { useMemo, useState } from "react"
import { mergeFound, stillFitting } from "../search/merge-found.ts"
import type { Answer } from "../search/use-found.ts"
import { type Group, groupTasks, type Sort } from "./groups.ts"
import { holdGroups } from "./held-groups.ts"
import type { Section } from "./sections.ts"

interface Listed {
  readonly search: LibrarySearch
  readonly tasks: ReadonlyArray<TaskItem>
  readonly now: Date
  /** Rows stay where they are while the reader points at one. */
  readonly isHeld: boolean
}

interface Sections {
  readonly sections: ReadonlyArray<Section>
  /** The number of new tasks that are not shown yet. */
  readonly waiting: number
}

/** The list by time, or in the chosen order. */
export const useSections = ({ search, tasks, now, isHeld }: Listed): Sections => {
  const staying = useStaying(tasks)
  const { folder, kind, state, tags } = search
  const sort: Sort = search.sort ?? "newest"
  const list = JSON.stringify([folder, kind, state, tags, sort])
  const leaving = useLeaving()
  const wanted = useMemo(
    () => ({ tasks: staying, sort, now, isHeld, list, leaving }),
    [staying, sort, now, isHeld, list, leaving],
  )
  const [shown, setShown] = useState(() => arrange(null, wanted))
  if (shown.wanted !== wanted) setShown(arrange(shown, wanted))
  const { groups, waiting } = shown
  return useMemo(() => ({
    sections: groups.map(({ name, tasks }) => ({ name, rows: tasks.map((task) => ({ task, answer: null })) })),
    waiting,
  }), [groups, waiting])
}

interface Found {
  /** The loaded tasks, where they can be searched. */
  readonly tasks: ReadonlyArray<TaskItem>
  readonly answers: ReadonlyArray<Answer>
  readonly words: ReadonlyArray<string>
  /** Whether the answers belong to these words rather than to the previous ones. */
  readonly isAnswered: boolean
}

/** The search results: each task once, in the order of the server once it has answered. */
export const useFoundSections = ({ tasks, answers, words, isAnswered }: Found): ReadonlyArray<Section> => {
  const staying = useStaying(tasks)
  const leaving = useLeaving()
  return useMemo(() => {
    const found = (isAnswered ? answers : stillFitting(answers, words)).filter(({ task }) => !leaving.has(task.id))
    const rows = mergeFound(words.length === 0 ? [] : staying, found, words, isAnswered)
    return rows.length === 0 ? [] : [{ name: "all", rows }]
  }, [staying, answers, leaving, words, isAnswered])
}

const useStaying = (tasks: ReadonlyArray<TaskItem>): ReadonlyArray<TaskItem> => {
  const leaving = useLeaving()
  return useMemo(() => leaving.size === 0 ? tasks : tasks.filter(({ id }) => !leaving.has(id)), [tasks, leaving])
}

interface Wanted extends Omit<Listed, "search"> {
  readonly sort: Sort
  readonly list: string
  readonly leaving: ReadonlySet<string>
}

interface Shown {
  readonly wanted: Wanted
  readonly groups: ReadonlyArray<Group<TaskItem>>
  readonly waiting: number
}

/** Switching lists, deleting and undoing are the reader's own actions: rows are not held in place then. */
const arrange = (before: Shown | null, wanted: Wanted): Shown => {
  const fresh = groupTasks(wanted.tasks, wanted.sort, wanted.now)
  const isSame = before?.wanted.list === wanted.list && before.wanted.leaving === wanted.leaving
  return wanted.isHeld && isSame
    ? { wanted, ...holdGroups(before.groups, fresh, wanted.tasks) }
    : { wanted, groups: fresh, waiting: 0 }
}

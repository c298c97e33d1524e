import { onSignOut } from "#web/lib/on-sign-out.ts"
import { pageNow } from "#web/lib/usage/page-of.ts"
import { report } from "#web/lib/usage/report.ts"
import { isRunning, type TaskItem } from "./task-item.ts"
import { endsBetween, isAnalysing, type Seen } from "./usage-of.ts"

/** The caller's tasks that were not finished when they were last seen, and since when they are being analysed. */
const unfinished = new Map<string, Seen & { readonly since: string | null }>()
onSignOut(() => unfinished.clear())

/** Reports what has ended since a task was last seen. Others' tasks are reported by others. */
export const noteWork = (task: TaskItem): void => {
  if (task.role !== "owner") return
  const before = unfinished.get(task.id)
  if (before !== undefined && before.updated_at > task.updated_at) return
  const ends = before === undefined ? [] : endsBetween(before, task, before.since)
  for (const end of ends) report("web_trans", { ...end, shown: pageNow() })
  const { status, transcribed_at, updated_at } = task
  const since = isAnalysing(task) ? before?.since ?? updated_at : null
  if (isRunning(task)) unfinished.set(task.id, { status, transcribed_at, updated_at, since })
  else unfinished.delete(task.id)
}

/** A task that was made a moment ago: it may be finished before it is seen. */
export const noteBegun = (id: string): void => {
  if (!unfinished.has(id)) {
    unfinished.set(id, { status: "queued", transcribed_at: null, updated_at: "", since: null })
  }
}

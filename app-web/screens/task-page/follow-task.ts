import type { TaskUpdate } from "#domain/library/task-update.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isRetranscribing, isRunning, type TaskItem } from "#web/entities/task/task-item.ts"
import { addLiveLines } from "#web/entities/transcript/live-transcript.ts"
import { queries } from "#web/lib/queries.ts"

type Update = typeof TaskUpdate.Encoded

/** The response to the reader's own change and its update arrive almost together: versions are compared after both. */
const compareDelayMs = 250

interface TaskFollower {
  /** The stream begins, or begins again. */
  readonly started: () => void
  readonly heard: (update: Update) => void
  readonly left: () => void
}

/** Keeps an open task up to date from its stream: what an update does not contain is fetched. */
export const taskFollower = (task_id: string): TaskFollower => {
  const queryKey = [["library", "openTask"], { input: { task_id }, type: "query" }]
  const query = () => queries.getQueryCache().find<OpenedTask>({ queryKey, exact: true })
  let timer: ReturnType<typeof setTimeout> | undefined
  let last: Update | null = null
  let isWanted = false
  const compare = async () => {
    // A response on its way takes the place of the update, and may be older.
    if (!isWanted && query()?.state.fetchStatus === "fetching") await query()?.promise?.catch(() => undefined)
    const known = query()?.state.data
    if (!isWanted && (known === undefined || last === null || !isBehind(known, last))) return
    isWanted = false
    await queries.invalidateQueries({ queryKey })
  }
  return {
    started: () => {
      last = null
    },
    heard: (update) => {
      const { task, lines } = update
      const before = query()?.state.data
      queries.setQueryData<OpenedTask>(queryKey, (known) => known && { ...known, ...task })
      if (lines !== null) addLiveLines(task_id, lines)
      const earlier = last?.task ?? before
      if (earlier !== undefined && isAtWork(earlier) !== isAtWork(task)) {
        void queries.invalidateQueries({ queryKey: [["plan", "getUsage"]] })
      }
      const hasText = before?.transcribed_at === task.transcribed_at
      const isHidden = query()?.state.fetchStatus === "idle" && hidesChange(last, before, update)
      isWanted ||= !hasText || isHidden
      last = update
      clearTimeout(timer)
      timer = setTimeout(() => void compare(), hasText ? compareDelayMs : 0)
    },
    left: () => clearTimeout(timer),
  }
}

/** Work takes minutes when it begins, and gives back what it did not need when it ends. */
const isAtWork = (task: Pick<TaskItem, "progress" | "retranscription">): boolean =>
  isRunning(task) || isRetranscribing(task)

const isBehind = (known: OpenedTask, { task, revision, summary_version: version }: Update): boolean =>
  known.transcript.revision !== revision || known.summary_version !== version ||
  Date.parse(known.updated_at) < Date.parse(task.updated_at)

/** Whether something may have changed that no update contains, such as a redrawn mind map. */
const hidesChange = (last: Update | null, before: OpenedTask | undefined, update: Update): boolean => {
  if (last === null) return before !== undefined && before.updated_at !== update.task.updated_at
  return last.task.updated_at !== update.task.updated_at && last.revision === update.revision &&
    last.summary_version === update.summary_version
}

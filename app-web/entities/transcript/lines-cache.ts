import { queries } from "#web/lib/queries.ts"
import type { RouterOutput, trpc } from "#web/request/trpc.ts"
import { segmentsOf } from "./changed-lines.ts"
import { doubtsOf, type Lines } from "./lines.ts"

type Utils = ReturnType<typeof trpc.useUtils>

/** Each revision of a transcript is cached separately, since it never changes. */
export const linesKey = (taskId: string, revision: number) => ["lines", taskId, revision]

/**
 * Caches the result of an edit made here: the new revision is derived from the one before instead of being fetched, unless
 * someone else edited in between.
 */
export const cacheEdit = (
  utils: Utils,
  { task_id, revision, speakers }: RouterOutput["transcript"]["editLines"],
  change: (lines: Lines) => Lines,
): void => {
  const task = utils.library.openTask.getData({ task_id })
  const before = task && queries.getQueryData<Lines>(linesKey(task_id, task.transcript.revision))
  if (before === undefined || task?.transcript.revision !== revision - 1) {
    void utils.library.openTask.invalidate({ task_id })
    return
  }
  const after = { ...change(before), revision, speakers }
  queries.setQueryData(linesKey(task_id, revision), after)
  const isRenamed = JSON.stringify(speakers) !== JSON.stringify(task.speakers)
  utils.library.openTask.setData({ task_id }, {
    ...task,
    speakers,
    is_outdated: task.is_outdated || (task.summary !== null && !isRenamed),
    transcript: { revision, count: after.ids.length, ...firstPart(after, firstLines(task.transcript, after)) },
  })
  // The summary and the mind map follow renamed speakers.
  if (isRenamed && task.summary !== null) void utils.library.openTask.invalidate({ task_id })
}

const firstPart = (after: Lines, count: number) => {
  const segments = segmentsOf(after, count)
  return { segments, doubts: segments.map((line) => doubtsOf(after, line)) }
}

/** As many lines as the task had with it: all of them, or the first ones. */
const firstLines = (
  { count, segments }: { readonly count: number; readonly segments: ReadonlyArray<unknown> },
  after: Lines,
): number => segments.length < count ? segments.length : after.ids.length

/** Shows an edit before the server confirms it, under the current revision. Returns a function that undoes it. */
export const showEdit = (utils: Utils, taskId: string, change: (lines: Lines) => Lines): () => void => {
  const task = utils.library.openTask.getData({ task_id: taskId })
  const key = linesKey(taskId, task?.transcript.revision ?? -1)
  const before = queries.getQueryData<Lines>(key)
  if (before === undefined) return () => undefined
  queries.setQueryData(key, change(before))
  return () => queries.setQueryData(key, before)
}

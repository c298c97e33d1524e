import { useSigns } from "#web/entities/presence/own-focus.ts"
import { forgetPresence, showPresence } from "#web/entities/presence/presence.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { addLiveLines } from "#web/entities/transcript/live-lines.ts"
import { useNotifyPermission, useNotifyWhenDone } from "#web/features/progress/notifications.ts"
import { useIsVisible } from "#web/lib/use-is-visible.ts"
import { errorCode } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useRef } from "react"

interface TaskOnPage {
  readonly task: OpenedTask | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** The task of this page, kept up to date: its progress, and what others change. */
export const useTask = (taskId: string): TaskOnPage => {
  // Updates arrive on the stream, so focusing the window need not refetch.
  const { data, error, refetch } = trpc.library.openTask.useQuery({ task_id: taskId }, { refetchOnWindowFocus: false })
  // A hidden page follows the task only if the reader wants to be notified.
  const isAwaited = useNotifyPermission() === "granted" && data !== undefined && data.progress !== null
  const isVisible = useIsVisible()
  useTaskUpdates(taskId, data !== undefined && (isVisible || isAwaited))
  useNotifyWhenDone(data)
  // Deleted, or shared no longer: what was loaded is gone, too.
  const isGone = errorCode(error) === "TaskNotFound"
  return { task: isGone ? undefined : data, error, retry: () => void refetch() }
}

/** The response to an own change and its update arrive at about the same time: versions are compared after both. */
const compareDelayMs = 250

const useTaskUpdates = (taskId: string, enabled: boolean): void => {
  const utils = trpc.useUtils()
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { status } = trpc.library.attendTask.useSubscription({ task_id: taskId }, {
    enabled,
    onError: (error) => {
      if (errorCode(error) === "TaskNotFound") void utils.library.openTask.invalidate({ task_id: taskId })
    },
    onData: ({ update, presence }) => {
      if (presence !== null) showPresence(presence)
      if (update === null) return
      const { task, lines, revision, summary_version } = update
      const before = utils.library.openTask.getData({ task_id: taskId })
      utils.library.openTask.setData({ task_id: taskId }, (known) => known && { ...known, ...task })
      if (lines !== null) addLiveLines(taskId, lines)
      const hasText = before?.transcribed_at === task.transcribed_at
      const compare = () => {
        const known = utils.library.openTask.getData({ task_id: taskId })
        const isSame = hasText && known?.transcript.revision === revision && known.summary_version === summary_version
        if (!isSame) void utils.library.openTask.invalidate({ task_id: taskId })
      }
      clearTimeout(timer.current)
      timer.current = window.setTimeout(compare, hasText ? compareDelayMs : 0)
    },
  })
  // Without a line, nothing is known of the others.
  const isConnected = status === "pending"
  useEffect(() => isConnected ? forgetPresence : undefined, [isConnected])
  useSigns(taskId)
}

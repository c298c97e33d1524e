import { useSigns } from "#web/entities/presence/own-focus.ts"
import { forgetPresence, showPresence } from "#web/entities/presence/presence.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useNotifyOfNews, useNotifyPermission } from "#web/features/progress/notifications.ts"
import { useStore } from "#web/lib/store.ts"
import { useIsVisible } from "#web/lib/use-is-visible.ts"
import { errorCode } from "#web/request/error-message.ts"
import { askInterval, heldBack } from "#web/request/held-back.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect, useState } from "react"
import { taskFollower } from "./follow-task.ts"

interface TaskOnPage {
  readonly task: OpenedTask | undefined
  readonly error: unknown
  readonly retry: () => void
}

/** The task of this page, kept up to date: its progress, and what others change. */
export const useTask = (taskId: string): TaskOnPage => {
  // Updates arrive on the stream, so focusing the window need not refetch.
  const { data, error, refetch } = trpc.library.openTask.useQuery({ task_id: taskId }, {
    refetchOnWindowFocus: false,
    refetchInterval: useStore(heldBack) ? askInterval : false,
  })
  // A hidden page follows the task only if the reader wants to be notified.
  const isAwaited = useNotifyPermission() === "granted" && data !== undefined && data.progress !== null
  const isVisible = useIsVisible()
  useTaskUpdates(taskId, data !== undefined && (isVisible || isAwaited))
  useNotifyOfNews(data)
  // Deleted, or no longer shared: what was loaded is gone, too.
  const isGone = errorCode(error) === "TaskNotFound"
  return { task: isGone ? undefined : data, error, retry: () => void refetch() }
}

const useTaskUpdates = (taskId: string, enabled: boolean): void => {
  const utils = trpc.useUtils()
  const [follower] = useState(() => taskFollower(taskId))
  useEffect(() => follower.left, [follower])
  const { status } = trpc.library.attendTask.useSubscription({ task_id: taskId }, {
    enabled,
    onError: (error) => {
      if (errorCode(error) === "TaskNotFound") void utils.library.openTask.invalidate({ task_id: taskId })
    },
    onStarted: follower.started,
    onData: ({ update, presence, has_voices: hasVoices }) => {
      if (presence !== null) showPresence(presence)
      if (update !== null) follower.heard(update)
      if (hasVoices) void utils.voice.getTaskVoices.invalidate({ task_id: taskId })
    },
  })
  // Without a connection, nothing is known about the others.
  const isConnected = status === "pending"
  useEffect(() => isConnected ? forgetPresence : undefined, [isConnected])
  useSigns(taskId)
}

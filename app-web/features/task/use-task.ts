import { useState } from "react"
import { trpc } from "../../lib/trpc.ts"
import type { LineShown } from "./transcript-lines.tsx"

/** A task as it is, and as it goes on while it is being worked on. */
export const useTask = (taskId: string) => {
  const utils = trpc.useUtils()
  const [live, setLive] = useState<ReadonlyArray<LineShown>>([])
  const found = trpc.task.getTask.useQuery({ task_id: taskId })
  const isRunning = found.data !== undefined && found.data.progress !== null
  trpc.task.watchTask.useSubscription({ task_id: taskId }, {
    enabled: isRunning,
    onData: ({ task, lines, is_over }) => {
      if (lines !== null) setLive(lines)
      const hasChangedState = task.status !== utils.task.getTask.getData({ task_id: taskId })?.status
      utils.task.getTask.setData({ task_id: taskId }, (before) => before && { ...before, ...task })
      if (is_over || hasChangedState) void utils.task.getTask.invalidate({ task_id: taskId })
    },
  })
  const task = found.data
  const lines = task === undefined || task.timeline.length === 0 ? live : task.timeline
  return { task, lines, error: found.error }
}

import { useTitle } from "#web/lib/use-title.ts"
import { Failure } from "#web/ui/failure.tsx"
import { getRouteApi } from "@tanstack/react-router"
import { type ReactElement, useDeferredValue } from "react"
import { TaskFrame } from "./task-frame.tsx"
import { TaskSkeleton } from "./task-skeleton.tsx"
import { useTask } from "./use-task.ts"

const route = getRouteApi("/app/task/$taskId")

/** A task: its header, its three tabs, and the player. */
export const TaskPage = (): ReactElement => {
  const { taskId } = route.useParams()
  return <LoadedTask key={taskId} taskId={taskId} />
}

const LoadedTask = ({ taskId }: { readonly taskId: string }): ReactElement => {
  const { task, error, retry } = useTask(taskId)
  // A page full of text is rendered in small steps, so that the page stays responsive.
  const isReady = useDeferredValue(task !== undefined)
  useTitle(task?.title ?? "")
  if (task !== undefined && isReady) return <TaskFrame task={task} />
  return error === null ? <TaskSkeleton /> : <Failure error={error} onRetry={retry} />
}

import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { errorCode } from "#web/request/error-message.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { Failure } from "#web/ui/failure.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { getRouteApi, Link } from "@tanstack/react-router"
import { type ReactElement, useDeferredValue } from "react"
import { TaskFrame } from "./task-frame.tsx"
import { useTask } from "./use-task.ts"

const route = getRouteApi("/app/task/$taskId")

/** A task: its header, its three tabs, and the player. */
export const TaskPage = (): ReactElement => {
  const { taskId } = route.useParams()
  return <LoadedTask key={taskId} taskId={taskId} />
}

const LoadedTask = ({ taskId }: { readonly taskId: string }): ReactElement => {
  const t = useText()
  const { task, error, retry } = useTask(taskId)
  // A page full of text is rendered in small steps, so that the page stays responsive.
  const isReady = useDeferredValue(task !== undefined)
  const isGone = errorCode(error) === "TaskNotFound"
  useTitle(task?.title ?? (isGone ? t("notFound.file") : ""))
  if (task !== undefined && isReady) return <TaskFrame task={task} />
  if (error === null) return <TaskSkeleton />
  return (
    <>
      {isGone && <h1 className="-mb-18 pt-[12vh] text-center text-xl font-[620]">{t("notFound.file")}</h1>}
      <Failure error={error} attempt="details" {...(!isGone && { onRetry: retry })} />
      <p className="-mt-14 text-center">
        <Link to="/" className={buttonStyle(isGone ? {} : { tone: "ghost" }, "max-md:!h-11")}>
          {t("notFound.back")}
        </Link>
      </p>
    </>
  )
}

/** A task that is loading, in the shape it will have. */
const TaskSkeleton = (): ReactElement => (
  <div className="flex h-full flex-col">
    <div className="shrink-0 space-y-4 border-b px-4 pt-4 pb-3.5 md:px-6">
      <Skeleton className="h-7 w-72 max-w-full" />
      <Skeleton className="h-5 w-56 max-w-full" />
    </div>
    <div className="mx-auto w-full max-w-[832px] flex-1 space-y-7 overflow-hidden p-8">
      {["a", "b", "c", "d", "e", "f"].map((name) => (
        <div key={name} className="space-y-2.5">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-4" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      ))}
    </div>
  </div>
)

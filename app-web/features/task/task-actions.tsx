import type { ReactElement } from "react"
import { go } from "../../lib/address.ts"
import { sorry, t } from "../../lib/text.ts"
import { trpc } from "../../lib/trpc.ts"

interface TaskActionsProps {
  readonly taskId: string
  readonly status: string
}

const running = new Set(["queued", "transcribing", "merging", "analyzing", "regenerating"])
const analysable = new Set(["completed", "analysisFailed"])

/** What can be done with a task in its present state. */
export const TaskActions = ({ taskId, status }: TaskActionsProps): ReactElement => {
  const utils = trpc.useUtils()
  const settled = { onSettled: () => void utils.task.invalidate() }
  const retry = trpc.task.startTranscription.useMutation(settled)
  const cancel = trpc.task.cancelTask.useMutation(settled)
  const analyse = trpc.analysis.startAnalysis.useMutation(settled)
  const remove = trpc.task.deleteTasks.useMutation({ onSuccess: () => go("/") })
  const error = retry.error ?? cancel.error ?? analyse.error ?? remove.error
  return (
    <>
      <div className="row">
        {(status === "failed" || status === "notStarted") && (
          <button
            type="button"
            className="button primary"
            onClick={() => retry.mutate({ task_id: taskId })}
          >
            {t("task.retry")}
          </button>
        )}
        {analysable.has(status) && (
          <button
            type="button"
            className="button primary"
            onClick={() => analyse.mutate({ task_id: taskId })}
          >
            {t("task.analyze")}
          </button>
        )}
        {running.has(status) && (
          <button
            type="button"
            className="button"
            onClick={() => cancel.mutate({ task_id: taskId })}
          >
            {t("task.cancel")}
          </button>
        )}
        <button type="button" className="button" onClick={() => remove.mutate({ task_ids: [taskId] })}>
          {t("task.delete")}
        </button>
      </div>
      {error && <p className="alert" role="alert">{sorry(error)}</p>}
    </>
  )
}

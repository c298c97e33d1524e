import { failureText, faultOf, isCancelled } from "#web/entities/task/failure-text.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { useStartTask } from "#web/entities/task/use-start-task.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Said } from "#web/ui/said.tsx"
import { clsx } from "clsx"
import { CircleAlert, CircleStop, Copy, RotateCcw } from "lucide-react"
import type { ReactElement } from "react"

interface FailedProps {
  readonly task: OpenedTask
}

/** Why a task failed, or its analysis, and what to do: try again if that can help, or report the error id to the operator. What was cancelled did not fail. */
export const Failed = ({ task }: FailedProps): ReactElement => {
  const t = useText("progress")
  const reader = useLanguage()
  const retry = useStartTask()
  const wasCancelled = isCancelled(task)
  const fault = faultOf(task)
  const isTranscribed = task.status === "analysisFailed"
  // There is no file of a meeting to upload.
  const isMeeting = task.source === "meeting"
  const hints = wasCancelled || isMeeting
    ? []
    : [t(fault === null ? "failed.hint" : fault === "format" ? "failed.format" : "failed.other")]
  const copy = () => void navigator.clipboard.writeText(task.request_id).then(() => toast(t("act.copied")))
  return (
    <div className="mx-auto grid max-w-[520px] justify-items-center gap-4 px-6 pt-[12vh] pb-16 text-center">
      <span
        className={clsx(
          "grid size-14 place-items-center rounded-full",
          wasCancelled ? "bg-hover text-fg-3" : "bg-bad-soft text-bad",
        )}
      >
        {wasCancelled ? <CircleStop className="size-6" /> : <CircleAlert className="size-6" />}
      </span>
      <h2 className="text-xl font-[620]">
        {t(
          wasCancelled
            ? "failed.cancelled"
            : isTranscribed
            ? "failed.summary"
            : isMeeting
            ? "failed.meeting"
            : "failed.title",
        )}
      </h2>
      {!wasCancelled && (
        <p className="text-md text-fg-2">
          <Said text={failureText(task)} />
        </p>
      )}
      {!isManaged(task)
        ? <p className="text-fg-3">{t("task.contact")}</p>
        : !isTranscribed && (
          <p className="text-fg-3">
            <Said text={joinSentences([...hints, t("failed.noCharge")], reader)} />
          </p>
        )}
      {retry.error !== null && <p role="alert" className="text-bad">{errorMessage(retry.error, "status")}</p>}
      {isManaged(task) && fault === null && (
        <Button
          tone="primary"
          size="lg"
          disabled={retry.isPending}
          onClick={() => retry.run(task)}
        >
          <RotateCcw />
          {t("act.retry")}
        </Button>
      )}
      {!wasCancelled && (
        <Button tone="ghost" size="sm" onClick={copy} className="tnum max-w-full">
          <Copy />
          {t("failed.copyId")}
        </Button>
      )}
    </div>
  )
}

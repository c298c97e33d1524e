import { failureText } from "#web/entities/task/failure-text.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { clock } from "#web/lib/format.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { type ReactElement, useEffect, useRef } from "react"
import { undoChange } from "../edit/line-changes.ts"
import { againSpan } from "./again-span.ts"

/** The progress of a span being transcribed again, with a button to stop it; or why it failed. */
export const AgainNote = ({ task }: { readonly task: OpenedTask }): ReactElement | null => {
  const t = useText("transcript")
  const { retranscription: span } = task
  const utils = trpc.useUtils()
  const cancel = trpc.task.cancelTask.useMutation({
    onSuccess: ({ retranscription }) =>
      utils.library.openTask.setData({ task_id: task.id }, (before) => before && { ...before, retranscription }),
    onError: (error) => toast(errorMessage(error), { tone: "bad" }),
  })
  useSayDone(task, cancel.isPending || cancel.isSuccess)
  // While it waits for a model, the page says so above.
  if (span === null || span.error_code === null && span.awaits !== null) return null
  const times = { from: clock(span.begin), to: clock(span.end) }
  if (span.error_code !== null) {
    return (
      <output className="flex flex-wrap items-center gap-3 bg-warn-soft px-4 py-2 text-sm text-warn md:px-8">
        <span className="min-w-0 flex-1">
          {t("again.failed", times)} {failureText(span)}
        </span>
        {isManaged(task) && (
          <Button
            size="sm"
            onClick={() => againSpan.set({ begin: span.begin, end: span.end, onlyPossible: span.only_possible })}
          >
            {t("act.retry")}
          </Button>
        )}
      </output>
    )
  }
  const label = t("again.running", times)
  return (
    <div className="flex flex-wrap items-center gap-3 bg-accent-soft px-4 py-2 text-sm md:px-8">
      <span className="tnum min-w-0">{label}</span>
      <ProgressBar value={span.fraction * 100} label={label} className="min-w-24 flex-1" />
      {isManaged(task) && (
        <Button
          size="sm"
          disabled={cancel.isPending}
          onClick={() => cancel.mutate({ task_id: task.id })}
        >
          {t("act.cancel")}
        </Button>
      )}
    </div>
  )
}

/** Once it is done, the old text can be restored. */
const useSayDone = ({ id, retranscription }: OpenedTask, isCancelled: boolean): void => {
  const t = useText("transcript")
  const utils = trpc.useUtils()
  const before = useRef(retranscription)
  useEffect(() => {
    const last = before.current
    before.current = retranscription
    if (last === null || last.error_code !== null || retranscription !== null || isCancelled) return
    toast(t("again.done", { from: clock(last.begin), to: clock(last.end) }), {
      durationMs: 15_000,
      action: { label: t("act.undo"), run: () => void undoChange(utils, id, null) },
    })
  }, [retranscription, isCancelled, id, t, utils])
}

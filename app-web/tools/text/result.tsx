import { failureText } from "#web/entities/task/failure-text.ts"
import { stageOf } from "#web/entities/task/stages.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { type ReactElement, useEffect } from "react"
import { client } from "../calls/client.ts"
import { saying } from "../calls/saying.ts"
import { Card } from "../parts/card.tsx"
import { Note } from "../parts/note.tsx"
import { AnalysisCard } from "./analysis-card.tsx"
import { noteChange, opened } from "./opened.ts"
import { hasText, shownStatus } from "./task-state.ts"
import { TranscriptCard } from "./transcript-card.tsx"
import { useTask } from "./use-task.ts"

/** What a tool has made, or how far it is. */
export const Result = ({ isText = false }: { readonly isText?: boolean }): ReactElement | null => {
  const taskId = useStore(opened)
  return taskId === null ? null : <ResultOf key={taskId} taskId={taskId} isText={isText} />
}

interface ResultOfProps {
  readonly taskId: string
  /** A text that the visitor gave is not shown to them once more. */
  readonly isText: boolean
}

const ResultOf = ({ taskId, isText }: ResultOfProps): ReactElement | null => {
  const t = useText("tools/text")
  const { task, error, isLate, again } = useTask(taskId)
  const status = task?.status
  useEffect(noteChange, [status])
  if (error !== null) return <Note tone="bad">{saying(error, t("result.notLoaded"))}</Note>
  if (task === null || status === undefined) {
    return (
      <Card>
        <p className="text-base text-fg-2">{t("shell.loading")}</p>
      </Card>
    )
  }
  const { progress, title } = task
  const percent = Math.round((progress?.fraction ?? 0) * 100)
  const stop = () => void client.task.cancelTask.mutate({ task_id: taskId }).then(again, again)
  return (
    <section aria-label={t("result.label")} className="grid gap-4">
      {shownStatus(status) === "processing" && (
        <Card>
          <div className="flex items-center gap-3">
            <p className="min-w-0 flex-1 truncate text-base font-[560]">{title}</p>
            <Button size="sm" className="max-sm:h-11" onClick={stop}>{t("act.cancel")}</Button>
          </div>
          <ProgressBar value={percent} label={t("result.progress")} className="mt-3 w-full" />
          <p className="mt-2 text-sm text-fg-2" aria-live="polite">{t(stageOf(progress?.step ?? "queued"))}</p>
          <p className="mt-1 text-sm text-fg-3">{isLate ? t("result.late") : t("result.leave")}</p>
        </Card>
      )}
      {status === "failed" && <Note tone="bad">{failureText(task)}</Note>}
      {status === "notStarted" && <Note tone="warn">{t("result.stopped")}</Note>}
      {hasText(status) && !isText && <TranscriptCard taskId={taskId} title={title} isTimed={task.duration !== null} />}
      {hasText(status) && <AnalysisCard taskId={taskId} title={title} status={status} onStart={again} />}
    </section>
  )
}

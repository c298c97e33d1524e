import { useMayEdit } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { type ReactElement, useState } from "react"
import { ComparedText } from "./compared-text.tsx"
import { VersionList } from "./version-list.tsx"

interface HistoryDialogProps {
  readonly taskId: string
  readonly onClose: () => void
}

/** The versions of a summary: who wrote each and when, what it changed, and a way back to it. */
export const HistoryDialog = ({ taskId, onClose }: HistoryDialogProps): ReactElement => {
  const t = useText("summary/history")
  const { data, error, refetch } = trpc.writing.listVersions.useQuery({ task_id: taskId }, { staleTime: 0 })
  const [picked, setPicked] = useState<number | null>(null)
  const restore = useRestore(taskId)
  const mayEdit = useMayEdit()
  const versions = data?.versions ?? []
  const newest = versions[0]?.version
  const chosen = picked ?? newest
  const act = (version: number) => {
    restore(version, newest)
    onClose()
  }
  return (
    <Dialog
      title={t("history.title")}
      description={t("history.text")}
      onClose={onClose}
      className="sm:w-[min(960px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{t("act.close")}</Button>
          {mayEdit && chosen !== undefined && chosen !== newest && (
            <Button tone="primary" onClick={() => act(chosen)}>{t("history.restore")}</Button>
          )}
        </>
      }
    >
      {error !== null
        ? <Failure error={error} attempt="summary" onRetry={() => void refetch()} />
        : data === undefined
        ? <LoadingScreen />
        : chosen === undefined || newest === undefined
        ? <p className="py-10 text-center text-fg-3">{t("history.none")}</p>
        : (
          <div className="grid gap-5 md:h-[56vh] md:grid-cols-[280px_minmax(0,1fr)]">
            <VersionList versions={versions} chosen={chosen} onChoose={setPicked} />
            <ComparedText taskId={taskId} versions={versions} chosen={chosen} newest={newest} />
          </div>
        )}
    </Dialog>
  )
}

/** Restoring is an edit like any other: what others type in the meantime stays, and it can be undone the same way. */
const useRestore = (taskId: string) => {
  const t = useText("summary/history")
  const utils = trpc.useUtils()
  const call = trpc.writing.restoreVersion.useMutation({
    onError: (error) => toast(errorMessage(error, "summary"), { tone: "bad" }),
    onSettled: async () => {
      await Promise.all([
        utils.writing.listVersions.invalidate({ task_id: taskId }),
        utils.library.openTask.invalidate({ task_id: taskId }),
      ])
    },
  })
  // What others have typed since a version was seen stays, even when the restore is undone.
  const undo = (restored: number) => () =>
    call.mutate({ task_id: taskId, version: restored - 1, seen_version: restored })
  // The dialog is closed by the time of the answer; a promise settles all the same. `onError` says what went wrong.
  return (version: number, seen: number | undefined): void =>
    void call.mutateAsync({ task_id: taskId, version, ...(seen !== undefined && { seen_version: seen }) }).then(
      (done) =>
        toast(t("history.restored"), { tone: "good", action: { label: t("act.undo"), run: undo(done.version) } }),
      () => undefined,
    )
}

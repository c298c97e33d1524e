import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { mayEdit } from "#web/entities/task/task-item.ts"
import { clock, dayOf, timeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Failure } from "#web/ui/failure.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { type ReactElement, useState } from "react"
import { undoChange } from "../edit/line-changes.ts"

interface ChangesDialogProps {
  readonly task: OpenedTask
  readonly onClose: () => void
}

/** The changes of lines, newest first: what was changed, by whom and when. Each can be undone. */
export const ChangesDialog = ({ task, onClose }: ChangesDialogProps): ReactElement => {
  const t = useText("transcript")
  const { data, error, refetch } = trpc.transcript.listChanges.useQuery({ task_id: task.id }, { staleTime: 0 })
  return (
    <Dialog
      title={t("changes.title")}
      description={t("changes.text")}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t("act.close")}</Button>}
    >
      {error !== null
        ? <Failure error={error} attempt="details" onRetry={() => void refetch()} />
        : data === undefined
        ? <LoadingScreen />
        : data.changes.length === 0
        ? <p className="py-8 text-center text-fg-3">{t("changes.none")}</p>
        : (
          <ul aria-label={t("changes.title")} className="divide-y">
            {data.changes.map((change) => <ChangeItem key={change.id} task={task} change={change} />)}
          </ul>
        )}
    </Dialog>
  )
}

interface ChangeItemProps {
  readonly task: OpenedTask
  readonly change: RouterOutput["transcript"]["listChanges"]["changes"][number]
}

const ChangeItem = (
  { task, change: { id, kind, at, begin, lines, by, was, now } }: ChangeItemProps,
): ReactElement => {
  const t = useText("transcript")
  const language = useLanguage()
  const utils = trpc.useUtils()
  const [isUndoing, setUndoing] = useState(false)
  const time = new Date(at)
  const when = `${dayOf(time, language)}, ${timeOf(time, language)}`
  const what = t(`changes.kind.${kind}`)
  const place = task.is_spoken ? clock(begin) : null
  const undo = async () => {
    setUndoing(true)
    await undoChange(utils, task.id, id)
    setUndoing(false)
  }
  return (
    <li className="flex items-start gap-3 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2">
          <span className="font-[540]">{what}</span>
          {place !== null && <span className="tnum text-fg-3">{place}</span>}
        </p>
        <p className="text-sm text-fg-2">{by === null ? when : `${by} · ${when}`}</p>
        {was !== null && was !== now && (
          <p className="mt-1 line-clamp-2 text-sm break-words text-fg-3">
            <span className="sr-only">{t("changes.before")}</span> <del>{was}</del>
          </p>
        )}
        {now !== null && was !== now && (
          <p className="mt-0.5 line-clamp-2 text-sm break-words">
            <span className="sr-only">{t("changes.after")}</span> {now}
          </p>
        )}
        {lines > 1 && <p className="mt-0.5 text-xs text-fg-3">{t("changes.lines", { count: lines })}</p>}
      </div>
      {mayEdit(task) && (
        <Button
          size="sm"
          className="max-md:h-11"
          aria-label={t("changes.undo", { what, place: place ?? when, number: String(id) })}
          disabled={isUndoing}
          onClick={() => void undo()}
        >
          {t("act.undo")}
        </Button>
      )}
    </li>
  )
}

import { dayOf, sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import { Trash2 } from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { client } from "../calls/client.ts"
import { saying } from "../calls/saying.ts"
import { openResult } from "../text/opened.ts"
import { hasText, type ShownStatus, shownStatus, type ToolTask } from "../text/task-state.ts"

interface HistoryRowProps {
  readonly task: ToolTask
  /** Whether its result is on the page. */
  readonly isShown: boolean
  readonly onChange: () => void
}

const RenameDialog = lazyComponent(() => import("./rename-dialog.tsx"), "RenameDialog")

const tones = { completed: "ok", processing: "accent", failed: "bad", unknown: "plain" } as const satisfies Record<
  ShownStatus,
  string
>

/** A file of the list: show what is in it, load its result, analyse it, delete it. */
export const HistoryRow = ({ task, isShown, onChange }: HistoryRowProps): ReactElement => {
  const t = useText("tools/parts")
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const [isRenaming, setRenaming] = useState(false)
  const { id, title, status, created_at, file_size, excerpt } = task
  const state = shownStatus(status)
  const load = () => {
    openResult(id)
    document.querySelector("[data-part=panel]")?.scrollIntoView({ block: "start" })
  }
  const analyse = () =>
    client.analysis.startAnalysis.mutate({ task_id: id }).then(
      load,
      (error: unknown) => toast(saying(error, t("history.notAnalysed")), { tone: "bad" }),
    )
  const remove = async (): Promise<void> => {
    setLeaving(true)
    try {
      await client.task.deleteTasks.mutate({ task_ids: [id] })
      toast(t("history.deleted"), { tone: "good" })
      onChange()
      document.querySelector<HTMLElement>("#history")?.focus()
    } catch (error) {
      setLeaving(false)
      toast(saying(error, t("history.notDeleted")), { tone: "bad" })
    }
  }
  return (
    <li className="px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 title={title} className="min-w-0 flex-1 truncate text-base font-[560]">{title}</h3>
        <Chip tone={tones[state]}>{t(`history.status.${state}`)}</Chip>
      </div>
      <p className="mt-0.5 text-sm text-fg-3">
        {dayOf(new Date(created_at), language)} · {sizeOf(file_size, language)}
      </p>
      {isOpen && <p className="mt-2 text-base text-fg-2">{excerpt ?? t("history.noExcerpt")}</p>}
      <div className="mt-2 flex flex-wrap gap-1.5 max-sm:[&>button]:h-11">
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t("history.hide") : t("history.show")}
        </Button>
        <Button size="sm" disabled={isShown} onClick={load}>{t("history.load")}</Button>
        {hasText(status) && status !== "analyzing" && excerpt === null && (
          <Button
            size="sm"
            onClick={() => void analyse()}
          >
            {t("history.analyse")}
          </Button>
        )}
        <Button size="sm" onClick={() => setRenaming(true)}>{t("act.rename")}</Button>
        <Button
          size="iconSm"
          tone="ghost"
          className="ml-auto max-sm:!w-11"
          disabled={isLeaving}
          aria-label={t("history.delete", { title })}
          onClick={() => void remove()}
        >
          <Trash2 />
        </Button>
      </div>
      {isRenaming && (
        <Suspense>
          <RenameDialog taskId={id} title={title} onRenamed={onChange} onClose={() => setRenaming(false)} />
        </Suspense>
      )}
    </li>
  )
}

import { UpgradeHost } from "#web/entities/export/upgrade-host.tsx"
import { openMoveOne } from "#web/entities/folder/folder-dialog.ts"
import { useFolders } from "#web/entities/folder/use-folders.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useKeys } from "#web/lib/keys.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { earlyPress } from "#web/ui/early-press.ts"
import { Link } from "@tanstack/react-router"
import { ArrowLeft, ChevronRight } from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { ExportButton, MoreButton } from "./task-action-buttons.tsx"
import { TaskTitle } from "./task-title.tsx"
import { useText } from "./texts.ts"

const TaskActions = idleComponent(() => import("./task-actions.tsx"), "TaskActions")

/** The breadcrumb, the title and the actions of a task. */
export const TaskHeader = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText()
  const folder = useFolders()?.folders.find(({ id }) => id === task.folder_id)
  useKeys({ m: () => openMoveOne(task) })
  // A button pressed before its menu is loaded opens it when it arrives.
  const [pressed, setPressed] = useState<"export" | "more" | null>(null)
  return (
    <div className="flex items-center gap-2 px-4 pt-3 md:px-6 md:pt-4">
      <Link
        to="/"
        aria-label={t("nav.files")}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-md text-fg-2 hover:bg-hover md:hidden"
      >
        <ArrowLeft className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <nav aria-label={t("task.breadcrumb")} className="mb-0.5 hidden items-center gap-1 text-sm text-fg-3 md:flex">
          <Link to="/" className="rounded hover:text-fg">{t("nav.files")}</Link>
          <ChevronRight className="size-3.5" aria-hidden />
          <Link to="/" search={{ folder: folder?.id ?? "none" }} className="max-w-80 truncate rounded hover:text-fg">
            {folder?.name ?? t("nav.uncategorized")}
          </Link>
        </nav>
        <TaskTitle taskId={task.id} title={task.title} />
      </div>
      <Suspense
        fallback={
          <>
            {task.transcribed_at !== null && <ExportButton {...earlyPress(() => setPressed("export"))} />}
            <MoreButton {...earlyPress(() => setPressed("more"))} />
          </>
        }
      >
        <TaskActions key={pressed} task={task} open={pressed} />
      </Suspense>
      <UpgradeHost />
    </div>
  )
}

import { Link } from "@tanstack/react-router"
import { ArrowLeft, ChevronRight, Download } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../../lib/text.ts"
import { Button } from "../../ui/button.tsx"
import { Menu, MenuTrigger } from "../../ui/menu.tsx"
import { ExportMenu } from "../export/export-menu.tsx"
import { UpgradeHost } from "../export/upgrade-host.tsx"
import type { OpenedTask } from "./opened-task.ts"
import { TaskMenu } from "./task-menu.tsx"
import { TaskTitle } from "./task-title.tsx"

/** Where the reader is, what the file is called, and what can be done with it. */
export const TaskHeader = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText()
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
          <Link to="/" search={{ folder: "none" }} className="rounded hover:text-fg">{t("nav.uncategorized")}</Link>
        </nav>
        <TaskTitle taskId={task.id} title={task.title} />
      </div>
      <Actions task={task} />
      <UpgradeHost />
    </div>
  )
}

const Actions = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText()
  return (
    <>
      {task.transcribed_at !== null && (
        <Menu>
          <MenuTrigger asChild>
            <Button
              tone="primary"
              aria-label={t("act.export")}
              className="max-md:!size-11 max-md:!bg-transparent max-md:!px-0 max-md:!text-fg-2 max-md:!shadow-none"
            >
              <Download />
              <span className="max-md:hidden">{t("act.export")}</span>
            </Button>
          </MenuTrigger>
          <ExportMenu taskId={task.id} isAnalysed={task.summary !== null} />
        </Menu>
      )}
      <TaskMenu task={task} />
    </>
  )
}

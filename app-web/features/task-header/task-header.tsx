import { openMoveOne } from "#web/entities/folder/folder-dialog.ts"
import { useFolders } from "#web/entities/folder/use-folders.ts"
import { present } from "#web/entities/presence/presence.ts"
import { openShare } from "#web/entities/share/share-dialog.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useIsManaged } from "#web/entities/task/task-item.ts"
import { useKeys } from "#web/lib/keys.ts"
import { useSlice } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { idleComponent, lazyComponent } from "#web/request/lazy-component.ts"
import { earlyPress } from "#web/ui/early-press.ts"
import { Link } from "@tanstack/react-router"
import { ArrowLeft, ChevronRight } from "lucide-react"
import { type ReactElement, type RefObject, Suspense, useState } from "react"
import { AskButton, ExportButton, MoreButton, ShareButton } from "./task-action-buttons.tsx"
import { TaskTitle } from "./task-title.tsx"

const TaskTags = lazyComponent(() => import("./task-tags.tsx"), "TaskTags")
const TaskTagsButton = lazyComponent(() => import("./task-tags.tsx"), "TaskTagsButton")
const People = lazyComponent(() => import("./people.tsx"), "People")
const TaskExport = idleComponent(() => import("./task-export.tsx"), "TaskExport")
const TaskMenu = idleComponent(() => import("./task-menu.tsx"), "TaskMenu")

interface TaskHeaderProps {
  readonly task: OpenedTask
  readonly ask: {
    readonly canAsk: boolean
    readonly isOpen: boolean
    readonly toggle: () => void
  }
  readonly askButton: RefObject<HTMLButtonElement | null>
}

/** The breadcrumb, the title and the actions of a task. */
export const TaskHeader = ({ task, ask, askButton }: TaskHeaderProps): ReactElement => {
  const t = useText("task-header")
  const folder = useFolders()?.folders.find(({ id }) => id === task.folder_id)
  const isManaged = useIsManaged()
  const hasOthers = useSlice(present, ({ people }) => people.length > 0)
  useKeys(isManaged ? { m: () => openMoveOne(task), s: () => openShare(task.id) } : {})
  // A button pressed before its menu is loaded opens it when it arrives.
  const [pressed, setPressed] = useState<"export" | "more" | null>(null)
  return (
    <div className="flex items-center gap-2 px-4 pt-3 max-md:gap-0 md:px-6 md:pt-4">
      <Link
        to="/"
        search={isManaged ? {} : { folder: "shared" }}
        aria-label={t(isManaged ? "nav.files" : "nav.shared")}
        className="-ml-2 grid size-11 shrink-0 place-items-center rounded-md text-fg-2 hover:bg-hover md:hidden"
      >
        <ArrowLeft className="size-5" />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="mb-0.5 hidden min-h-6 items-center gap-3 md:flex">
          <nav aria-label={t("task.breadcrumb")} className="flex shrink-0 items-center gap-1 text-sm text-fg-3">
            {isManaged
              ? (
                <>
                  <Link to="/" className="rounded hover:text-fg">{t("nav.files")}</Link>
                  <ChevronRight className="size-3.5" aria-hidden />
                  <Link
                    to="/"
                    search={{ folder: folder?.id ?? "none" }}
                    className="max-w-80 truncate rounded hover:text-fg"
                  >
                    {folder?.name ?? t("nav.uncategorized")}
                  </Link>
                </>
              )
              : (
                <>
                  <Link to="/" search={{ folder: "shared" }} className="rounded hover:text-fg">{t("nav.shared")}</Link>
                  <ChevronRight className="size-3.5" aria-hidden />
                  <span className="max-w-80 truncate">{task.owner?.user_identifier}</span>
                </>
              )}
          </nav>
          {isManaged && (
            <Suspense>
              <TaskTags task={task} />
            </Suspense>
          )}
        </div>
        {isManaged
          ? <TaskTitle taskId={task.id} title={task.title} />
          : <h1 className="h-8 truncate text-xl leading-8 font-[640] max-md:text-lg">{task.title}</h1>}
        {isManaged && task.tags.length > 0 && (
          <Suspense>
            <TaskTagsButton task={task} />
          </Suspense>
        )}
      </div>
      <Suspense>{hasOthers && <People />}</Suspense>
      {isManaged && <ShareButton onClick={() => openShare(task.id)} />}
      {task.transcribed_at !== null && (
        <Suspense fallback={<ExportButton {...earlyPress(() => setPressed("export"))} />}>
          <TaskExport key={pressed} task={task} isOpen={pressed === "export"} />
        </Suspense>
      )}
      {ask.canAsk && <AskButton ref={askButton} aria-expanded={ask.isOpen} onClick={ask.toggle} />}
      {isManaged && (
        <Suspense fallback={<MoreButton {...earlyPress(() => setPressed("more"))} />}>
          <TaskMenu key={pressed} task={task} isOpen={pressed === "more"} />
        </Suspense>
      )}
    </div>
  )
}

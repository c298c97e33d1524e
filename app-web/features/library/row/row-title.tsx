import { type Found, foundPlace } from "#web/entities/task/found-place.ts"
import { isManaged, type TaskItem } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { Tip } from "#web/ui/tip.tsx"
import { Link } from "@tanstack/react-router"
import { Link as LinkIcon, type LucideIcon, Users } from "lucide-react"
import type { MouseEvent, ReactElement } from "react"
import { Highlighted } from "../search/highlighted.tsx"
import { marksIn } from "../search/matching.ts"
import { selection, toggleSelected } from "../selection/selection.ts"

interface RowTitleProps {
  readonly task: TaskItem
  readonly words: ReadonlyArray<string>
  /** Where to open it. */
  readonly found: Found | null
  readonly onRange: () => void
}

/** The title; its link covers the whole row. Shift selects up to here; a tap selects while tasks are being selected. */
export const RowTitle = ({ task, words, found, onRange }: RowTitleProps): ReactElement => {
  const t = useText("library")
  const onClick = (event: MouseEvent) => {
    const { nativeEvent, shiftKey } = event
    const isTouch = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === "touch"
    const isSelecting = isTouch && selection.get().ids.size > 0
    if (!shiftKey && !isSelecting) return
    event.preventDefault()
    if (shiftKey) onRange()
    else toggleSelected(task.id)
  }
  return (
    <div className={`flex min-w-0 items-center gap-2 ${task.tags.length === 0 ? "grow" : ""}`}>
      <Link
        to="/task/$taskId"
        params={{ taskId: task.id }}
        search={found === null ? {} : foundPlace(found)}
        draggable={false}
        // Selects a range of rows, not the text between them.
        onMouseDown={(event) => event.shiftKey && event.preventDefault()}
        onClick={onClick}
        className="truncate text-md font-[560] after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
      >
        {words.length === 0 ? task.title : <Highlighted text={task.title} marks={marksIn(task.title, words)} />}
      </Link>
      {isManaged(task) && task.collaborators.length > 0 && (
        <Mark icon={Users} label={t("list.people", { count: task.collaborators.length })} />
      )}
      {isManaged(task) && task.share_status && <Mark icon={LinkIcon} label={t("list.shared")} />}
      {!isManaged(task) && task.owner !== null && (
        <span className="max-w-[45%] shrink-0 truncate text-sm text-fg-3 max-sm:hidden">
          {task.owner.user_identifier}
        </span>
      )}
    </div>
  )
}

const Mark = ({ icon: Icon, label }: { readonly icon: LucideIcon; readonly label: string }): ReactElement => (
  <Tip label={label}>
    <span className="relative z-10 shrink-0 text-fg-3">
      <Icon className="size-3.5" aria-hidden />
      <span className="sr-only">{label}</span>
    </span>
  </Tip>
)

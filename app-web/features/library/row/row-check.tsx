import { kindIcons } from "#web/entities/task/kind-icons.ts"
import { isFailed, isRunning, type TaskItem } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import { Check } from "lucide-react"
import type { ChangeEvent, ReactElement } from "react"
import { toggleSelected, useIsSelected, useIsSelecting } from "../selection/selection.ts"

interface RowCheckProps {
  readonly task: TaskItem
  /** Clicked with Shift: selects everything up to here. */
  readonly onRange: () => void
}

const box =
  "peer size-5 appearance-none rounded-[6px] bg-surface shadow-[inset_0_0_0_1.5px_var(--field-line)] checked:bg-accent checked:shadow-none"

/** The icon of a task's kind; replaced by a check box on hover, in focus, and while tasks are being selected. */
export const RowCheck = ({ task, onRange }: RowCheckProps): ReactElement => {
  const t = useText("library")
  const isSelected = useIsSelected(task.id)
  const isSelecting = useIsSelecting()
  const Icon = kindIcons[task.source]
  const onChange = ({ nativeEvent }: ChangeEvent) => {
    if (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey) onRange()
    else toggleSelected(task.id)
  }
  return (
    <span className="relative size-10 shrink-0">
      <span
        className={clsx(
          "absolute inset-0 grid place-items-center rounded-md transition-opacity group-hover:opacity-0 group-has-[input[type=checkbox]:focus-visible]:opacity-0",
          isFailed(task)
            ? "bg-bad-soft text-bad"
            : isRunning(task)
            ? "bg-accent-soft text-accent-text"
            : "bg-hover text-fg-3",
          isSelecting && "opacity-0",
        )}
      >
        <Icon className="size-[18px]" strokeWidth={1.8} aria-hidden />
        <span className="sr-only">{t(`kind.${task.source}`)}</span>
      </span>
      <label
        className={clsx(
          "absolute -inset-0.5 z-10 grid place-items-center rounded-md opacity-0 group-hover:opacity-100 has-focus-visible:opacity-100",
          isSelecting && "opacity-100",
        )}
      >
        <input
          type="checkbox"
          checked={isSelected}
          onChange={onChange}
          aria-label={t("list.selectTask", { title: task.title })}
          className={box}
        />
        <Check
          aria-hidden
          strokeWidth={3}
          className="pointer-events-none absolute hidden size-3.5 text-white peer-checked:block"
        />
      </label>
    </span>
  )
}

import { useDraggable } from "#web/entities/folder/use-drag.ts"
import { faultOf } from "#web/entities/task/failure-text.ts"
import { renaming } from "#web/entities/task/rename-task.ts"
import { isFailed, isManaged, isUnstarted, type TaskItem } from "#web/entities/task/task-item.ts"
import { lengthOf } from "#web/lib/format.ts"
import { useSlice } from "#web/lib/store.ts"
import { useLanguage } from "#web/lib/text.ts"
import { idleComponent, lazyComponent } from "#web/request/lazy-component.ts"
import { earlyPress } from "#web/ui/early-press.ts"
import { clsx } from "clsx"
import { memo, type ReactElement, Suspense, useRef, useState } from "react"
import type { Answer } from "../search/use-found.ts"
import { rowHasFocus } from "../selection/cursor.ts"
import { draggedWith, toggleSelected, useIsSelected } from "../selection/selection.ts"
import { RowCheck } from "./row-check.tsx"
import { RowLine } from "./row-line.tsx"
import { RowMenuButton } from "./row-menu-button.tsx"
import { RowSpeakers } from "./row-speakers.tsx"
import { RowStart } from "./row-start.tsx"
import { RowTitle } from "./row-title.tsx"
import { useLongPress } from "./use-long-press.ts"

const RowMenuPanel = idleComponent(() => import("./row-menu-panel.tsx"), "RowMenuPanel")

interface RowMenuProps {
  readonly task: TaskItem
  readonly onDelete: () => void
}

/** The menu of a row. The button appears before its menu is loaded; if pressed early, the menu opens when it arrives. */
const RowMenu = ({ task, onDelete }: RowMenuProps): ReactElement => {
  const [isPressed, setIsPressed] = useState(false)
  return (
    <Suspense fallback={<RowMenuButton title={task.title} {...earlyPress(() => setIsPressed(true))} />}>
      <RowMenuPanel key={String(isPressed)} task={task} onDelete={onDelete} isOpen={isPressed} />
    </Suspense>
  )
}

const RowTags = lazyComponent(() => import("./row-tags.tsx"), "RowTags")

const RowTitleField = lazyComponent(() => import("./row-title-field.tsx"), "RowTitleField")

/** What a row does to the list around it. */
export interface RowActions {
  readonly onRange: (id: string) => void
  readonly onDelete: (ids: ReadonlyArray<string>) => void
}

interface TaskRowProps {
  readonly task: TaskItem
  /** Where it was found; null outside a search. */
  readonly answer: Answer | null
  readonly words: ReadonlyArray<string>
  /** The time or day it was created. */
  readonly when: string
  readonly actions: RowActions
}

/** A task in the list. */
export const TaskRow = memo(({ task, answer, words, when, actions }: TaskRowProps): ReactElement => {
  const language = useLanguage()
  const isSelected = useIsSelected(task.id)
  const isRenamed = useSlice(renaming, (id) => id === task.id)
  const press = useLongPress(() => toggleSelected(task.id))
  const row = useRef<HTMLDivElement>(null)
  useDraggable(row, () => ({ ids: isManaged(task) ? draggedWith(task.id) : [], title: task.title }))
  const length = task.duration === null ? "" : lengthOf(task.duration, language)
  const range = () => actions.onRange(task.id)
  const failed = isFailed(task)
  const canStart = isManaged(task) && ((failed && faultOf(task) === null) || isUnstarted(task))
  return (
    <div
      ref={row}
      className={clsx(
        "group relative flex items-center gap-4 rounded-lg px-3 py-3 transition-colors duration-100 select-none [-webkit-touch-callout:none] max-sm:items-start md:px-4",
        isSelected ? "bg-accent-soft" : "hover:bg-hover",
      )}
      onFocus={() => rowHasFocus(task.id)}
      {...press}
    >
      <RowCheck task={task} onRange={range} />
      <div className="min-w-0 flex-1">
        {isRenamed
          ? (
            <Suspense fallback={<span className="block truncate text-md font-[560]">{task.title}</span>}>
              <RowTitleField task={task} />
            </Suspense>
          )
          : (
            <div className="flex items-center gap-2">
              <RowTitle task={task} words={words} found={answer} onRange={range} />
              {task.tags.length > 0 && (
                <Suspense>
                  <RowTags tags={task.tags} className="max-sm:hidden" />
                </Suspense>
              )}
            </div>
          )}
        <RowLine task={task} answer={answer} words={words} />
        {task.progress === null && !failed && (
          <p className="tnum mt-1 text-xs text-fg-3 sm:hidden">{length === "" ? when : `${length}, ${when}`}</p>
        )}
        {!isManaged(task) && task.owner !== null && (
          <p className="mt-1 truncate text-xs text-fg-3 sm:hidden">{task.owner.user_identifier}</p>
        )}
        {task.tags.length > 0 && (
          <Suspense>
            <RowTags tags={task.tags} className="mt-1.5 sm:hidden" />
          </Suspense>
        )}
        {canStart && <RowStart task={task} position="below" />}
      </div>
      {canStart && <RowStart task={task} position="beside" />}
      <RowSpeakers speakers={task.speakers} />
      <span className="tnum hidden w-[100px] shrink-0 text-right text-sm whitespace-nowrap text-fg-3 sm:block">
        {length}
      </span>
      <time
        dateTime={task.created_at}
        className="tnum w-[72px] shrink-0 text-right text-sm whitespace-nowrap text-fg-3 transition-opacity group-focus-within:opacity-0 group-hover:opacity-0 group-has-data-[state=open]:opacity-0 max-sm:hidden [@media(hover:none)]:mr-8 [@media(hover:none)]:!opacity-100"
      >
        {when}
      </time>
      <RowMenu task={task} onDelete={() => actions.onDelete([task.id])} />
    </div>
  )
})

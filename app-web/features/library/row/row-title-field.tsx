import { renaming, useRenameTask } from "#web/entities/task/rename-task.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { titleError } from "#web/entities/task/title-error.ts"
import { draft } from "#web/lib/drafts.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react"
import { focusRow } from "../selection/cursor.ts"

/** The title that the server refused, and why: the field opens again with both. */
const refusedTitle = storeOf<{ readonly taskId: string; readonly reason: string } | null>(null)

/** Renames in place: Enter or leaving the field saves, Escape does not. A refused title stays in the field, with the reason. */
export const RowTitleField = ({ task }: { readonly task: TaskItem }): ReactElement => {
  const t = useText()
  const typed = draft(`title:${task.id}`)
  const [value, setValue] = useState(() => typed.read() ?? task.title)
  const refusal = useStore(refusedTitle)
  const field = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const rename = useRenameTask()
  const rule = titleError(value, t)
  const error = rule ?? (refusal?.taskId === task.id ? refusal.reason : null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const close = () => {
    // Leaving the field closes it, and closing it leaves it.
    if (isLeft.current) return
    isLeft.current = true
    typed.clear()
    refusedTitle.set(null)
    renaming.set(null)
  }
  const save = () => {
    if (rule !== null || isLeft.current) return
    close()
    const title = value.trim()
    if (title === task.title) return
    rename(task, title).catch((cause: unknown) => {
      typed.store(value)
      refusedTitle.set({ taskId: task.id, reason: errorMessage(cause, "title") })
      renaming.set(task.id)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter") save()
    if (event.key === "Escape") close()
    if (!isLeft.current) return
    // The focus goes back to the row only after a key; a click has already moved it. The key is not for the row as well.
    event.preventDefault()
    focusRow(task.id)
  }
  // A refused title stays open: it would only be refused again.
  const onBlur = () => {
    if (rule !== null) close()
    else if (refusal === null) save()
  }
  return (
    <div className="relative z-20">
      <input
        ref={field}
        value={value}
        aria-label={t("task.title")}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `title-error-${task.id}`}
        onChange={({ target }) => {
          setValue(target.value)
          refusedTitle.set(null)
          typed.store(target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="-mx-2 -my-0.5 h-7 w-[calc(100%+16px)] rounded-sm bg-surface px-2 text-md font-[560] outline-none shadow-[inset_0_0_0_2px_var(--brand)] aria-invalid:shadow-[inset_0_0_0_2px_var(--bad)] max-sm:text-[16px]"
      />
      {error !== null && (
        <p
          id={`title-error-${task.id}`}
          role="alert"
          className="absolute top-full -left-2 z-20 mt-1 rounded-sm bg-raised px-3 py-2 text-sm text-bad shadow-e3"
        >
          {error}
        </p>
      )}
    </div>
  )
}

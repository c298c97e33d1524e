import { renaming } from "#web/entities/task/renaming.ts"
import { patchTask } from "#web/entities/task/task-cache.ts"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { useRename } from "#web/entities/task/use-rename-task.ts"
import { flawOf } from "#web/features/task-header/title-field.tsx"
import { draft } from "#web/lib/drafts.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { sorry } from "#web/request/error-message.ts"
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react"
import { focusRow } from "../selection/cursor.ts"
import { refusedTitle } from "./refused-title.ts"

/** Renames in place: Enter and leaving save, Escape does not. What is refused stays in the field, with the rule. */
export const RowTitleField = ({ task }: { readonly task: TaskItem }): ReactElement => {
  const t = useText()
  const typed = draft(`title:${task.id}`)
  const [value, setValue] = useState(() => typed.read() ?? task.title)
  const refusal = useStore(refusedTitle)
  const field = useRef<HTMLInputElement>(null)
  const isLeft = useRef(false)
  const rename = useRename()
  const rule = flawOf(value, t)
  const flaw = rule ?? (refusal?.taskId === task.id ? refusal.reason : null)
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [])
  const close = () => {
    // Leaving the field closes it, and closing it leaves it.
    if (isLeft.current) return
    isLeft.current = true
    typed.drop()
    refusedTitle.set(null)
    renaming.set(null)
  }
  const save = () => {
    if (rule !== null || isLeft.current) return
    close()
    const title = value.trim()
    const before = task.title
    if (title === before) return
    patchTask(task.id, (now) => ({ ...now, title }))
    rename(task.id, title).catch((error: unknown) => {
      patchTask(task.id, (now) => ({ ...now, title: before }))
      typed.keep(value)
      refusedTitle.set({ taskId: task.id, reason: sorry(error, t) })
      renaming.set(task.id)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Enter") save()
    if (event.key === "Escape") close()
    // The keyboard goes back to the row; the pointer has gone where it wants to be.
    if (isLeft.current) focusRow(task.id)
  }
  // What was refused stays open: it would only be refused again.
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
        aria-invalid={flaw !== null}
        aria-describedby={flaw === null ? undefined : `flaw-${task.id}`}
        onChange={({ target }) => {
          setValue(target.value)
          refusedTitle.set(null)
          typed.keep(target.value)
        }}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
        className="-mx-2 -my-0.5 h-7 w-[calc(100%+16px)] rounded-sm bg-surface px-2 text-md font-[560] outline-none shadow-[inset_0_0_0_2px_var(--brand)] aria-invalid:shadow-[inset_0_0_0_2px_var(--bad)] max-sm:text-[16px]"
      />
      {flaw !== null && (
        <p
          id={`flaw-${task.id}`}
          role="alert"
          className="absolute top-full -left-2 z-20 mt-1 rounded-sm bg-raised px-3 py-2 text-sm text-bad shadow-e3"
        >
          {flaw}
        </p>
      )}
    </div>
  )
}

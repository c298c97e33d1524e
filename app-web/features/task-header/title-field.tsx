import { useRenameTask } from "#web/entities/task/rename-task.ts"
import { titleError } from "#web/entities/task/title-error.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react"

interface TitleFieldProps {
  readonly taskId: string
  readonly title: string
  readonly onClose: () => void
}

/** Enter or leaving the field saves, Escape does not; a title that breaks the rules stays in the field. */
export const TitleField = ({ taskId, title, onClose }: TitleFieldProps): ReactElement => {
  const t = useText()
  const [value, setValue] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const rename = useRenameTask()
  const error = titleError(value, t)
  useEffect(() => field.current?.select(), [])
  const save = () => {
    if (error !== null) return
    onClose()
    if (value.trim() === title) return
    rename({ id: taskId, title }, value.trim()).catch((cause: unknown) =>
      toast(errorMessage(cause, "title"), { tone: "bad" })
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === "Escape") onClose()
    if (event.key !== "Enter") return
    // Saving moves the focus to the pencil, which the same key would press.
    event.preventDefault()
    save()
  }
  return (
    <div className="relative">
      <input
        ref={field}
        value={value}
        aria-label={t("task.title")}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : "title-error"}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => error === null ? save() : onClose()}
        onKeyDown={onKeyDown}
        className="-mx-2 h-8 w-full rounded-sm bg-surface px-2 text-xl font-[640] outline-none shadow-[inset_0_0_0_2px_var(--brand)] aria-invalid:shadow-[inset_0_0_0_2px_var(--bad)] max-md:text-lg"
      />
      {error !== null && (
        <p
          id="title-error"
          role="alert"
          className="absolute top-full z-20 mt-1 rounded-sm bg-raised px-2 py-1 text-sm text-bad shadow-e3"
        >
          {error}
        </p>
      )}
    </div>
  )
}

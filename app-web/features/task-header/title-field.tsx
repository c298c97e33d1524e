import { useRename } from "#web/entities/task/use-rename-task.ts"
import { type Translate, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { sorry } from "#web/request/error-message.ts"
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from "react"

interface TitleFieldProps {
  readonly taskId: string
  readonly title: string
  readonly onClose: () => void
}

/** The longest title the product keeps. */
const longest = 200

/** Enter and leaving save, Escape does not; what the rules refuse stays in the field. */
export const TitleField = ({ taskId, title, onClose }: TitleFieldProps): ReactElement => {
  const t = useText()
  const [value, setValue] = useState(title)
  const field = useRef<HTMLInputElement>(null)
  const rename = useRename()
  const flaw = flawOf(value, t)
  useEffect(() => field.current?.select(), [])
  const save = () => {
    if (flaw !== null) return
    onClose()
    if (value.trim() === title) return
    rename(taskId, value.trim()).catch((error: unknown) => toast(sorry(error, t), { tone: "bad" }))
  }
  const onKeyDown = ({ key, nativeEvent }: KeyboardEvent) => {
    if (nativeEvent.isComposing) return
    if (key === "Enter") save()
    if (key === "Escape") onClose()
  }
  return (
    <div className="relative">
      <input
        ref={field}
        value={value}
        aria-label={t("task.title")}
        aria-invalid={flaw !== null}
        aria-describedby={flaw === null ? undefined : "title-flaw"}
        onChange={(event) => setValue(event.target.value)}
        onBlur={() => flaw === null ? save() : onClose()}
        onKeyDown={onKeyDown}
        className="-mx-2 h-8 w-full rounded-sm bg-surface px-2 text-xl font-[640] outline-none shadow-[inset_0_0_0_2px_var(--brand)] aria-invalid:shadow-[inset_0_0_0_2px_var(--bad)] max-md:text-lg"
      />
      {flaw !== null && (
        <p
          id="title-flaw"
          role="alert"
          className="absolute top-full z-20 mt-1 rounded-sm bg-raised px-2 py-1 text-sm text-bad shadow-e3"
        >
          {flaw}
        </p>
      )}
    </div>
  )
}

/** What the rules for titles say of this one; null when they say nothing. */
export const flawOf = (title: string, t: Translate): string | null => {
  if (title.trim() === "") return t("task.titleEmpty")
  return title.length > longest ? t("task.titleLong") : null
}

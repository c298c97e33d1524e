import { renaming } from "#web/entities/task/rename-task.ts"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Pencil } from "lucide-react"
import { type ReactElement, useEffect, useRef, useState } from "react"
import { TitleField } from "./title-field.tsx"

interface TaskTitleProps {
  readonly taskId: string
  readonly title: string
}

/** The title of a task: a click turns it into a field. */
export const TaskTitle = ({ taskId, title }: TaskTitleProps): ReactElement => {
  const t = useText("task-header")
  const isEditing = useStore(renaming) === taskId
  const [focus, setFocus] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (focus && !isEditing) pencil.current?.focus()
  }, [focus, isEditing])
  const close = () => {
    renaming.set(null)
    setFocus(true)
  }
  if (isEditing) return <TitleField taskId={taskId} title={title} onClose={close} />
  return (
    <div className="group flex h-8 items-center gap-1">
      <h1 className="min-w-0 truncate text-xl font-[640] max-md:text-lg">
        <button
          type="button"
          className="max-w-full cursor-text truncate rounded-sm text-left"
          onClick={() => renaming.set(taskId)}
        >
          {title}
        </button>
      </h1>
      <IconButton
        ref={pencil}
        label={t("task.renameTitle", { title })}
        size="iconSm"
        className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 max-md:hidden"
        onClick={() => renaming.set(taskId)}
      >
        <Pencil />
      </IconButton>
    </div>
  )
}

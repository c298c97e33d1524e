import { changeTags } from "#web/entities/tag/change-tags.ts"
import { openTags } from "#web/entities/tag/tag-dialog.ts"
import { TagLabel } from "#web/entities/tag/tag-label.tsx"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Plus, X } from "lucide-react"
import type { ReactElement } from "react"

interface TaskTagsProps {
  readonly task: Pick<OpenedTask, "id" | "tags">
}

/** The tags of the file, each with a button that takes it off, and one to add others. */
export const TaskTags = ({ task }: TaskTagsProps): ReactElement => {
  const t = useText("tags")
  const { id, tags } = task
  const takeOff = (name: string) =>
    changeTags([id], { remove: [name] }).catch((error: unknown) => toast(errorMessage(error), { tone: "bad" }))
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-1.5 max-md:hidden">
      {tags.length > 0 && (
        <ul aria-label={t("tags.title")} className="flex min-w-0 flex-wrap items-center gap-1.5">
          {tags.map((tag) => (
            <li key={tag.id} className="flex min-w-0">
              <TagLabel tag={tag} className="h-6 pl-2">
                <button
                  type="button"
                  aria-label={t("tags.takeOff", { name: tag.name })}
                  className="grid size-6 shrink-0 place-items-center rounded-full hover:bg-hover focus-visible:-outline-offset-2"
                  onClick={() => void takeOff(tag.name)}
                >
                  <X className="size-3" />
                </button>
              </TagLabel>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className="flex h-6 shrink-0 items-center gap-1 rounded-full px-2 text-xs text-fg-3 hover:bg-hover hover:text-fg focus-visible:-outline-offset-2"
        onClick={() => openTags([task])}
      >
        <Plus className="size-3" aria-hidden />
        {t("tags.add")}
      </button>
    </div>
  )
}

/** On phones: the tags of the file, which open the dialog that changes them. */
export const TaskTagsButton = ({ task }: TaskTagsProps): ReactElement => {
  const t = useText("tags")
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={`${t("tags.title")}: ${task.tags.map(({ name }) => name).join(", ")}`}
      className="flex min-h-11 w-full flex-wrap items-center gap-1.5 md:hidden"
      onClick={() => openTags([task])}
    >
      {task.tags.map((tag) => <TagLabel key={tag.id} tag={tag} className="h-6 px-2.5" />)}
    </button>
  )
}

import { TagLabel } from "#web/entities/tag/tag-label.tsx"
import type { TaskItem } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { clsx } from "clsx"
import type { ReactElement } from "react"

/** How many are shown; the others are counted, and read out. */
const shown = 3

interface RowTagsProps {
  readonly tags: TaskItem["tags"]
  readonly className: string
}

/** The tags of a file in the list. */
export const RowTags = ({ tags, className }: RowTagsProps): ReactElement => {
  const t = useText("tags")
  const rest = tags.slice(shown)
  return (
    <ul aria-label={t("tags.title")} className={clsx("flex min-w-0 items-center gap-1", className)}>
      {tags.slice(0, shown).map((tag) => (
        <li key={tag.id} className="flex min-w-0">
          <TagLabel tag={tag} className="h-5 px-2" />
        </li>
      ))}
      {rest.length > 0 && (
        <li className="tnum text-xs text-fg-3">
          <span aria-hidden>+{rest.length}</span>
          <span className="sr-only">{rest.map(({ name }) => name).join(", ")}</span>
        </li>
      )}
    </ul>
  )
}

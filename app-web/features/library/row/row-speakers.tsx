import type { TaskItem } from "#web/entities/task/task-item.ts"
import { speakerName } from "#web/entities/transcript/speaker-name.ts"
import { useText } from "#web/lib/text.ts"
import { Avatar } from "#web/ui/avatar.tsx"
import type { ReactElement } from "react"

/** The number of avatars shown; the rest is a count. */
const maxAvatars = 4

export const RowSpeakers = ({ speakers }: Pick<TaskItem, "speakers">): ReactElement | null => {
  const t = useText()
  if (speakers.length === 0) return null
  return (
    <span className="hidden shrink-0 -space-x-1 lg:flex">
      <span className="sr-only">{t("task.speakers", { count: speakers.length })}</span>
      {speakers.slice(0, maxAvatars).map(({ id, name }, index) => (
        <Avatar
          key={id}
          name={speakerName(name, t)}
          index={index}
          size={24}
          ring
        />
      ))}
      {speakers.length > maxAvatars && (
        <span
          aria-hidden
          className="tnum grid size-6 place-items-center rounded-full bg-hover text-[10px] font-[600] text-fg-2 ring-2 ring-surface"
        >
          +{speakers.length - maxAvatars}
        </span>
      )}
    </span>
  )
}

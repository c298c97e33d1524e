import { IconButton } from "#web/ui/icon-button.tsx"
import { clsx } from "clsx"
import { X } from "lucide-react"
import type { ReactElement, ReactNode } from "react"
import { useText } from "./texts.ts"

interface NoticeBarProps {
  readonly text: string
  /** What can be done about it. */
  readonly action: ReactNode
  readonly isUrgent: boolean
  readonly onDismiss: () => void
}

/** A line above the screen that stays until it is dismissed. */
export const NoticeBar = ({ text, action, isUrgent, onDismiss }: NoticeBarProps): ReactElement => {
  const t = useText()
  return (
    <section
      aria-label={t("reminder.label")}
      className={clsx(
        "flex shrink-0 flex-wrap items-center gap-x-3 border-b border-line py-1 pr-2 pl-4 text-sm",
        isUrgent ? "bg-warn-soft text-warn" : "bg-accent-soft text-accent-text",
      )}
    >
      <output className="min-w-0 flex-1 py-1 font-[540]">{text}</output>
      {action}
      <IconButton label={t("reminder.dismiss")} size="iconSm" className="max-md:!size-11" onClick={onDismiss}>
        <X />
      </IconButton>
    </section>
  )
}

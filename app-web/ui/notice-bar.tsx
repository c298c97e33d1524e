import type { Banner } from "#domain/usage/report-codes.ts"
import { report } from "#web/lib/usage/report.ts"
import { clsx } from "clsx"
import { X } from "lucide-react"
import { type ReactElement, type ReactNode, useEffect } from "react"
import { IconButton } from "./icon-button.tsx"

interface NoticeBarProps {
  /** What usage reports call it; null for what they do not count. */
  readonly banner: Banner | null
  /** What it is about, for screen readers. */
  readonly label: string
  readonly text: string
  /** What can be done about it. */
  readonly action: ReactNode
  readonly isUrgent: boolean
  /** Without it, the line stays until it no longer applies. */
  readonly dismissal?: { readonly label: string; readonly onDismiss: () => void }
}

/** A line above the screen. */
export const NoticeBar = ({ banner, label, text, action, isUrgent, dismissal }: NoticeBarProps): ReactElement => {
  useEffect(() => {
    if (banner !== null) report("web_other", { banner_show: banner })
  }, [banner])
  return (
    <section
      aria-label={label}
      className={clsx(
        "flex shrink-0 flex-wrap items-center gap-x-3 border-b border-line py-1 pr-2 pl-4 text-sm",
        isUrgent ? "bg-warn-soft text-warn" : "bg-accent-soft text-accent-text",
      )}
    >
      <output className="min-w-0 flex-1 py-1 font-[540]">{text}</output>
      {action}
      {dismissal !== undefined && (
        <IconButton
          label={dismissal.label}
          size="iconSm"
          className="max-md:!size-11"
          onClick={dismissal.onDismiss}
        >
          <X />
        </IconButton>
      )}
    </section>
  )
}

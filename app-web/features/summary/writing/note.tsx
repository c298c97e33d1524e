import { useText } from "#web/lib/text.ts"
import { IconButton } from "#web/ui/icon-button.tsx"
import { clsx } from "clsx"
import { X } from "lucide-react"
import type { ReactElement, ReactNode } from "react"

interface NoteProps {
  readonly tone: "plain" | "warn"
  readonly text: string
  readonly onClose?: () => void
  readonly children?: ReactNode
}

/** Something to know about the text, above it, until it is closed. */
export const Note = ({ tone, text, onClose, children }: NoteProps): ReactElement => {
  const t = useText("summary/writing")
  return (
    <div
      role={tone === "warn" ? "alert" : "status"}
      className={clsx(
        "flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b px-4 py-2 md:px-6",
        tone === "warn" ? "bg-warn-soft text-warn" : "bg-accent-soft text-accent-text",
      )}
    >
      <p className="min-w-0 flex-1">{text}</p>
      {children}
      {onClose !== undefined && (
        <IconButton label={t("act.close")} size="iconSm" className="max-md:!size-11" onClick={onClose}>
          <X />
        </IconButton>
      )}
    </div>
  )
}

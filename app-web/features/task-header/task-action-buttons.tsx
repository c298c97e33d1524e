import { useText } from "#web/lib/text.ts"
import { Button, type ButtonProps } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Download, MoreHorizontal, Share2, Sparkles } from "lucide-react"
import type { ReactElement } from "react"

/** Opens the dialog with the people and the link. */
export const ShareButton = (props: ButtonProps): ReactElement => {
  const t = useText("task-header")
  return (
    <Button
      tone="primary"
      aria-label={t("act.share")}
      className="max-md:!size-11 max-md:!bg-transparent max-md:!px-0 max-md:!text-fg-2 max-md:!shadow-none"
      {...props}
    >
      <Share2 />
      <span className="max-md:hidden">{t("act.share")}</span>
    </Button>
  )
}

/** Opens the export menu. */
export const ExportButton = (props: ButtonProps): ReactElement => {
  const t = useText("task-header")
  return (
    <Button
      aria-label={t("act.export")}
      className="max-md:!size-11 max-md:!bg-transparent max-md:!px-0 max-md:!text-fg-2 max-md:!shadow-none"
      {...props}
    >
      <Download />
      <span className="max-md:hidden">{t("act.export")}</span>
    </Button>
  )
}

/** Opens the questions about the task, and closes them. */
export const AskButton = (props: ButtonProps): ReactElement => {
  const t = useText("task-header")
  return (
    <Button
      aria-label={t("act.ask")}
      className="max-md:!size-11 max-md:!bg-transparent max-md:!px-0 max-md:!text-fg-2 max-md:!shadow-none aria-expanded:!bg-accent-soft aria-expanded:!text-accent-text"
      {...props}
    >
      <Sparkles />
      <span className="max-md:hidden">{t("act.ask")}</span>
    </Button>
  )
}

/** Opens the menu with the other actions. */
export const MoreButton = (props: ButtonProps): ReactElement => {
  const t = useText("task-header")
  return (
    <IconButton label={t("act.more")} className="max-md:!size-11" {...props}>
      <MoreHorizontal />
    </IconButton>
  )
}

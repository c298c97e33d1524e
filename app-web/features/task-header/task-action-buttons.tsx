import { Button, type ButtonProps } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Download, MoreHorizontal } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

/** Opens the export menu. */
export const ExportButton = (props: ButtonProps): ReactElement => {
  const t = useText()
  return (
    <Button
      tone="primary"
      aria-label={t("act.export")}
      className="max-md:!size-11 max-md:!bg-transparent max-md:!px-0 max-md:!text-fg-2 max-md:!shadow-none"
      {...props}
    >
      <Download />
      <span className="max-md:hidden">{t("act.export")}</span>
    </Button>
  )
}

/** Opens the menu with the other actions. */
export const MoreButton = (props: ButtonProps): ReactElement => {
  const t = useText()
  return (
    <IconButton label={t("act.more")} className="max-md:!size-11" {...props}>
      <MoreHorizontal />
    </IconButton>
  )
}

import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Copy, RotateCcw } from "lucide-react"
import type { ReactElement } from "react"

interface TurnActionsProps {
  /** Null if there is nothing to copy. */
  readonly onCopy: (() => void) | null
  /** Null if asking again makes no sense. */
  readonly onRetry: (() => void) | null
}

/** The actions on a finished answer. */
export const TurnActions = ({ onCopy, onRetry }: TurnActionsProps): ReactElement => {
  const t = useText("asking")
  return (
    <div className="-ml-2 flex items-center gap-1">
      {onCopy !== null && (
        <IconButton size="iconSm" label={t("ask.copy")} className="max-md:!size-11" onClick={onCopy}>
          <Copy />
        </IconButton>
      )}
      {onRetry !== null && (
        <Button size="sm" tone="ghost" className="max-md:!h-11" onClick={onRetry}>
          <RotateCcw />
          {t("act.retry")}
        </Button>
      )}
    </div>
  )
}

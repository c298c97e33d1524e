import { useIsManaged } from "#web/entities/task/managed-task.ts"
import { Button } from "#web/ui/button.tsx"
import { RefreshCw } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"
import { useRewriteSummary } from "./use-rewrite-summary.ts"

interface OutdatedNoteProps {
  readonly taskId: string
  readonly isBusy: boolean
}

/** Says quietly that lines have changed since the analysis, and offers to analyse again. */
export const OutdatedNote = ({ taskId, isBusy }: OutdatedNoteProps): ReactElement => {
  const t = useText()
  const isManaged = useIsManaged()
  const rewrite = useRewriteSummary(taskId)
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-3">
      <p>{t("summary.outdated")}</p>
      {isManaged && (
        <Button
          tone="ghost"
          size="sm"
          className="-ml-2 max-md:!h-11"
          disabled={isBusy || rewrite.isPending}
          onClick={() => rewrite.run()}
        >
          <RefreshCw />
          {t("summary.update")}
        </Button>
      )}
    </div>
  )
}

import { useIsManaged } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { RefreshCw } from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { useRewriteSummary } from "./use-rewrite-summary.ts"

const Confirm = lazyComponent(() => import("#web/ui/confirm.tsx"), "Confirm")

interface OutdatedNoteProps {
  readonly taskId: string
  readonly isBusy: boolean
  readonly isEdited: boolean
}

/** Says quietly that lines have changed since the analysis, and offers to analyse again. */
export const OutdatedNote = ({ taskId, isBusy, isEdited }: OutdatedNoteProps): ReactElement => {
  const t = useText("summary")
  const isManaged = useIsManaged()
  const rewrite = useRewriteSummary(taskId)
  const [isAsking, setAsking] = useState(false)
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-fg-3">
      <p>{t("summary.outdated")}</p>
      {isManaged && (
        <Button
          tone="ghost"
          size="sm"
          className="-ml-2 max-md:!h-11"
          disabled={isBusy || rewrite.isPending}
          onClick={() => isEdited ? setAsking(true) : rewrite.run()}
        >
          <RefreshCw />
          {t("summary.update")}
        </Button>
      )}
      <Suspense>
        {isAsking && (
          <Confirm
            title={t("summary.againTitle")}
            description={t("summary.againEdited")}
            act={t("summary.update")}
            onAct={() => rewrite.run()}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

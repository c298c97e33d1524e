import { failureText } from "#web/entities/task/failure-text.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useIsManaged } from "#web/entities/task/task-item.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { RefreshCw, TriangleAlert } from "lucide-react"
import type { ReactElement } from "react"
import { useRewriteSummary } from "./use-rewrite-summary.ts"

/** Why the summary was not written by the language model, or not in the language that was chosen, and another try. */
export const SummaryNotices = ({ task }: { readonly task: OpenedTask }): ReactElement | null => {
  const t = useText("summary")
  const reader = useLanguage()
  const isManaged = useIsManaged()
  const rewrite = useRewriteSummary(task.id)
  const stoodIn = task.notices.find(({ code }) => code.startsWith("BuiltInSummary:"))
  const reason = stoodIn?.code.split(":")[1] ?? ""
  const isOtherLanguage = task.notices.some(({ code }) => code === "SummaryInSpokenLanguage")
  if (stoodIn === undefined && !isOtherLanguage) return null
  return (
    <div className="no-print mb-5 flex flex-col items-start gap-2 rounded-md bg-warn-soft p-4">
      <div className="flex gap-2 text-sm text-fg-2">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warn" />
        <div className="space-y-2">
          {stoodIn !== undefined && (
            <p>
              {joinSentences(
                [
                  t("summary.builtIn"),
                  failureText({ error_code: `AnalystFailed:${reason}`, error_message: stoodIn.message }),
                ],
                reader,
              )}
            </p>
          )}
          {isOtherLanguage && <p>{t("summary.spokenLanguage")}</p>}
        </div>
      </div>
      {stoodIn !== undefined && isManaged && (
        <Button
          tone="ghost"
          size="sm"
          className="max-md:!h-11"
          disabled={task.progress !== null || rewrite.isPending}
          onClick={() => rewrite.run()}
        >
          <RefreshCw />
          {t("act.retry")}
        </Button>
      )}
    </div>
  )
}

import { useIsManaged } from "#web/entities/task/managed-task.ts"
import { NoticeLine } from "#web/entities/task/notice-line.tsx"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { RefreshCw } from "lucide-react"
import type { ReactElement } from "react"
import { useRewriteSummary } from "./use-rewrite-summary.ts"

/** Why the summary was not written by the language model, or not in the language that was chosen, and another try. */
export const SummaryNotices = ({ task }: { readonly task: OpenedTask }): ReactElement | null => {
  const t = useText()
  const isManaged = useIsManaged()
  const rewrite = useRewriteSummary(task.id)
  const stoodIn = task.notices.find(({ code }) => code.startsWith("BuiltInSummary"))
  const notices = task.notices.filter((notice) => notice === stoodIn || notice.code === "SummaryInSpokenLanguage")
  if (notices.length === 0) return null
  return (
    <div className="no-print mb-5 flex flex-col items-start gap-2 rounded-md bg-warn-soft p-4">
      {notices.map((notice) => <NoticeLine key={notice.code} notice={notice} />)}
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

import { failureText } from "#web/entities/task/failure-text.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { RotateCcw } from "lucide-react"
import type { ReactElement } from "react"
import type { Round } from "./round.ts"

interface ReviewNoticeProps {
  readonly round: Round
  /** Has the questions written once more; null for existing ones. */
  readonly onRetry: (() => void) | null
}

/** What failed about a round: a call, or the language model, for which the built-in engine may have stood in. */
export const ReviewNotice = ({ round, onRetry }: ReviewNoticeProps): ReactElement | null => {
  const t = useText("asking/review")
  const { error, makers, questions, isMaking } = round
  const failure = makers?.failure ?? null
  if (error === null && failure === null) return null
  const by = questions.length === 0 ? null : makers?.engine === "embedded" ? "review.standIn" : "review.cutOff"
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      {error !== null && <p role="alert" className="text-base text-bad">{errorMessage(error, "ask")}</p>}
      {error === null && failure !== null && (
        <p className="text-fg-2">
          {by !== null && `${t(by)} `}
          {failure === "timed-out" && by !== null
            ? t("review.late")
            : failureText({ error_code: `AnalystFailed:${failure}`, error_message: null })}
        </p>
      )}
      {onRetry !== null && !isMaking && (makers === null || failure !== null) && (
        <Button size="sm" tone="ghost" className="-ml-2 max-md:!h-11" onClick={onRetry}>
          <RotateCcw />
          {t("act.retry")}
        </Button>
      )}
    </div>
  )
}

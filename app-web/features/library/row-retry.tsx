import { clsx } from "clsx"
import { RotateCcw } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "../../lib/text.ts"
import { useMedia } from "../../lib/use-media.ts"
import { sorry } from "../../request/sorry.ts"
import { Button } from "../../ui/button.tsx"
import { useRetry } from "../task/use-retry.ts"
import type { TaskItem } from "./task-item.ts"

interface RowRetryProps {
  readonly task: TaskItem
  /** Its place in the row: below the reason on narrow screens, beside it on wide ones. */
  readonly place: "below" | "beside"
}

/** Tries again what failed. What stands in the way is said where the reason was. */
export const RowRetry = ({ task, place }: RowRetryProps): ReactElement | null => {
  const t = useText()
  const isWide = useMedia("(min-width: 640px)")
  const { run, isPending, error } = useRetry()
  if (isWide !== (place === "beside")) return null
  return (
    <span className={clsx("relative z-10", place === "below" && "mt-2 inline-block")}>
      <Button
        size="sm"
        className="max-md:!h-11"
        disabled={isPending}
        onClick={() => run(task)}
        aria-describedby={error === null ? undefined : `retry-${task.id}`}
      >
        <RotateCcw className={clsx(isPending && "animate-spin")} />
        {t("act.retry")}
      </Button>
      {error !== null && (
        <span
          id={`retry-${task.id}`}
          role="alert"
          className="absolute top-full right-0 z-20 mt-1 w-max max-w-72 rounded-sm bg-raised px-3 py-2 text-sm text-bad shadow-e3 max-sm:right-auto max-sm:left-0"
        >
          {sorry(error, t)}
        </span>
      )}
    </span>
  )
}

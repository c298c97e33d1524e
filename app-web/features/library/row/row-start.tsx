import { isFailed, type TaskItem } from "#web/entities/task/task-item.ts"
import { useStartTask } from "#web/entities/task/use-start-task.ts"
import { useText } from "#web/lib/text.ts"
import { useMedia } from "#web/lib/use-media.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { clsx } from "clsx"
import { Play, RotateCcw } from "lucide-react"
import type { ReactElement } from "react"

interface RowStartProps {
  readonly task: TaskItem
  /** Below the line on narrow screens, beside it on wide ones. */
  readonly position: "below" | "beside"
}

/** Starts a task, or retries a failed one. If that is refused, the reason appears below. */
export const RowStart = ({ task, position }: RowStartProps): ReactElement | null => {
  const t = useText()
  const isWide = useMedia("(min-width: 640px)")
  const { run, isPending, error } = useStartTask()
  if (isWide !== (position === "beside")) return null
  return (
    <span className={clsx("relative z-10", position === "below" && "mt-2 inline-block")}>
      <Button
        size="sm"
        className="max-md:!h-11"
        disabled={isPending}
        onClick={() => run(task)}
        aria-describedby={error === null ? undefined : `start-${task.id}`}
      >
        {isFailed(task) ? <RotateCcw className={clsx(isPending && "animate-spin")} /> : <Play />}
        {t(isFailed(task) ? "act.retry" : "act.start")}
      </Button>
      {error !== null && (
        <span
          id={`start-${task.id}`}
          role="alert"
          className="absolute top-full right-0 z-20 mt-1 w-max max-w-72 rounded-sm bg-raised px-3 py-2 text-sm text-bad shadow-e3 max-sm:right-auto max-sm:left-0"
        >
          {errorMessage(error, "status")}
        </span>
      )}
    </span>
  )
}

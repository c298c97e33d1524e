import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { useStartTask } from "#web/entities/task/use-start-task.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Play } from "lucide-react"
import type { ReactElement } from "react"

interface NotStartedProps {
  readonly task: OpenedTask
}

/** A task stored for later, and a way to start it. */
export const NotStarted = ({ task }: NotStartedProps): ReactElement => {
  const t = useText("progress")
  const start = useStartTask()
  return (
    <div className="mx-auto grid max-w-[520px] justify-items-center gap-4 px-6 pt-[12vh] pb-16 text-center">
      <h2 className="text-xl font-[620]">{t("status.notStarted")}</h2>
      <p className="text-md text-fg-2">{t(isManaged(task) ? "notStarted.hint" : "task.contact")}</p>
      {start.error !== null && <p role="alert" className="text-bad">{errorMessage(start.error, "status")}</p>}
      {isManaged(task) && (
        <Button tone="primary" size="lg" disabled={start.isPending} onClick={() => start.run(task)}>
          <Play />
          {t("act.start")}
        </Button>
      )}
    </div>
  )
}

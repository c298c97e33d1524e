import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyWave } from "#web/ui/empty-wave.tsx"
import { Sparkle } from "lucide-react"
import type { ReactElement } from "react"

/** In place of a summary: a way to have one written, or why there is none. */
export const NoSummary = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText("summary")
  const utils = trpc.useUtils()
  const start = trpc.analysis.startAnalysis.useMutation({ onSettled: () => void utils.library.invalidate() })
  const isSilent = task.transcript.count === 0
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 px-6 pt-[9vh] text-center">
      <EmptyWave />
      <h2 className="text-xl font-[620]">{t("summary.none")}</h2>
      <p className="text-md text-fg-2">
        {isSilent ? t("summary.noSpeech") : isManaged(task) ? t("summary.noneText") : t("task.contact")}
      </p>
      {!isSilent && isManaged(task) && (
        <Button
          tone="primary"
          size="lg"
          disabled={start.isPending}
          onClick={() => start.mutate({ task_id: task.id })}
        >
          <Sparkle />
          {t("summary.write")}
        </Button>
      )}
      {start.isError && <p role="alert" className="text-bad">{errorMessage(start.error, "status")}</p>}
    </div>
  )
}

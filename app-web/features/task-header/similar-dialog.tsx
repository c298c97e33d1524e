import { SimilarRow } from "#web/entities/task/similar/similar-row.tsx"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Dialog } from "#web/ui/dialog.tsx"
import type { ReactElement } from "react"

interface SimilarDialogProps {
  readonly taskId: string
  readonly onClose: () => void
}

/** The files that say something similar, each with the passage at which it opens. */
export const SimilarDialog = ({ taskId, onClose }: SimilarDialogProps): ReactElement => {
  const t = useText("task/similar")
  const { data, error } = trpc.library.similarTasks.useQuery({ task_id: taskId })
  return (
    <Dialog title={t("similar.title")} description={t("similar.hint")} onClose={onClose} grows>
      <div className="-mx-3">
        {error !== null && <p role="alert" className="px-3 text-sm text-bad">{errorMessage(error)}</p>}
        {error === null && data === undefined && <output className="block px-3 text-fg-2">{t("similar.wait")}</output>}
        {data?.items.length === 0 && <p className="px-3 text-fg-2">{t("similar.none")}</p>}
        <ul>
          {data?.items.map((one) => <SimilarRow key={one.task.id} similar={one} onOpen={onClose} />)}
        </ul>
      </div>
    </Dialog>
  )
}

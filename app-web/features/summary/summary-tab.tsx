import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { draft } from "#web/lib/drafts.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { type ReactElement, Suspense, useState } from "react"
import { NoSummary } from "./no-summary.tsx"
import { RedrawOffer } from "./redraw-offer.tsx"
import { SummaryReader } from "./summary-reader.tsx"
import { useText } from "./texts.ts"

const SummaryEditor = lazyComponent(() => import("./summary-editor.tsx"), "SummaryEditor")

/** The summary, to read or to edit. An unsaved draft opens in the editor. */
export const SummaryTab = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const t = useText()
  const [isEditing, setEditing] = useState(() => draft(`summary:${task.id}`).read() !== null)
  const [isMapStale, setMapStale] = useState(false)
  if (task.summary === null) return <NoSummary task={task} />
  if (!isEditing) {
    return (
      <SummaryReader task={task} summary={task.summary} onEdit={() => setEditing(true)}>
        {isMapStale && <RedrawOffer taskId={task.id} onDone={() => setMapStale(false)} />}
      </SummaryReader>
    )
  }
  const saved = () => {
    setEditing(false)
    setMapStale(true)
  }
  return (
    <section aria-label={t("summary.edit")} className="h-full">
      <Suspense fallback={<LoadingScreen />}>
        <SummaryEditor
          taskId={task.id}
          summary={task.summary}
          version={task.summary_version ?? 0}
          onSaved={saved}
          onClose={() => setEditing(false)}
        />
      </Suspense>
    </section>
  )
}

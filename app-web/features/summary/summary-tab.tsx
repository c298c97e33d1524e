import { useRedrawMindMap } from "#web/entities/analysis/use-redraw-mind-map.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { draft } from "#web/lib/drafts.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { Button } from "#web/ui/button.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { Check } from "lucide-react"
import { type ReactElement, Suspense, useState } from "react"
import { NoSummary } from "./no-summary.tsx"
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

interface RedrawOfferProps {
  readonly taskId: string
  readonly onDone: () => void
}

/** Offers to redraw the mind map after the summary was edited. */
const RedrawOffer = ({ taskId, onDone }: RedrawOfferProps): ReactElement => {
  const t = useText()
  const redraw = useRedrawMindMap(taskId)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-ok-soft p-3 text-ok">
      <Check className="size-4 shrink-0" aria-hidden />
      <output className="min-w-0 flex-1">{t("editor.redraw")}</output>
      <Button size="sm" disabled={redraw.isPending} onClick={() => void redraw.run().then(onDone)}>
        {t("editor.redrawAct")}
      </Button>
      <Button size="sm" tone="ghost" onClick={onDone}>{t("act.close")}</Button>
    </div>
  )
}

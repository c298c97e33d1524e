import { useRedrawMindMap } from "#web/entities/analysis/use-redraw-mind-map.ts"
import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { isManaged } from "#web/entities/task/task-item.ts"
import { hasUnsavedWords } from "#web/lib/local-copies.ts"
import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { EmptyWave } from "#web/ui/empty-wave.tsx"
import { LoadingScreen } from "#web/ui/spinner.tsx"
import { Check, CloudOff, Sparkle } from "lucide-react"
import { type ReactElement, Suspense, useState, useTransition } from "react"
import { SummaryReader } from "./summary-reader.tsx"

const WritingEditor = lazyComponent(() => import("./writing/writing-editor.tsx"), "WritingEditor")

/** The summary, to read or to edit. Unsaved words open in the editor. */
export const SummaryTab = ({ task }: { readonly task: OpenedTask }): ReactElement => {
  const [isEditing, setEditing] = useState(() => hasUnsavedWords(task.id))
  const [isMapStale, setMapStale] = useState(false)
  const [isBack, setBack] = useState(false)
  // The text can be read until the editor has been fetched.
  const [isOpening, startOpening] = useTransition()
  const edit = () => startOpening(() => setEditing(true))
  if (task.summary === null) return <NoSummary task={task} />
  const close = (isChanged: boolean) => {
    setEditing(false)
    setBack(true)
    if (isChanged) setMapStale(true)
  }
  return (
    <Suspense fallback={<LoadingScreen />}>
      {isEditing ?
        <WritingEditor task={task} summary={task.summary} onClose={close} /> :
        (
          <SummaryReader task={task} summary={task.summary} isBack={isBack} isOpening={isOpening} onEdit={edit}>
            {hasUnsavedWords(task.id) && <UnsavedNote onEdit={edit} />}
            {isMapStale && <RedrawOffer taskId={task.id} onDone={() => setMapStale(false)} />}
          </SummaryReader>
        )}
    </Suspense>
  )
}

/** The editor was closed before the server had everything, for example without a connection. */
const UnsavedNote = ({ onEdit }: { readonly onEdit: () => void }): ReactElement => {
  const t = useText("summary")
  return (
    <div className="mb-5 flex flex-wrap items-center gap-3 rounded-md bg-warn-soft p-3 text-warn">
      <CloudOff className="size-4 shrink-0" aria-hidden />
      <output className="min-w-0 flex-1">{t("editor.unsaved")}</output>
      <Button size="sm" className="max-md:!h-11" onClick={onEdit}>{t("editor.continue")}</Button>
    </div>
  )
}

interface RedrawOfferProps {
  readonly taskId: string
  readonly onDone: () => void
}

/** Offers to redraw the mind map after the summary was edited. */
const RedrawOffer = ({ taskId, onDone }: RedrawOfferProps): ReactElement => {
  const t = useText("summary")
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

/** In place of a summary: a way to have one written, or why there is none. */
const NoSummary = ({ task }: { readonly task: OpenedTask }): ReactElement => {
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

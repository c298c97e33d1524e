import { useRedrawMindMap } from "#web/entities/analysis/use-redraw-mind-map.ts"
import { Button } from "#web/ui/button.tsx"
import { Check } from "lucide-react"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

interface RedrawOfferProps {
  readonly taskId: string
  readonly onDone: () => void
}

/** Offers to redraw the mind map after the summary was edited. */
export const RedrawOffer = ({ taskId, onDone }: RedrawOfferProps): ReactElement => {
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

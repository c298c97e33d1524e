import type { LineEdit } from "#web/entities/transcript/line-edits.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Check, WifiOff } from "lucide-react"
import type { ReactElement } from "react"
import type { Editing } from "./use-editing.ts"

interface LineNoteProps {
  readonly id: string
  readonly edit: LineEdit
  readonly editing: Editing
}

/** The state of an edited line: saved, waiting for the network, or typed earlier and never saved. */
export const LineNote = ({ id, edit, editing }: LineNoteProps): ReactElement | null => {
  const t = useText("transcript")
  if (edit.state === "saved") {
    return (
      <output className="absolute right-1.5 bottom-1.5 flex items-center gap-1 rounded-full bg-ok-soft px-2 py-0.5 text-xs font-[520] text-ok">
        <Check className="size-3.5" />
        {t("transcript.saved")}
      </output>
    )
  }
  if (edit.state === "waiting") {
    return (
      <output className="mt-0.5 flex items-center gap-1.5 text-xs text-warn">
        <WifiOff className="size-3.5" />
        {t("transcript.waiting")}
      </output>
    )
  }
  if (edit.state !== "draft") return null
  return (
    <div className="mt-1.5 mb-1 rounded-sm bg-warn-soft p-2.5 text-sm">
      <p className="break-words">
        <span className="font-[540] text-warn">{t("transcript.unsaved")}</span> {edit.text}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="sm" onClick={() => editing.start(id)}>{t("transcript.goOn")}</Button>
        <Button size="sm" tone="ghost" onClick={() => editing.cancel(id)}>{t("transcript.discard")}</Button>
      </div>
    </div>
  )
}

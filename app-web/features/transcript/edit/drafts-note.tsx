import type { Lines } from "#web/entities/transcript/lines.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { TriangleAlert } from "lucide-react"
import type { ReactElement } from "react"
import type { Editing } from "./use-editing.ts"

interface DraftsNoteProps {
  readonly lines: Lines
  readonly editing: Editing
  readonly onShow: (line: number) => void
}

/** Reports unsaved edits, wherever in the transcript they are. */
export const DraftsNote = ({ lines, editing, onShow }: DraftsNoteProps): ReactElement | null => {
  const t = useText("transcript")
  const drafts = [...editing.edits].filter(([id, { state }]) => state === "draft" && id !== editing.open?.id)
  const first = lines.ids.indexOf(drafts[0]?.[0] ?? "")
  if (first < 0) return null
  return (
    <output className="flex items-center gap-3 bg-warn-soft px-4 py-2 text-sm text-warn md:px-8">
      <TriangleAlert className="size-4 shrink-0" />
      <span className="min-w-0 flex-1">{t("transcript.drafts", { count: drafts.length })}</span>
      <Button size="sm" tone="ghost" className="!text-warn" onClick={() => onShow(first)}>
        {t("transcript.showDraft")}
      </Button>
    </output>
  )
}

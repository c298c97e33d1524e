import type { LineEdit } from "#web/entities/transcript/line-edits.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Check, TriangleAlert, WifiOff } from "lucide-react"
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

interface LineConflictProps {
  readonly id: string
  readonly theirs: string
  readonly mine: string
  readonly editing: Editing
}

/** Two people edited the same line: both versions, to choose one. */
export const LineConflict = ({ id, theirs, mine, editing }: LineConflictProps): ReactElement => {
  const t = useText("transcript")
  const versions = [
    { label: t("transcript.theirs"), text: theirs, act: t("transcript.useTheirs"), choose: () => editing.cancel(id) },
    {
      label: t("transcript.mine"),
      text: mine,
      act: t("transcript.useMine"),
      choose: () => editing.save(id, theirs, mine),
    },
  ]
  return (
    <div role="alert" className="mt-2 rounded-md bg-warn-soft p-3 text-sm">
      <p className="font-[540] text-warn">{t("transcript.conflict")}</p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {versions.map(({ label, text, act, choose }) => (
          <li key={label} className="flex flex-col rounded-sm bg-surface p-2.5">
            <p className="text-xs font-[540] text-fg-3">{label}</p>
            <p className="mt-0.5 mb-2 flex-1 break-words">{text}</p>
            <Button size="sm" onClick={choose}>{act}</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { type ReactElement, useRef, useState } from "react"
import { ConflictDialog } from "./conflict-dialog.tsx"
import { EditorField } from "./editor-field.tsx"
import { EditorTools } from "./editor-tools.tsx"
import Markdown from "./markdown.tsx"
import { withoutMarks } from "./moment-marks.ts"
import { useText } from "./texts.ts"
import { useSummaryDraft } from "./use-summary-draft.ts"

interface SummaryEditorProps {
  readonly taskId: string
  readonly summary: string
  readonly version: number
  readonly onSaved: () => void
  readonly onClose: () => void
}

/** The summary as Markdown. Nothing typed here is lost: it stays on the device until the server has it. */
export const SummaryEditor = ({ taskId, summary, version, onSaved, onClose }: SummaryEditorProps): ReactElement => {
  const t = useText()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const [isLeaving, setLeaving] = useState(false)
  const draft = useSummaryDraft(taskId, summary, version, onSaved)
  const leave = () => draft.isChanged ? setLeaving(true) : onClose()
  const discard = () => {
    draft.discard()
    onClose()
  }
  return (
    <div className="scroll h-full overflow-y-auto">
      <div className="mx-auto max-w-[760px] px-4 pt-4 pb-24 md:px-8 md:pt-7">
        <div className="sticky top-0 z-10 -mx-2 mb-4 flex flex-wrap items-center gap-1 bg-surface px-2 py-2">
          <EditorTools
            field={field}
            onWrite={(shown) => draft.write(withoutMarks(shown, draft.text))}
            isPreview={isPreview}
            onPreview={setPreview}
          />
          <output className="ml-auto px-2 text-sm text-fg-3">
            {draft.isSaving
              ? t("editor.saving")
              : draft.isWaiting
              ? t("editor.offline")
              : draft.isRestored
              ? t("editor.restored")
              : ""}
          </output>
          <Button tone="ghost" onClick={leave}>{t("act.cancel")}</Button>
          <Button tone="primary" disabled={!draft.isChanged || draft.isSaving} onClick={draft.save}>
            {t("act.save")}
          </Button>
        </div>
        {draft.error !== null && (
          <p role="alert" className="mb-3 rounded-md bg-bad-soft p-3 text-bad">
            {errorMessage(draft.error, "summary")} {t("editor.offline")}
          </p>
        )}
        {isPreview
          ? <Markdown text={draft.text} />
          : <EditorField field={field} text={draft.text} onWrite={draft.write} onSave={draft.save} onLeave={leave} />}
      </div>
      {isLeaving && (
        <Confirm
          danger
          title={t("editor.discardTitle")}
          description={t("editor.discardText")}
          act={t("editor.discard")}
          keep={t("summary.keep")}
          onAct={discard}
          onClose={() => setLeaving(false)}
        />
      )}
      {draft.conflict !== null && (
        <ConflictDialog mine={draft.text} theirs={draft.conflict.theirs} onMine={draft.keepMine} onTheirs={discard} />
      )}
    </div>
  )
}

import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { TextArea } from "#web/ui/input.tsx"
import type { ReactElement } from "react"
import { useText } from "./texts.ts"

interface ConflictDialogProps {
  readonly mine: string
  readonly theirs: string
  readonly onMine: () => void
  readonly onTheirs: () => void
}

/** Two people edited the same text: both versions side by side, to choose one. */
export const ConflictDialog = ({ mine, theirs, onMine, onTheirs }: ConflictDialogProps): ReactElement => {
  const t = useText()
  return (
    <Dialog
      title={t("editor.conflictTitle")}
      description={t("editor.conflictText")}
      onClose={() => undefined}
      className="sm:w-[min(920px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onTheirs}>{t("editor.keepTheirs")}</Button>
          <Button tone="primary" onClick={onMine}>{t("editor.keepMine")}</Button>
        </>
      }
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Version title={t("editor.mine")} text={mine} />
        <Version title={t("editor.theirs")} text={theirs} />
      </div>
    </Dialog>
  )
}

const Version = ({ title, text }: { readonly title: string; readonly text: string }): ReactElement => (
  <section aria-label={title} className="min-w-0">
    <h3 className="mb-1.5 text-sm font-[560] text-fg-3">{title}</h3>
    <TextArea readOnly aria-label={title} value={text} className="scroll h-[44vh] resize-none" />
  </section>
)

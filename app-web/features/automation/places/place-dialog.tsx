import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Said } from "#web/ui/said.tsx"
import { type FormEvent, type ReactElement, type ReactNode, useId } from "react"

interface PlaceDialogProps {
  readonly title: string
  readonly isPending: boolean
  /** Whether all that is needed was typed. */
  readonly isWhole: boolean
  readonly fault: string | null
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a form about a place. */
export const PlaceDialog = (
  { title, isPending, isWhole, fault, onSave, onClose, children }: PlaceDialogProps,
): ReactElement => {
  const t = useText()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole && !isPending) onSave()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button type="submit" form={id} tone="primary" disabled={!isWhole || isPending} aria-busy={isPending}>
            {t("act.save")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        {children}
        {fault !== null && (
          <p role="alert" className="text-sm text-bad">
            <Said text={fault} />
          </p>
        )}
      </form>
    </Dialog>
  )
}

import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Said } from "#web/ui/said.tsx"
import { type FormEvent, type ReactElement, type ReactNode, useId } from "react"

interface FormDialogProps {
  readonly title: string
  readonly isPending: boolean
  /** Whether there is enough to be saved. */
  readonly isComplete?: boolean
  /** What is wrong with all of it. */
  readonly fault: string | null
  /** What it holds grows and shrinks as it is filled in. */
  readonly grows?: boolean
  readonly onSave: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of a form. */
export const FormDialog = (
  { title, isPending, isComplete = true, fault, grows = false, onSave, onClose, children }: FormDialogProps,
): ReactElement => {
  const t = useText()
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isComplete && !isPending) onSave()
  }
  return (
    <Dialog
      title={title}
      grows={grows}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button type="submit" form={id} tone="primary" disabled={!isComplete || isPending} aria-busy={isPending}>
            {t("act.save")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-4" onSubmit={submit}>
        {children}
        {fault !== null && (
          <p role="alert" ref={intoView} className="text-sm text-bad">
            <Said text={fault} />
          </p>
        )}
      </form>
    </Dialog>
  )
}

/** The end of a long form is out of sight. */
const intoView = (text: HTMLElement | null): void => text?.scrollIntoView({ block: "center" })

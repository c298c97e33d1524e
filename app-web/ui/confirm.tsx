import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { Button } from "./button.tsx"
import { Dialog } from "./dialog.tsx"

interface ConfirmProps {
  readonly title: string
  readonly description: string
  /** The confirming button: repeats the verb of the question. */
  readonly act: string
  readonly keep?: string
  readonly danger?: boolean
  readonly onAct: () => void
  readonly onClose: () => void
}

/** Asks before something that cannot be undone. */
export const Confirm = (
  { title, description, act, keep, danger = false, onAct, onClose }: ConfirmProps,
): ReactElement => {
  const t = useText()
  const run = () => {
    onClose()
    onAct()
  }
  return (
    <Dialog
      title={title}
      description={description}
      onClose={onClose}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{keep ?? t("act.cancel")}</Button>
          <Button tone={danger ? "danger" : "primary"} onClick={run}>{act}</Button>
        </>
      }
    />
  )
}

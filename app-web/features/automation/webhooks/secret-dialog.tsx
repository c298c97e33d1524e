import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Copied } from "#web/ui/copied.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import type { ReactElement } from "react"

interface SecretDialogProps {
  readonly secret: string
  readonly onClose: () => void
}

/** The secret that signs, this once. */
export const SecretDialog = ({ secret, onClose }: SecretDialogProps): ReactElement => {
  const t = useText("automation/webhooks")
  return (
    <Dialog
      title={t("webhooks.secretTitle")}
      description={t("webhooks.secretText")}
      onClose={onClose}
      footer={<Button tone="primary" onClick={onClose}>{t("act.close")}</Button>}
    >
      <Copied what={t("webhooks.secret")} text={secret} />
    </Dialog>
  )
}

import { fullStop } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import type { ReactElement } from "react"
import { setAgreed } from "../entry.ts"
import { TermsSentence } from "./terms-box.tsx"

interface TermsDialogProps {
  /** Goes on with what the person wanted. */
  readonly onAgree: () => void
  readonly onClose: () => void
}

/** Asks for agreement from someone who pressed a sign-in button before ticking the box. */
export const TermsDialog = ({ onAgree, onClose }: TermsDialogProps): ReactElement => {
  const t = useText("sign-in")
  const reader = useLanguage()
  const agree = () => {
    setAgreed(true)
    onClose()
    onAgree()
  }
  return (
    <Dialog
      title={t("signIn.termsTitle")}
      onClose={onClose}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button tone="primary" onClick={agree}>{t("signIn.termsGo")}</Button>
        </>
      }
    >
      <p className="text-md text-fg-2">
        <TermsSentence />
        {fullStop(reader)}
      </p>
    </Dialog>
  )
}

import { type TextKey, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { useNavigate } from "@tanstack/react-router"
import type { ReactElement } from "react"

interface UpgradeDialogProps {
  readonly feature: TextKey
  readonly onClose: () => void
}

/** Names the paid feature that was requested, and what the plan includes. */
export const UpgradeDialog = ({ feature, onClose }: UpgradeDialogProps): ReactElement => {
  const t = useText()
  const navigate = useNavigate()
  const seePlans = () => {
    onClose()
    void navigate({ to: "/payment/plans" })
  }
  return (
    <Dialog
      title={t("upgrade.title", { feature: t(feature) })}
      description={t("upgrade.text")}
      onClose={onClose}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{t("act.close")}</Button>
          <Button tone="primary" onClick={seePlans}>{t("upgrade.plans")}</Button>
        </>
      }
    />
  )
}

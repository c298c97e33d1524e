import { useText } from "#web/lib/text.ts"
import { report } from "#web/lib/usage/report.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { useNavigate } from "@tanstack/react-router"
import { type ReactElement, useEffect } from "react"
import { featureText } from "./features/feature-text.ts"

interface UpgradeDialogProps {
  readonly feature: number
  readonly reason: string | null
  readonly onClose: () => void
}

/** Names the paid feature that was asked for, what the plan includes, and the way there. */
export const UpgradeDialog = ({ feature, reason, onClose }: UpgradeDialogProps): ReactElement => {
  const t = useText("plan")
  const ofFeatures = useText("plan/features")
  const navigate = useNavigate()
  useEffect(() => report("web_other", { vip: String(feature) }), [feature])
  const seePlans = () => {
    report("web_other", { click: "upgrade", vip: String(feature) })
    onClose()
    void navigate({ to: "/payment/plans" })
  }
  return (
    <Dialog
      title={t("upgrade.title")}
      description={reason ?? t("upgrade.feature", { feature: featureText(feature, ofFeatures) })}
      onClose={onClose}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{t("act.close")}</Button>
          <Button tone="primary" onClick={seePlans}>{t("upgrade.plans")}</Button>
        </>
      }
    >
      <p className="text-fg-2">{t("upgrade.text")}</p>
    </Dialog>
  )
}

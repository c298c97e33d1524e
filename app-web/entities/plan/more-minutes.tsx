import { dayOf, minutesOf } from "#web/lib/format.ts"
import { useLanguage } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { useNavigate } from "@tanstack/react-router"
import type { ReactElement } from "react"
import type { Estimate } from "./estimate.ts"
import { useText } from "./texts.ts"

interface MoreMinutesProps {
  readonly estimate: Estimate
  readonly onClose: () => void
}

/** The plan is not enough: why, and what can be done about it. */
export const MoreMinutes = ({ estimate, onClose }: MoreMinutesProps): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  const navigate = useNavigate()
  const seePlans = () => {
    onClose()
    void navigate({ to: "/payment/plans" })
  }
  const { data: usage } = trpc.plan.getUsage.useQuery({})
  const { minutes, left, maxMinutes, isTooLong } = estimate
  const date = usage === undefined ? "" : dayOf(new Date(usage.next_reset), reader)
  return (
    <Dialog
      title={isTooLong ? t("estimate.longTitle") : t("estimate.short")}
      description={isTooLong
        ? t("estimate.tooLong", { count: maxMinutes })
        : t("estimate.shortText", { length: minutesOf(minutes, reader), count: left, date })}
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

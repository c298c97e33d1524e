import { dayOf, minutesOf } from "#web/lib/format.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { report } from "#web/lib/usage/report.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { useNavigate } from "@tanstack/react-router"
import { type ReactElement, useEffect } from "react"
import type { Estimate } from "./estimate.ts"
import { minutesLeft } from "./minutes-left.ts"
import { useIsIncluded } from "./use-included.ts"

/** The feature that more minutes are, by the code of the specification. */
const quotaBanner = "20001"

interface MoreMinutesProps {
  /** What the plan does not cover; null for someone who simply wants more minutes. */
  readonly estimate: Estimate | null
  readonly onClose: () => void
}

/** Why the minutes are not enough, and how to get more; where the plan is included there is no more to get. */
export const MoreMinutes = ({ estimate, onClose }: MoreMinutesProps): ReactElement => {
  const t = useText("plan")
  const navigate = useNavigate()
  const isIncluded = useIsIncluded()
  const { title, text } = useReason(estimate)
  const isOfTask = estimate !== null
  useEffect(() => {
    if (isOfTask) report("web_trans", { banner_show: "minutes", vip: quotaBanner })
    else report("web_other", { banner_show: "minutes", vip: quotaBanner })
  }, [isOfTask])
  const seePlans = () => {
    report("web_other", { click: "upgrade", vip: quotaBanner })
    onClose()
    void navigate({ to: "/payment/plans" })
  }
  return (
    <Dialog
      title={title}
      description={text}
      onClose={onClose}
      className="sm:w-[min(440px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{t("act.close")}</Button>
          {!isIncluded && <Button tone="primary" onClick={seePlans}>{t("upgrade.plans")}</Button>}
        </>
      }
    >
      {isIncluded ? null : estimate?.isTooLong === true ?
        <p className="text-fg-2">{t("upgrade.text")}</p> :
        (
          <ul className="grid list-disc gap-1.5 pl-5 text-fg-2">
            <li>{t("more.plan")}</li>
            <li>{t("more.invite")}</li>
            <li>{t("more.code")}</li>
          </ul>
        )}
    </Dialog>
  )
}

const useReason = (estimate: Estimate | null): { readonly title: string; readonly text: string } => {
  const t = useText("plan")
  const reader = useLanguage()
  const { data: usage } = trpc.plan.getUsage.useQuery({})
  const date = usage === undefined ? "" : dayOf(new Date(usage.next_reset), reader)
  if (estimate === null) {
    const text = usage === undefined ? "" : joinSentences(minutesLeft(usage, t, reader), reader)
    return { title: t("more.title"), text }
  }
  const { minutes, left, maxMinutes, isTooLong } = estimate
  return isTooLong
    ? { title: t("estimate.longTitle"), text: t("estimate.tooLong", { count: maxMinutes }) }
    : {
      title: t("estimate.short"),
      text: t("estimate.shortText", { length: minutesOf(minutes, reader), count: left, date }),
    }
}

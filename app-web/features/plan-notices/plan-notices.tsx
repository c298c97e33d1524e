import { dismissQuota, useQuotaDismissed, useReminderDismissed } from "#web/entities/plan/dismissal.ts"
import { minutesLeft } from "#web/entities/plan/minutes-left.ts"
import { MoreMinutes } from "#web/entities/plan/more-minutes.tsx"
import { dayOf } from "#web/lib/format.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NoticeBar } from "#web/ui/notice-bar.tsx"
import { type ReactElement, useState } from "react"
import { RenewalReminder } from "./renewal-reminder.tsx"

/** At most one line: the end of the plan takes precedence over low minutes. None where there are no plans. */
export const PlanNotices = (): ReactElement | null => {
  const hours = useReminderDismissed()
  const { data: usage } = trpc.plan.getUsage.useQuery({})
  const { data: subscription } = trpc.billing.getSubscription.useQuery({}, { staleTime: 300_000 })
  const reminder = subscription?.reminder ?? null
  if (settings.plans === "off") return null
  if (subscription !== undefined && reminder !== null && hours === null) {
    return <RenewalReminder subscription={subscription} reminder={reminder} />
  }
  return usage === undefined ? null : <QuotaNotice usage={usage} />
}

type Usage = RouterOutput["plan"]["getUsage"]

/** Says when four fifths of the minutes are used, and when all are. */
const QuotaNotice = ({ usage }: { readonly usage: Usage }): ReactElement | null => {
  const t = useText("plan-notices")
  const tPlan = useText("plan")
  const reader = useLanguage()
  const dismissed = useQuotaDismissed()
  const [isOpen, setOpen] = useState(false)
  const { notice, next_reset: reset } = usage
  const id = `${notice ?? "none"} ${reset}`
  if (notice === null || dismissed === id) return null
  const text = notice === "used_up"
    ? t("quota.usedUp", { date: dayOf(new Date(reset), reader) })
    : joinSentences(minutesLeft(usage, tPlan, reader), reader)
  return (
    <>
      <NoticeBar
        banner="quota"
        label={t("reminder.label")}
        text={text}
        isUrgent
        action={<Button size="sm" className="max-md:!h-11" onClick={() => setOpen(true)}>{t("quota.more")}</Button>}
        dismissal={{ label: t("reminder.dismiss"), onDismiss: () => dismissQuota(id) }}
      />
      {isOpen && <MoreMinutes estimate={null} onClose={() => setOpen(false)} />}
    </>
  )
}

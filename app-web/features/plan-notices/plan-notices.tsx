import { useReminderDismissed } from "#web/entities/plan/dismissal.ts"
import { settings } from "#web/lib/settings.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import { QuotaNotice } from "./quota-notice.tsx"
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

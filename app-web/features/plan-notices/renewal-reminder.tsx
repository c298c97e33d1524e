import { dismissReminder } from "#web/entities/plan/dismissal.ts"
import { longDayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { buttonStyle } from "#web/ui/button-style.ts"
import { NoticeBar } from "#web/ui/notice-bar.tsx"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import type { ReactElement } from "react"

type Subscription = RouterOutput["billing"]["getSubscription"]

interface RenewalReminderProps {
  readonly subscription: Subscription
  readonly reminder: NonNullable<Subscription["reminder"]>
}

/** Says that a plan ends soon, or has ended. Once dismissed, it comes back after a day. */
export const RenewalReminder = (props: RenewalReminderProps): ReactElement => {
  const { kind } = props.reminder
  const t = useText("plan-notices")
  return (
    <NoticeBar
      banner="renewal"
      label={t("reminder.label")}
      text={useSentence(props)}
      isUrgent={kind !== "cancels"}
      action={
        <Link to="/payment/plans" className={clsx(buttonStyle({ size: "sm" }), "max-md:!h-11")}>
          {t("reminder.see")}
        </Link>
      }
      dismissal={{ label: t("reminder.dismiss"), onDismiss: dismissReminder }}
    />
  )
}

const useSentence = ({ subscription, reminder }: RenewalReminderProps): string => {
  const t = useText("plan-notices")
  const reader = useLanguage()
  const { plan, expires_at: ends } = subscription
  const { kind, days } = reminder
  const name = plan.charAt(0).toUpperCase() + plan.slice(1)
  if (kind === "expired" || days === null) return t("reminder.expired")
  if (kind === "cancels") {
    return t("reminder.cancels", { plan: name, date: ends === null ? "" : longDayOf(new Date(ends), reader) })
  }
  if (days === 0) return t("reminder.today", { plan: name })
  return days === 1 ? t("reminder.tomorrow", { plan: name }) : t("reminder.inDays", { plan: name, count: days })
}

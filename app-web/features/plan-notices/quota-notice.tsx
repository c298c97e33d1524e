import { dismissQuota, useQuotaDismissed } from "#web/entities/plan/dismissal.ts"
import { minutesLeft } from "#web/entities/plan/minutes-left.ts"
import { MoreMinutes } from "#web/entities/plan/more-minutes.tsx"
import { dayOf } from "#web/lib/format.ts"
import { joinSentences } from "#web/lib/full-stop.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type RouterOutput } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NoticeBar } from "#web/ui/notice-bar.tsx"
import { type ReactElement, useState } from "react"

type Usage = RouterOutput["plan"]["getUsage"]

/** Says when four fifths of the minutes are used, and when all are. */
export const QuotaNotice = ({ usage }: { readonly usage: Usage }): ReactElement | null => {
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

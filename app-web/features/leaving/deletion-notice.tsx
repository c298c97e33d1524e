import { longDayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NoticeBar } from "#web/ui/notice-bar.tsx"
import type { ReactElement } from "react"
import { useKeepAccount } from "./use-keep-account.ts"

/** Says that the account will be deleted, and keeps it. */
export const DeletionNotice = (): ReactElement | null => {
  const t = useText("leaving")
  const reader = useLanguage()
  const { keep, isPending } = useKeepAccount()
  const { data } = trpc.leaving.getDeletion.useQuery({}, { staleTime: 300_000 })
  const dueAt = data?.due_at ?? null
  if (dueAt === null) return null
  return (
    <NoticeBar
      banner={null}
      label={t("deletion.label")}
      text={t("deletion.notice", { date: longDayOf(new Date(dueAt), reader) })}
      isUrgent
      action={
        <Button size="sm" className="max-md:!h-11" disabled={isPending} onClick={keep}>{t("deletion.keep")}</Button>
      }
    />
  )
}

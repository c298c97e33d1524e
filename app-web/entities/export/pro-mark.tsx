import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { clsx } from "clsx"
import type { ReactElement } from "react"

/** Marks what a paid plan is needed for; those who have one are not told. */
export const ProMark = ({ className }: { readonly className?: string }): ReactElement | null => {
  const t = useText("export")
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  if (user === undefined || user.subscription.plan_type === "paid") return null
  return (
    <span className={clsx("rounded-full bg-accent-soft px-2 text-2xs font-[620] text-accent-text", className)}>
      {t("export.pro")}
    </span>
  )
}

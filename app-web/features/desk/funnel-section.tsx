import { dayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { NotLoaded } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import type { ReactElement } from "react"
import { DeskSection } from "./desk-section.tsx"

/** How far visitors got in the last fourteen days, where their use is counted. */
export const FunnelSection = (): ReactElement => {
  const t = useText("desk")
  const language = useLanguage()
  const { data, error, refetch } = trpc.usage.getFunnel.useQuery({}, { retry: false })
  if (error !== null && data === undefined) return <NotLoaded error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton className="mt-6 h-24" />
  return (
    <DeskSection title={t("desk.funnel")}>
      {!data.is_on && <p className="text-fg-2">{t("desk.funnelOff")}</p>}
      {data.is_on && data.days.length === 0 && <p className="text-fg-2">{t("desk.nothing")}</p>}
      <ul className="tnum">
        {data.days.toReversed().map(({ day, visits, sign_ups, first_uploads, completed, analysed, paid }) => (
          <li key={day} className="flex flex-wrap justify-between gap-x-4 py-1">
            <span className="text-fg-2">{dayOf(new Date(`${day}T12:00:00Z`), language)}</span>
            <span>{t("desk.funnelDay", { visits, sign_ups, first_uploads, completed, analysed, paid })}</span>
          </li>
        ))}
      </ul>
    </DeskSection>
  )
}

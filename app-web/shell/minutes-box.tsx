import { dayOf } from "#web/lib/format.ts"
import { sentenceBreak } from "#web/lib/full-stop.ts"
import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { ProgressBar } from "#web/ui/progress-bar.tsx"
import { Tip } from "#web/ui/tip.tsx"
import { Link } from "@tanstack/react-router"
import { clsx } from "clsx"
import type { ReactElement } from "react"

/** The minutes left, always visible; below a tenth in the warning colour. Where everything is included, that is said instead. */
export const MinutesBox = ({ isFolded }: { readonly isFolded: boolean }): ReactElement | null => {
  const t = useText("shell")
  const language = useLanguage()
  const { data } = trpc.plan.getUsage.useQuery({})
  if (data === undefined || settings.plans === "off") return null
  const isOwn = data.is_included && settings.plans === "own"
  if (isOwn) return isFolded ? null : <p className="px-2.5 py-2 text-xs text-fg-3">{t("minutes.own")}</p>
  const total = data.total + data.bonus
  const isLow = data.left < total / 10
  const left = t("minutes.left", { count: data.left })
  const used = Math.max(0, total - data.left)
  const detail = t("minutes.of", { used, total, date: dayOf(new Date(data.next_reset), language) })
  const bar = (
    <ProgressBar value={total === 0 ? 100 : (used / total) * 100} label={left} tone={isLow ? "warn" : "brand"} />
  )
  if (isFolded) {
    return (
      <Tip label={left + sentenceBreak(language) + detail} side="right">
        <div className="px-2 py-3">{bar}</div>
      </Tip>
    )
  }
  return (
    <section aria-label={t("minutes.label")} className="rounded-lg bg-surface p-3.5 shadow-e1 dark:bg-raised">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <span className={clsx("text-sm font-[560]", isLow && "text-warn")}>{left}</span>
        <span className="rounded-full bg-accent-soft px-2 text-2xs font-[620] text-accent-text">
          {planName(data.plan)}
        </span>
      </div>
      {bar}
      <p className="tnum mt-2 text-xs text-fg-3">{detail}</p>
      {!data.is_included && (
        <Link to="/payment/plans" className="mt-1 inline-block text-xs text-accent-text underline max-md:py-2">
          {t("nav.plans")}
        </Link>
      )}
    </section>
  )
}

/** The names of plans are not translated. */
const planName = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1)

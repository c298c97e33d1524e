import { featureText } from "#web/entities/plan/features/feature-text.ts"
import { planName } from "#web/entities/plan/money.ts"
import { useText } from "#web/lib/text.ts"
import type { RouterOutput } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { clsx } from "clsx"
import type { ReactElement } from "react"
import type { Offer, Period } from "./use-buying.ts"

type Plan = RouterOutput["billing"]["listPlans"]["plans"][number]

/** The feature of Ask AI. */
const asking = 20_007

interface PlanCardProps {
  readonly plan: Plan
  /** Null if it cannot be bought. */
  readonly price: string | null
  readonly period: Period
  /** Whether it is what the account has: bought, given by the operator, or the free one. */
  readonly isCurrent: boolean
  /** What the button does: null for what the account has from then on, and `keep` withdraws a planned change. */
  readonly choice: "choose" | "keep" | null
  readonly isPending: boolean
  readonly onChoose: (offer: Offer, choice: "choose" | "keep") => void
}

/** One plan: minutes, features, price, and the button that begins to buy it. */
export const PlanCard = (props: PlanCardProps): ReactElement => {
  const { plan, price, period, isCurrent, choice, isPending, onChoose } = props
  const t = useText("billing")
  const ofFeatures = useText("plan/features")
  const { name, minutes_per_month: minutes, max_task_minutes: longest, files_at_once: filesAtOnce, features } = plan
  const { questions_per_month: questions } = plan
  const asked = questions === null ? t("plans.anyQuestions") : t("plans.questions", { count: questions })
  return (
    <li className={clsx("flex flex-col rounded-xl border bg-raised p-5", isCurrent && "outline-2 outline-brand")}>
      <div className="flex items-baseline justify-between gap-2">
        <h3 className="text-md font-[640]">{planName(name)}</h3>
        {isCurrent && (
          <span className="rounded-full bg-accent-soft px-2 text-2xs font-[620] text-accent-text">
            {t("plans.current")}
          </span>
        )}
      </div>
      <p className="mt-1 min-h-8">
        {price !== null && (
          <>
            <span className="tnum text-xl font-[640]">{price}</span>{" "}
            <span className="text-fg-3">{t(period === "month" ? "plans.perMonth" : "plans.perYear")}</span>
          </>
        )}
      </p>
      <ul className="mt-3 mb-4 grid flex-1 content-start gap-1.5 text-sm text-fg-2">
        <Feature>{t("plans.minutes", { count: minutes })}</Feature>
        <Feature>{t("plans.longest", { count: longest })}</Feature>
        {filesAtOnce !== null && <Feature>{t("plans.filesAtOnce", { count: filesAtOnce })}</Feature>}
        {features.map(({ code }) => (
          <Feature key={code}>
            {code === asking ? asked : featureText(code, ofFeatures)}
          </Feature>
        ))}
      </ul>
      {name !== "free" && name !== "trial" && price !== null && choice !== null && (
        <Button
          tone="primary"
          className="max-md:!h-11"
          disabled={isPending}
          onClick={() => onChoose({ plan: name, period }, choice)}
        >
          {t(`plans.${choice}`, { plan: planName(name) })}
        </Button>
      )}
    </li>
  )
}

const Feature = ({ children }: { readonly children: string }): ReactElement => (
  <li className="flex gap-2">
    <span aria-hidden className="shrink-0 font-[640] text-ok">✓</span>
    {children}
  </li>
)

import { money, yearlySaving } from "#web/entities/plan/money.ts"
import { settled } from "#web/entities/plan/settled.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"
import { Coming } from "#web/ui/coming.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { clsx } from "clsx"
import { type ReactElement, Suspense, useId, useState } from "react"
import { PlanCard } from "./plan-card.tsx"
import { type Offer, type Period, useBuying } from "./use-buying.ts"

const ChangeDialog = lazyComponent(() => import("./change-dialog.tsx"), "ChangeDialog")

type Plan = RouterOutput["billing"]["listPlans"]["plans"][number]

const priceOf = ({ name, prices }: Plan, period: Period, write: (amount: number) => string): string | null => {
  if (name === "free") return write(0)
  return prices === null ? null : write(prices[period])
}

/** The plans with their prices, and what can be done with each. */
export const PlanList = (): ReactElement => {
  const t = useText("billing")
  const reader = useLanguage()
  const [period, setPeriod] = useState<Period>("month")
  const [wanted, setWanted] = useState<Offer | null>(null)
  const { data, error, refetch } = trpc.billing.listPlans.useQuery({})
  const { data: subscription } = trpc.billing.getSubscription.useQuery({})
  const { buy, isPending } = useBuying(
    data?.currency === "CNY",
    ({ plan, period: length }) => data?.plans.find(({ name }) => name === plan)?.prices?.[length] ?? null,
  )
  const keep = trpc.billing.changePlan.useMutation(settled)
  if (error !== null && data === undefined) return <NotLoaded error={error} onRetry={() => void refetch()} />
  if (data === undefined || subscription === undefined) return <Skeleton className="h-72" />
  const { plans, currency } = data
  const saving = Math.max(0, ...plans.map(({ prices }) => prices === null ? 0 : yearlySaving(prices)))
  const isPaying = subscription.payment_method === "credit_card" || subscription.payment_method === "alipay"
  const isLiving = subscription.status === "active" || subscription.status === "canceling"
  const isBought = isPaying && isLiving
  const coming = subscription.next ?? subscription
  const isFor = (
    plan: Plan,
    { plan: name, period: length }: { readonly plan: string; readonly period: Period | null },
  ) => name === plan.name && !(isBought && length !== period)
  const choiceOf = (plan: Plan) => {
    if (isFor(plan, coming)) return null
    // What a card pays for goes on unless a change is planned; for a wallet, its next period is already paid.
    if (isFor(plan, subscription)) return subscription.payment_method === "credit_card" ? "keep" : null
    return "choose"
  }
  const choose = (offer: Offer, choice: "choose" | "keep") => {
    if (choice === "keep") return keep.mutate(offer)
    return isBought ? setWanted(offer) : buy(offer)
  }
  return (
    <>
      {currency === null && <p className="mb-4 text-fg-2">{t("plans.notSold")}</p>}
      {currency !== null && <PeriodChoice period={period} saving={saving} onChoose={setPeriod} />}
      <ul className="grid gap-4 sm:grid-cols-2" aria-label={t("plans.title")}>
        {plans.map((plan) => (
          <PlanCard
            key={plan.name}
            plan={plan}
            price={currency === null ? null : priceOf(plan, period, (amount) => money(amount, currency, reader))}
            period={period}
            isCurrent={isFor(plan, subscription)}
            choice={choiceOf(plan)}
            isPending={isPending || keep.isPending}
            onChoose={choose}
          />
        ))}
      </ul>
      {wanted !== null && (
        <Suspense fallback={<Coming />}>
          <ChangeDialog offer={wanted} onClose={() => setWanted(null)} />
        </Suspense>
      )}
    </>
  )
}

const periods: ReadonlyArray<Period> = ["month", "year"]

interface PeriodChoiceProps {
  readonly period: Period
  /** How much cheaper a year is, in percent. */
  readonly saving: number
  readonly onChoose: (period: Period) => void
}

/** Whether prices are by month or by year. */
const PeriodChoice = ({ period, saving, onChoose }: PeriodChoiceProps): ReactElement => {
  const t = useText("billing")
  const name = useId()
  return (
    <fieldset className="mb-5 inline-flex rounded-full border bg-raised p-1">
      <legend className="sr-only">{t("plans.period")}</legend>
      {periods.map((one) => (
        <label
          key={one}
          className={clsx(
            "relative flex min-h-9 cursor-pointer items-center rounded-full px-4 text-sm font-[560] has-focus-visible:outline-2 has-focus-visible:outline-brand max-md:min-h-11",
            period === one ? "bg-accent-soft text-accent-text" : "text-fg-2",
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={period === one}
            onChange={() => onChoose(one)}
          />
          {t(one === "month" ? "plans.monthly" : "plans.yearly")}
          {one === "year" && saving > 0 && <span className="ml-1.5 text-ok">{t("plans.saving", { saving })}</span>}
        </label>
      ))}
    </fieldset>
  )
}

import { PlanList } from "#web/features/billing/plan-list.tsx"
import { SimulatedNote } from "#web/features/billing/simulated-note.tsx"
import { settings } from "#web/lib/settings.ts"
import { useText } from "#web/lib/text.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { idleComponent, lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Navigate } from "@tanstack/react-router"
import { type ReactElement, Suspense } from "react"

// Loads while the server is asked for its content.
const SubscriptionSection = lazyComponent(
  () => import("#web/features/subscription/subscription-section.tsx"),
  "SubscriptionSection",
)
// Below the fold: what is bought comes first.
const MoreSections = idleComponent(() => import("./more-sections.tsx"), "MoreSections")

/** Plans and minutes: what the account has, can buy, was granted and has spent. What is for sale is folded away where it is included. */
export const Plans = (): ReactElement => {
  const t = useText("billing")
  useTitle(t("plans.title"))
  const { data: subscription } = trpc.billing.getSubscription.useQuery({})
  if (settings.plans === "off") return <Navigate to="/account" replace />
  const isIncluded = subscription?.is_included === true
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-1 pb-16 md:px-8">
      <h1 className="mb-3 text-2xl font-[640]">{t("plans.title")}</h1>
      {subscription !== undefined && !isIncluded && <SimulatedNote />}
      <Suspense fallback={<Skeleton className="h-40" />}>
        <SubscriptionSection />
      </Suspense>
      {!isIncluded && (
        <div id="plans" className="border-t">
          <Section title={t("plans.heading")}>
            <PlanList />
          </Section>
        </div>
      )}
      <Suspense>
        <MoreSections isIncluded={isIncluded} />
      </Suspense>
    </div>
  )
}

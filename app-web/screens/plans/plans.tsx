import { PlanList } from "#web/features/billing/plan-list.tsx"
import { SimulatedNote } from "#web/features/billing/simulated-note.tsx"
import { SubscriptionSection } from "#web/features/billing/subscription-section.tsx"
import { useText } from "#web/features/billing/texts.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { idleComponent } from "#web/request/lazy-component.ts"
import { Section } from "#web/ui/section.tsx"
import { type ReactElement, Suspense } from "react"

// Below the fold: what is bought comes first.
const MoreSections = idleComponent(() => import("./more-sections.tsx"), "MoreSections")

/** Plans and minutes: what the account has, can buy, was given and spent. */
export const Plans = (): ReactElement => {
  const t = useText()
  useTitle(t("plans.title"))
  return (
    <div className="mx-auto w-full max-w-3xl px-4 pt-1 pb-16 md:px-8">
      <h1 className="mb-3 text-2xl font-[640]">{t("plans.title")}</h1>
      <SimulatedNote />
      <SubscriptionSection />
      <Section title={t("plans.heading")}>
        <PlanList />
      </Section>
      <Suspense>
        <MoreSections />
      </Suspense>
    </div>
  )
}

import { InvoiceSection } from "#web/features/billing/invoice-section.tsx"
import { PlanList } from "#web/features/billing/plan-list.tsx"
import { PromoSection } from "#web/features/billing/promo-section.tsx"
import { ReferralSection } from "#web/features/billing/referral-section.tsx"
import { SimulatedNote } from "#web/features/billing/simulated-note.tsx"
import { StatementSection } from "#web/features/billing/statement-section.tsx"
import { SubscriptionSection } from "#web/features/billing/subscription-section.tsx"
import { useText } from "#web/features/billing/texts.ts"
import { useTitle } from "#web/lib/use-title.ts"
import { DrawerButton } from "#web/shell/drawer-button.tsx"
import { Section } from "#web/ui/section.tsx"
import type { ReactElement } from "react"

/** Plans and minutes: what the account has, can buy, was given and spent. */
export const Plans = (): ReactElement => {
  const t = useText()
  useTitle(t("plans.title"))
  return (
    <div className="flex h-full flex-col">
      <header className="flex h-14 shrink-0 items-center gap-2 px-4 md:px-8">
        <DrawerButton />
        <h1 className="min-w-0 flex-1 truncate text-lg font-[640]">{t("plans.title")}</h1>
      </header>
      <div className="scroll min-h-0 flex-1 overflow-y-auto">
        <div className="mx-auto max-w-3xl px-4 pt-3 pb-16 md:px-8">
          <SimulatedNote />
          <SubscriptionSection />
          <Section title={t("plans.heading")}>
            <PlanList />
          </Section>
          <PromoSection />
          <ReferralSection />
          <StatementSection />
          <InvoiceSection />
        </div>
      </div>
    </div>
  )
}

import { InvoiceSection } from "#web/features/balance/invoice-section.tsx"
import { PromoSection } from "#web/features/balance/promo-section.tsx"
import { ReferralSection } from "#web/features/balance/referral-section.tsx"
import { StatementSection } from "#web/features/balance/statement-section.tsx"
import { PlanList } from "#web/features/billing/plan-list.tsx"
import { SimulatedNote } from "#web/features/billing/simulated-note.tsx"
import { useText } from "#web/lib/text.ts"
import { type ReactElement, useState } from "react"

interface MoreSectionsProps {
  /** Whether the account has its plan for nothing, so that what is for sale comes last, folded away. */
  readonly isIncluded: boolean
}

/** Codes, invitations, what was spent and what was paid. */
export const MoreSections = ({ isIncluded }: MoreSectionsProps): ReactElement =>
  isIncluded
    ? (
      <>
        <StatementSection />
        <InvoiceSection />
        <Folded />
      </>
    )
    : (
      <>
        <PromoSection />
        <ReferralSection />
        <StatementSection />
        <InvoiceSection />
      </>
    )

/** Nothing of it is loaded before it is opened. */
const Folded = (): ReactElement => {
  const t = useText("billing")
  const [isOpen, setOpen] = useState(false)
  return (
    <details id="plans" onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="border-t py-6">
      <summary className="cursor-pointer text-md font-[560] max-md:py-2">{t("plans.offered")}</summary>
      {isOpen && (
        <div className="mt-4">
          <p className="mb-4 text-fg-2">{t("plans.notNeeded")}</p>
          <SimulatedNote />
          <div className="mb-8">
            <PlanList />
          </div>
          <PromoSection />
          <ReferralSection />
        </div>
      )}
    </details>
  )
}

import { InvoiceSection } from "#web/features/billing/invoice-section.tsx"
import { PromoSection } from "#web/features/billing/promo-section.tsx"
import { ReferralSection } from "#web/features/billing/referral-section.tsx"
import { StatementSection } from "#web/features/billing/statement-section.tsx"
import type { ReactElement } from "react"

/** Codes, invitations, what was spent and what was paid. */
export const MoreSections = (): ReactElement => (
  <>
    <PromoSection />
    <ReferralSection />
    <StatementSection />
    <InvoiceSection />
  </>
)

import { InvoiceSection } from "#web/features/balance/invoice-section.tsx"
import { PromoSection } from "#web/features/balance/promo-section.tsx"
import { ReferralSection } from "#web/features/balance/referral-section.tsx"
import { StatementSection } from "#web/features/balance/statement-section.tsx"
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

import { cancelSubscription } from "#domain/billing/use-cases/cancel-subscription.ts"
import { changePlan } from "#domain/billing/use-cases/change-plan.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { continueSubscription } from "#domain/billing/use-cases/continue-subscription.ts"
import { endSubscription } from "#domain/billing/use-cases/end-subscription.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { grantSubscription } from "#domain/billing/use-cases/grant-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { listPlans } from "#domain/billing/use-cases/list-plans.ts"
import { openPortal } from "#domain/billing/use-cases/open-portal.ts"
import { previewChange } from "#domain/billing/use-cases/preview-change.ts"
import { renewSubscription } from "#domain/billing/use-cases/renew-subscription.ts"
import { startTrial } from "#domain/billing/use-cases/start-trial.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { mutation, openQuery, operatorMutation, query, router } from "./trpc.ts"

export const billingRouter = router({
  cancelSubscription: mutation(cancelSubscription),
  changePlan: mutation(changePlan),
  checkout: mutation(checkout),
  continueSubscription: mutation(continueSubscription),
  endSubscription: operatorMutation(endSubscription),
  getSubscription: query(getSubscription),
  grantSubscription: operatorMutation(grantSubscription),
  listInvoices: query(listInvoices),
  listPlans: openQuery(listPlans),
  openPortal: mutation(openPortal),
  previewChange: query(previewChange),
  renewSubscription: mutation(renewSubscription),
  startTrial: mutation(startTrial),
  verifyPayment: mutation(verifyPayment),
})

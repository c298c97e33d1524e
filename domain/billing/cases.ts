import { advanceClock } from "./use-cases/advance-clock.ts"
import { cancelSubscription } from "./use-cases/cancel-subscription.ts"
import { changePlan } from "./use-cases/change-plan.ts"
import { checkout } from "./use-cases/checkout.ts"
import { continueSubscription } from "./use-cases/continue-subscription.ts"
import { endSubscription } from "./use-cases/end-subscription.ts"
import { getSubscription } from "./use-cases/get-subscription.ts"
import { grantSubscription } from "./use-cases/grant-subscription.ts"
import { listInvoices } from "./use-cases/list-invoices.ts"
import { listPlans } from "./use-cases/list-plans.ts"
import { openPortal } from "./use-cases/open-portal.ts"
import { previewChange } from "./use-cases/preview-change.ts"
import { receiveNotice } from "./use-cases/receive-notice.ts"
import { reconcileBilling } from "./use-cases/reconcile-billing.ts"
import { refundPayment } from "./use-cases/refund-payment.ts"
import { renewSubscription } from "./use-cases/renew-subscription.ts"
import { showBilling } from "./use-cases/show-billing.ts"
import { startTrial } from "./use-cases/start-trial.ts"
import { verifyPayment } from "./use-cases/verify-payment.ts"

export const billingCases = [
  advanceClock,
  cancelSubscription,
  changePlan,
  checkout,
  continueSubscription,
  endSubscription,
  getSubscription,
  grantSubscription,
  listInvoices,
  listPlans,
  openPortal,
  previewChange,
  receiveNotice,
  reconcileBilling,
  refundPayment,
  renewSubscription,
  showBilling,
  startTrial,
  verifyPayment,
] as const

import { cancelSubscription } from "#domain/billing/use-cases/cancel-subscription.ts"
import { changePlan } from "#domain/billing/use-cases/change-plan.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { continueSubscription } from "#domain/billing/use-cases/continue-subscription.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { listPlans } from "#domain/billing/use-cases/list-plans.ts"
import { openPortal } from "#domain/billing/use-cases/open-portal.ts"
import { previewChange } from "#domain/billing/use-cases/preview-change.ts"
import { renewSubscription } from "#domain/billing/use-cases/renew-subscription.ts"
import { startTrial } from "#domain/billing/use-cases/start-trial.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering, responding } from "../envelope.ts"
import { takeNotice } from "../streams-and-files/take-notice.ts"

export const BillingRoutes = HttpApiBuilder.group(
  Api,
  "billing",
  Effect.fnUntraced(function*(handlers) {
    const answer = yield* answering
    const respond = yield* responding
    return handlers
      .handle("checkout", ({ payload }) => answer(checkout, payload))
      .handle("verifyPayment", ({ payload }) => answer(verifyPayment, payload))
      .handle("getSubscription", () => answer(getSubscription, {}))
      .handle("previewChange", ({ payload }) => answer(previewChange, payload))
      .handle("changePlan", ({ payload }) => answer(changePlan, payload))
      .handle("cancelSubscription", () => answer(cancelSubscription, {}))
      .handle("continueSubscription", () => answer(continueSubscription, {}))
      .handle("renewSubscription", () => answer(renewSubscription, {}))
      .handle("startTrial", () => answer(startTrial, {}))
      .handle("openPortal", () => answer(openPortal, {}))
      .handle("listInvoices", () => answer(listInvoices, {}))
      .handle("listPlans", () => answer(listPlans, {}))
      .handleRaw("receiveNotice", ({ params, request }) => respond(takeNotice(params.method, request)))
  }),
)

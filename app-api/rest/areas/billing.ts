import { cancelSubscription } from "#domain/billing/use-cases/cancel-subscription.ts"
import { changePlan } from "#domain/billing/use-cases/change-plan.ts"
import { checkout } from "#domain/billing/use-cases/checkout.ts"
import { continueSubscription } from "#domain/billing/use-cases/continue-subscription.ts"
import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { listPlans } from "#domain/billing/use-cases/list-plans.ts"
import { openPortal } from "#domain/billing/use-cases/open-portal.ts"
import { previewChange } from "#domain/billing/use-cases/preview-change.ts"
import { receiveNotice } from "#domain/billing/use-cases/receive-notice.ts"
import { renewSubscription } from "#domain/billing/use-cases/renew-subscription.ts"
import { startTrial } from "#domain/billing/use-cases/start-trial.ts"
import { verifyPayment } from "#domain/billing/use-cases/verify-payment.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication, Visiting } from "../authentication.ts"
import { answering, answers, responding } from "../envelope.ts"
import { answersNotice, says } from "../shapes.ts"
import { takeNotice } from "../streams-and-files/take-notice.ts"

const { get, post } = HttpApiEndpoint

const OneMethod = { method: receiveNotice.input.fields.method }

/** Plans, their payment, and the subscription of the caller. Amounts are integers in minor units of their currency. */
export const Billing = HttpApiGroup.make("billing").annotate(OpenApi.Description, "Plans and payment").add(
  post("checkout", "/api/payment/checkout", { payload: checkout.input, ...answers(checkout.output) }).annotateMerge(
    says(
      "Buy a plan",
      "`url` is the page of the payment provider, which returns to /payment/success or /payment/cancel.",
    ),
  ),
  post("verifyPayment", "/api/payment/verify", {
    payload: verifyPayment.input,
    ...answers(verifyPayment.output),
  }).annotateMerge(
    says(
      "Check whether an order was paid",
      "Asks the provider now. While the answer is `processing`, ask again for up to a minute; later payments "
        + "are picked up automatically.",
    ),
  ),
  get("getSubscription", "/api/subscription", { ...answers(getSubscription.output) }).annotateMerge(
    says("Get the subscription", "Plan, status, when it ends, and what is charged next and when."),
  ),
  post("previewChange", "/api/subscription/preview", {
    payload: previewChange.input,
    ...answers(previewChange.output),
  }).annotateMerge(
    says("Preview a change of plan", "What is charged now, line by line. The lines add up to `due`."),
  ),
  post("changePlan", "/api/subscription/change", { payload: changePlan.input, ...answers(changePlan.output) })
    .annotateMerge(
      says(
        "Change the plan",
        "A larger plan begins now; a smaller one, or monthly instead of yearly billing, when the paid time ends. "
          + "If a wallet has to pay first, `url` says where.",
      ),
    ),
  post("cancelSubscription", "/api/subscription/cancel", { ...answers(cancelSubscription.output) }).annotateMerge(
    says("Cancel the subscription", "It ends when the paid time ends, and can be continued until then."),
  ),
  post("continueSubscription", "/api/subscription/continue", { ...answers(continueSubscription.output) })
    .annotateMerge(
      says("Continue the subscription", "Withdraws the cancellation. A subscription that has ended stays ended."),
    ),
  post("renewSubscription", "/api/subscription/renew", { ...answers(renewSubscription.output) }).annotateMerge(
    says(
      "Renew by wallet",
      "For subscriptions that are not charged automatically: pays for one more period, added to the paid time.",
    ),
  ),
  post("startTrial", "/api/subscription/trial", { ...answers(startTrial.output) }).annotateMerge(
    says("Start the trial", "Pro’s features for seven days, once for each account."),
  ),
  post("openPortal", "/api/subscription/portal", { ...answers(openPortal.output) }).annotateMerge(
    says("Open the provider’s portal", "A page where the card can be changed."),
  ),
  get("listInvoices", "/api/subscription/invoices", { ...answers(listInvoices.output) }).annotateMerge(
    says("List the payments", "Newest first, with refunds."),
  ),
).middleware(Authentication).add(
  get("listPlans", "/api/payment/plans", { ...answers(listPlans.output) }).middleware(Visiting).annotateMerge(
    says("List the plans", "Prices in the currency of this edition, minutes, limits and features. Open to everyone."),
  ),
  post("receiveNotice", "/api/payment/webhooks/:method", { params: OneMethod, ...answersNotice }).middleware(Visiting)
    .annotateMerge(
      says(
        "Receive a notice from a payment provider",
        "For Stripe (`card`) and Alipay (`alipay`). A notice is signed and stored once, and only triggers a "
          + "lookup of what it is about.",
      ),
    ),
)

export const BillingRoutes = HttpApiBuilder.group(
  areaApi(Billing),
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

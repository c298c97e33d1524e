import { type AreaSurfaces, reasons } from "./area-surfaces.ts"

const { operators, people } = reasons
const paying = "money is spent by a person, on the page of the payment provider"
const ofOperators = {
  advanceClock: operators,
  endSubscription: operators,
  grantSubscription: operators,
  reconcileBilling: operators,
  refundPayment: operators,
  showBilling: operators,
}
const ofPeople = {
  cancelSubscription: people,
  changePlan: people,
  checkout: people,
  continueSubscription: people,
  openPortal: people,
  renewSubscription: people,
  startTrial: people,
  verifyPayment: people,
}

export const billing: AreaSurfaces = {
  missing: {
    REST: ofOperators,
    tRPC: {
      advanceClock: operators,
      reconcileBilling: operators,
      refundPayment: operators,
      showBilling: operators,
      receiveNotice: "payment providers send notices to REST",
    },
    MCP: {
      ...ofOperators,
      cancelSubscription: paying,
      changePlan: paying,
      checkout: paying,
      continueSubscription: paying,
      openPortal: paying,
      renewSubscription: paying,
      startTrial: paying,
      verifyPayment: paying,
      receiveNotice: "payment providers send notices to REST",
    },
    CLI: {
      ...ofPeople,
      getSubscription: "subscription show has it, with all that was before",
      listInvoices: "subscription show lists the payments",
      listPlans: people,
      previewChange: people,
      receiveNotice: "payment providers send notices to REST",
    },
  },
  routes: {
    ofCaller: {
      checkout: { path: "/api/payment/checkout", answer: 409, json: { plan: "pro", period: "month" } },
      verifyPayment: {
        path: "/api/payment/verify",
        answer: 404,
        json: { order_id: "0190a5f2-7c1e-7000-8000-0000000000ff" },
      },
      getSubscription: { path: "/api/subscription", answer: 200 },
      previewChange: { path: "/api/subscription/preview", answer: 409, json: { plan: "pro", period: "month" } },
      changePlan: { path: "/api/subscription/change", answer: 409, json: { plan: "pro", period: "month" } },
      cancelSubscription: { path: "/api/subscription/cancel", answer: 409 },
      continueSubscription: { path: "/api/subscription/continue", answer: 409 },
      renewSubscription: { path: "/api/subscription/renew", answer: 409 },
      openPortal: { path: "/api/subscription/portal", answer: 409 },
      listInvoices: { path: "/api/subscription/invoices", answer: 200 },
      startTrial: { path: "/api/subscription/trial", answer: 200 },
    },
    open: ["listPlans", "receiveNotice"],
  },
}

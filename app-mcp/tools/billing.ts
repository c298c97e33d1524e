import { getSubscription } from "#domain/billing/use-cases/get-subscription.ts"
import { listInvoices } from "#domain/billing/use-cases/list-invoices.ts"
import { listPlans } from "#domain/billing/use-cases/list-plans.ts"
import { previewChange } from "#domain/billing/use-cases/preview-change.ts"
import { DateTime } from "effect"
import { tool } from "../tool.ts"

const price = (amount: number, currency: string): string => `${(amount / 100).toFixed(2)} ${currency}`

const readOnly = { readOnlyHint: true, idempotentHint: true } as const

export const billingTools = [
  tool(listPlans, {
    name: "list_plans",
    title: "List the plans",
    description: "The plans, with their minutes, features and prices. To buy one, the user opens Plans in the app.",
    say: ({ plans, currency }) =>
      plans.length === 0 ?
        "This server has no plans: everything is included." :
        plans.map(({ name, minutesPerMonth, prices }) =>
          `- ${name}: ${minutesPerMonth} minutes a month${
            prices === null || currency === null
              ? ""
              : `, ${price(prices.month, currency)} a month or ${price(prices.year, currency)} a year`
          }`
        ).join("\n"),
    ...readOnly,
  }),
  tool(getSubscription, {
    name: "get_subscription",
    title: "Get the subscription",
    description: "The user's plan, whether it renews, when it ends, and the next charge.",
    say: ({ plan, status, expiresAt, nextCharge }) =>
      [
        `Plan ${plan}${status === null ? "" : `, ${status}`}`,
        ...(expiresAt === null ? [] : [`paid until ${DateTime.formatIsoDateUtc(expiresAt)}`]),
        ...(nextCharge === null ? [] : [`next charge ${price(nextCharge.amount, nextCharge.currency)}`]),
      ].join("; "),
    ...readOnly,
  }),
  tool(previewChange, {
    name: "preview_plan_change",
    title: "Preview a change of plan",
    description: "What changing to another plan would cost, line by line. Nothing is changed or charged.",
    fields: { plan: "The plan to change to.", period: "Billed by month or by year." },
    say: ({ when, due, currency, price: each }) =>
      when === "now"
        ? `${price(due, currency)} now, then ${price(each, currency)} per period`
        : `Nothing now; ${price(each, currency)} per period once the paid time ends`,
    ...readOnly,
  }),
  tool(listInvoices, {
    name: "list_invoices",
    title: "List the payments",
    description: "What the user has paid for plans, newest first.",
    say: ({ items }) =>
      items.length === 0 ?
        "No payments yet" :
        items.map(({ paidAt, plan, amount, currency, state }) =>
          `- ${DateTime.formatIsoDateUtc(paidAt)} ${plan} ${price(amount, currency)}: ${state}`
        ).join("\n"),
    ...readOnly,
  }),
]

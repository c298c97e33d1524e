import type { HostedPage } from "#domain/billing/simulated-checkout.port.ts"
import type { Language } from "#texts/languages.ts"
import { type Say, textsIn } from "#texts/server-texts.ts"
import { DateTime } from "effect"
import { safe } from "../request/safe-html.ts"

interface Reader {
  readonly language: Language
  readonly brand: string
}

type Shown<Tag extends HostedPage["_tag"]> = Extract<HostedPage, { readonly _tag: Tag }>
type T = Say<"server/checkout">

/** A page of the simulated checkout. It works without scripts, and says that it is not a real one. */
export const checkoutHtml = (page: Exclude<HostedPage, Shown<"Elsewhere">>, reader: Reader): string => {
  const t = textsIn("server/checkout", reader.language)
  if (page._tag === "Missing") return html(t, reader, t("missing.title"), [`<p>${t(`missing.${page.what}`)}</p>`])
  if (page._tag === "Closed") return html(t, reader, t("card.expired"), [link(page.back, t("back"))])
  if (page._tag === "Paying") return paying(page, t, reader)
  if (page._tag === "Card") return card(page, t, reader)
  return invoice(page, t, reader)
}

const words = {
  card: { title: "card.title", decline: "card.decline", declined: "card.declined", tryOther: "card.tryOther" },
  alipay: {
    title: "alipay.title",
    decline: "alipay.decline",
    declined: "alipay.declined",
    tryOther: "alipay.tryOther",
  },
} as const

const paying = (page: Shown<"Paying">, t: T, reader: Reader): string => {
  const { method, period, email, isDeclined, back } = page
  const amount = money(page, reader)
  const subject = `${reader.brand} ${named(page.plan)}`
  const { title, decline, declined, tryOther } = words[method]
  const isCard = method === "card"
  return html(t, reader, t(title, { amount }), [
    isDeclined ? `<p role="alert"><strong>${t(declined)}</strong> ${t(tryOther)}</p>` : "",
    facts([
      [t(isCard ? "plan" : "subject"), subject],
      [t("amount"), t(period, { amount })],
      ...(isCard ? [[t("account"), email ?? t("noAddress")] as const] : []),
    ]),
    choices({ pay: t("pay", { amount }), decline: t(decline), ...(isCard && { later: t("card.later") }) }),
    link(back, t("cancel")),
  ])
}

const card = ({ isDeclined, back }: Shown<"Card">, t: T, reader: Reader): string =>
  html(t, reader, t("portal.title"), [
    `<p>${t(isDeclined ? "portal.declines" : "portal.works")}</p>`,
    choices({ works: t("portal.useWorks"), declines: t("portal.useDeclines") }),
    link(back, t("back")),
  ])

const invoice = (page: Shown<"Invoice">, t: T, reader: Reader): string => {
  const { number, plan, isPaid, refunded, currency, dispute, at } = page
  const state = t(isPaid ? "invoice.paid" : "invoice.open")
  const amount = money(page, reader)
  const back = money({ amount: refunded, currency }, reader)
  return html(t, reader, t("invoice.title", { number }), [
    facts([
      [t("invoice.from"), reader.brand],
      [t("subject"), named(plan)],
      [t("amount"), amount],
      [t("invoice.state"), refunded > 0 ? t("invoice.partlyBack", { state, amount: back }) : state],
      [t("invoice.date"), DateTime.formatIsoDateUtc(at)],
    ]),
    isPaid ? disputed(dispute, t) : choices({ pay: t("pay", { amount }) }),
  ])
}

/** What the payer's bank may do about a payment. */
const disputed = (dispute: Shown<"Invoice">["dispute"], t: T): string => {
  if (dispute === null) return choices({ dispute: t("dispute.ask") })
  const said = `<p>${t(`dispute.${dispute}`)}</p>`
  return dispute === "open" ? said + choices({ won: t("dispute.stands"), lost: t("dispute.takenBack") }) : said
}

const html = (t: T, { language }: Reader, title: string, body: ReadonlyArray<string>): string =>
  `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${safe(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${safe(title)}</h1><p>${t("note")} <strong>${t("noCharge")}</strong></p>
${body.join("\n")}
</main></body></html>`

/** A form with a button for each choice. */
const choices = (all: Readonly<Record<string, string>>): string => {
  const buttons = Object.entries(all).map(([value, label]) =>
    `<p><button name="choice" value="${value}">${safe(label)}</button></p>`
  )
  return `<form method="post">${buttons.join("\n")}</form>`
}

const facts = (all: ReadonlyArray<readonly [name: string, value: string]>): string =>
  `<dl>${all.map(([name, value]) => `<dt>${safe(name)}</dt><dd>${safe(value)}</dd>`).join("")}</dl>`

const link = (to: string, text: string): string => `<p><a href="${safe(to)}">${safe(text)}</a></p>`

/** Minor units as money: "$19.99". */
const money = ({ amount, currency }: Pick<Shown<"Invoice">, "amount" | "currency">, { language }: Reader): string =>
  new Intl.NumberFormat(language, { style: "currency", currency }).format(amount / 100)

const named = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1)

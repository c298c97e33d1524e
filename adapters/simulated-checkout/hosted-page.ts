import type { HostedPage } from "#domain/billing/simulated-checkout.port.ts"

/** Minor units as money: "$19.99". */
export const amount = (cents: number, currency: string): string =>
  new Intl.NumberFormat("en", { style: "currency", currency: currency.toUpperCase() }).format(cents / 100)

export const seeOther = (location: string): HostedPage => ({ status: 303, location, html: "" })

/** A page that works without scripts and says that it is not a real one. */
export const html = (title: string, body: string, status = 200): HostedPage => ({
  status,
  location: null,
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${title}</h1><p>This page stands in for a payment provider. <strong>Nothing is really charged.</strong></p>
${body}
</main></body></html>`,
})

/** Text for a page. */
export const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

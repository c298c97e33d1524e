import type { HostedPage } from "#domain/billing/simulated-checkout.port.ts"
import { pageWords } from "./page-words.ts"

/** Minor units as money: "$19.99". */
export const amount = (cents: number, currency: string, language: string): string =>
  new Intl.NumberFormat(language, { style: "currency", currency: currency.toUpperCase() }).format(cents / 100)

export const seeOther = (location: string): HostedPage => ({ status: 303, location, html: "" })

/** A page that works without scripts and says that it is not a real one. */
export const html = (language: string, title: string, body: string, status = 200): HostedPage => {
  const { note, noCharge } = pageWords(language)
  return {
    status,
    location: null,
    html: `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><link rel="icon" href="/favicon.svg"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="stylesheet" href="/plain.css"></head>
<body><main><h1>${title}</h1><p>${note} <strong>${noCharge}</strong></p>
${body}
</main></body></html>`,
  }
}

export const notFound = (language: string, what: string): HostedPage =>
  html(language, pageWords(language).notFound, `<p>${what}</p>`, 404)

/** A form with a button for each choice. */
export const choices = (all: Readonly<Record<string, string>>): string => {
  const buttons = Object.entries(all).map(([value, label]) =>
    `<p><button name="choice" value="${value}">${label}</button></p>`
  )
  return `<form method="post">${buttons.join("\n")}</form>`
}

/** A list of what is asked or was paid. */
export const facts = (all: ReadonlyArray<readonly [name: string, value: string]>): string =>
  `<dl>${all.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join("")}</dl>`

export const link = (to: string, text: string): string => `<p><a href="${safe(to)}">${text}</a></p>`

/** What went wrong, and that nothing happened. */
export const warning = (what: string, then: string): string => `<p role="alert"><strong>${what}</strong> ${then}</p>`

/** A text with its placeholder filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => safe(values[name] ?? ""))

/** Text for a page. */
export const safe = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

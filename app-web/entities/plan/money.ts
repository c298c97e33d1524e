import type { Language } from "#texts/languages.ts"

/** An amount in minor units, as people write it: 1999 USD is "$19.99", nothing is "$0". */
export const money = (amount: number, currency: string, language: Language): string =>
  new Intl.NumberFormat(language, { style: "currency", currency, ...(amount === 0 && { maximumFractionDigits: 0 }) })
    .format(amount / 100)

/** The names of plans are not translated. */
export const planName = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1)

/** How much cheaper a year is than twelve months, in whole percent. */
export const yearlySaving = ({ month, year }: { readonly month: number; readonly year: number }): number =>
  Math.floor((1 - year / (12 * month)) * 100)

import { Context } from "effect"

/** Who a deployment is for: people in mainland China, or everyone else. */
export type Edition = "international" | "cn"

interface Customs {
  readonly currency: "USD" | "CNY"
  /** How new orders are paid, if the server offers it. */
  readonly paidBy: "card" | "alipay"
  /** How people are identified to those who share with them. */
  readonly knownBy: "email" | "phone"
  /** The language of pages for people who have not chosen; null for the browser's. */
  readonly language: string | null
  /** The time zone for people who have not chosen one. */
  readonly timeZone: string
}

/** What differs between the editions, from the specification's sections on editions. */
export const customs: Readonly<Record<Edition, Customs>> = {
  international: { currency: "USD", paidBy: "card", knownBy: "email", language: null, timeZone: "UTC" },
  cn: { currency: "CNY", paidBy: "alipay", knownBy: "phone", language: "zh-CN", timeZone: "Asia/Shanghai" },
}

/** The edition of this server. */
export class OwnEdition extends Context.Reference<Edition>("domain/kernel/OwnEdition", {
  defaultValue: () => "international" as const,
}) {}

/** The edition for callers from a country (ISO 3166); null if the country is unknown. */
export const editionOfCountry = (country: string | null): Edition | null => {
  if (country === null) return null
  return country === "CN" ? "cn" : "international"
}

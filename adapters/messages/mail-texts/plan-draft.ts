import type { PlanMail } from "#domain/account/mailer.port.ts"
import { DateTime } from "effect"
import type { PlanWords } from "./plan-words.ts"

interface PlanDraft {
  readonly said: { readonly subject: string; readonly text: string }
  readonly link: { readonly url: string; readonly button: string }
  readonly names: Readonly<Record<string, string>>
}

/** What a mail about a plan says, and where its button leads. `home` is a page of the app. */
export const planDraft = (words: PlanWords, { news, language, timeZone }: PlanMail, home: string): PlanDraft => {
  const plans = { url: new URL("payment/plans", home).href, button: words.plans }
  const plan = news.plan.charAt(0).toUpperCase() + news.plan.slice(1)
  const day = (time: DateTime.Utc | null): string => time === null ? "" : dayIn(language, timeZone, time)
  switch (news._tag) {
    case "Receipt": {
      const link = news.invoiceUrl === null ? plans : { url: news.invoiceUrl, button: words.invoice }
      return { said: words.receipt, link, names: { plan, amount: money(language, news), date: day(news.paidAt) } }
    }
    case "RenewalDue": {
      const said = news.renews ? words.renews : news.days === 0 ? words.endsToday : words.ends
      return { said, link: plans, names: { plan, amount: money(language, news), date: day(news.endsAt) } }
    }
    case "PaymentFailed": {
      const link = news.payUrl === null ? plans : { url: news.payUrl, button: words.pay }
      return { said: words.failed, link, names: { plan, date: day(news.endsAt) } }
    }
    case "PlanEnded":
      return { said: words.ended, link: plans, names: { plan } }
    case "PaidBack":
      return { said: words.paidBack, link: plans, names: { plan, amount: money(language, news) } }
  }
}

interface Money {
  readonly amount: number | null
  readonly currency: string | null
}

/** Minor units: both currencies have hundredths. */
const money = (language: string, { amount, currency }: Money): string =>
  amount === null || currency === null
    ? ""
    : new Intl.NumberFormat(language, { style: "currency", currency }).format(amount / 100)

const dayIn = (language: string, timeZone: string, time: DateTime.Utc): string =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(DateTime.toDateUtc(time))

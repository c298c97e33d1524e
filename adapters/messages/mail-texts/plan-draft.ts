import type { PlanMail } from "#domain/account/mailer.port.ts"
import { DateTime } from "effect"
import type { Draft, SayInMail } from "./draft.ts"

type Subject = "receipt" | "renews" | "ends" | "endsToday" | "failed" | "ended" | "paidBack"

/** The mail about a plan. `home` is a page of the app. */
export const planDraft = (say: SayInMail, { news, language, timeZone }: PlanMail, home: string): Draft => {
  const plans = { url: new URL("payment/plans", home).href, button: say("mail.plan.plans") }
  const plan = news.plan.charAt(0).toUpperCase() + news.plan.slice(1)
  const day = (time: DateTime.Utc | null): string => time === null ? "" : dayIn(language, timeZone, time)
  const draft = (subject: Subject, names: Readonly<Record<string, string>>, link = plans): Draft => ({
    subject: say(`mail.plan.${subject}.subject`, { plan, ...names }),
    before: [say("mail.signIn.greeting"), say(`mail.plan.${subject}.text`, { plan, ...names })],
    link,
    after: [],
  })
  switch (news._tag) {
    case "Receipt": {
      const link = news.invoiceUrl === null ? plans : { url: news.invoiceUrl, button: say("mail.plan.invoice") }
      return draft("receipt", { amount: money(language, news), date: day(news.paidAt) }, link)
    }
    case "RenewalDue": {
      const subject = news.renews ? "renews" : news.days === 0 ? "endsToday" : "ends"
      return draft(subject, { amount: money(language, news), date: day(news.endsAt) })
    }
    case "PaymentFailed": {
      const link = news.payUrl === null ? plans : { url: news.payUrl, button: say("mail.plan.pay") }
      return draft("failed", { date: day(news.endsAt) }, link)
    }
    case "PlanEnded":
      return draft("ended", {})
    case "PaidBack":
      return draft("paidBack", { amount: money(language, news) })
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

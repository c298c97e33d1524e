import { money, planName } from "#web/entities/plan/money.ts"
import { readablePage } from "#web/entities/plan/settled.ts"
import { longDayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Section } from "#web/ui/section.tsx"
import type { ReactElement } from "react"

/** What the account has paid; nothing if it has not paid. */
export const InvoiceSection = (): ReactElement | null => {
  const t = useText("balance")
  const reader = useLanguage()
  const { data } = trpc.billing.listInvoices.useQuery({}, { refetchOnMount: "always" })
  if (data === undefined || data.items.length === 0) return null
  return (
    <Section title={t("invoices.title")}>
      <ul className="divide-y divide-line">
        {data.items.map(({ ref, plan, amount, currency, paid_at: paidAt, state, url }) => (
          <li key={ref} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <span className="w-36 text-fg-2">{longDayOf(new Date(paidAt), reader)}</span>
            <span className="flex-1">{planName(plan)}</span>
            <span className="tnum">{money(amount, currency, reader)}</span>
            <span className="flex w-full flex-wrap items-baseline gap-x-3 text-sm text-fg-3 sm:w-56">
              <span>{t(`invoices.${state}`)}</span>
              {url !== null && (
                <a
                  className="text-accent-text underline max-md:py-2"
                  href={readablePage(url, reader)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={t("invoices.openOf", { date: longDayOf(new Date(paidAt), reader) })}
                >
                  {t("invoices.open")}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

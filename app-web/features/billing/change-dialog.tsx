import { money, planName } from "#web/entities/plan/money.ts"
import { follow, settled } from "#web/entities/plan/settled.ts"
import { longDayOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import type { ReactElement } from "react"
import type { Offer } from "./use-buying.ts"

/** What a change of plan costs, line by line, before it is made. */
export const ChangeDialog = (
  { offer, onClose }: { readonly offer: Offer; readonly onClose: () => void },
): ReactElement => {
  const t = useText("billing")
  const reader = useLanguage()
  const { data, error } = trpc.billing.previewChange.useQuery(offer, { retry: false, staleTime: 0 })
  const { mutate, isPending } = trpc.billing.changePlan.useMutation({
    ...settled,
    onSuccess: (changed) => {
      follow(changed)
      onClose()
    },
  })
  return (
    <Dialog
      title={t("change.title", { plan: planName(offer.plan) })}
      onClose={onClose}
      className="sm:w-[min(460px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button tone="primary" disabled={data === undefined || isPending} onClick={() => mutate(offer)}>
            {t("change.do")}
          </Button>
        </>
      }
    >
      {error !== null && <p role="alert" className="text-bad">{errorMessage(error)}</p>}
      {data === undefined && error === null && <Skeleton className="h-24" />}
      {data !== undefined && data.when === "period_end" && (
        <p className="text-fg-2">
          {t(`change.later.${offer.period}`, {
            date: longDayOf(new Date(data.at), reader),
            price: money(data.price, data.currency, reader),
          })}
        </p>
      )}
      {data !== undefined && data.when === "now" && (
        <>
          <table className="w-full text-sm">
            <tbody>
              {data.lines.map(({ kind, plan, amount }) => (
                <tr key={kind} className="border-b">
                  <th scope="row" className="py-2 text-left font-normal text-fg-2">
                    {t(kind === "credit" ? "change.credit" : "change.charge", { plan: planName(plan) })}
                  </th>
                  <td className="tnum py-2 text-right">{money(amount, data.currency, reader)}</td>
                </tr>
              ))}
              <tr>
                <th scope="row" className="py-2 text-left font-[620]">{t("change.due")}</th>
                <td className="tnum py-2 text-right font-[620]">{money(data.due, data.currency, reader)}</td>
              </tr>
            </tbody>
          </table>
          <p className="mt-3 text-fg-2">
            {t(`change.then.${offer.period}`, { price: money(data.price, data.currency, reader) })}
          </p>
        </>
      )}
    </Dialog>
  )
}

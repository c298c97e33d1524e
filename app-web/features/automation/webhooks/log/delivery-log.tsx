import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Select } from "#web/ui/select.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useState } from "react"
import type { Webhook } from "../webhook.ts"
import { DeliveryRow } from "./delivery-row.tsx"

const states = ["waiting", "delivered", "failed"] as const

/** Milliseconds between looks at a log that is open. */
const pause = 5000

/** What a webhook was sent in the last 30 days, newest first. */
export const DeliveryLog = ({ webhook }: { readonly webhook: Webhook }): ReactElement => {
  const t = useText("automation/webhook-log")
  const { id, is_on: isOn } = webhook
  const [state, setState] = useState<(typeof states)[number]>()
  const [page, setPage] = useState(1)
  const utils = trpc.useUtils()
  const { data, error, refetch } = trpc.webhook.listDeliveries.useQuery(
    { id, page, ...state !== undefined && { state } },
    { refetchInterval: pause, placeholderData: (old) => old },
  )
  const again = trpc.webhook.replayFailed.useMutation({
    onSuccess: ({ replayed }) => toast(t("deliveries.sent", { count: replayed })),
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.webhook.invalidate(),
  })
  if (data === undefined) {
    return error === null
      ? <Skeleton className="mt-3 h-24" />
      : (
        <div className="mt-3">
          <NotLoaded error={error} onRetry={() => void refetch()} />
        </div>
      )
  }
  return (
    <div className="mt-3 rounded-md border px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={t("deliveries.which")}
          value={state ?? ""}
          className="max-md:[&>select]:!h-11"
          onChange={({ target }) => {
            setPage(1)
            setState(states.find((one) => one === target.value))
          }}
        >
          <option value="">{t("deliveries.all")}</option>
          {states.map((one) => <option key={one} value={one}>{t(`deliveries.${one}`)}</option>)}
        </Select>
        {isOn
          ? (
            <Button size="sm" className="max-md:!h-11" disabled={again.isPending} onClick={() => again.mutate({ id })}>
              {t("deliveries.allAgain")}
            </Button>
          )
          : <p className="text-sm text-fg-3">{t("deliveries.off")}</p>}
      </div>
      {data.items.length === 0
        ? <p className="mt-3 text-fg-3">{t(state === undefined ? "deliveries.none" : "deliveries.noneSuch")}</p>
        : (
          <ul aria-label={t("deliveries.show")} className="mt-1 divide-y divide-line">
            {data.items.map((one) => <DeliveryRow key={one.id} webhookId={id} delivery={one} isOn={isOn} />)}
          </ul>
        )}
      {data.total > data.page_size && (
        <div className="mt-2 flex gap-2">
          <Button size="sm" className="max-md:!h-11" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t("deliveries.newer")}
          </Button>
          <Button
            size="sm"
            className="max-md:!h-11"
            disabled={page * data.page_size >= data.total}
            onClick={() => setPage(page + 1)}
          >
            {t("deliveries.older")}
          </Button>
        </div>
      )}
    </div>
  )
}

import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { LogFrame } from "#web/ui/log-frame.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
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
    <LogFrame
      names={{ choice: t("deliveries.which"), list: t("deliveries.show") }}
      words={{
        all: t("deliveries.all"),
        empty: t(state === undefined ? "deliveries.none" : "deliveries.noneSuch"),
        newer: t("deliveries.newer"),
        older: t("deliveries.older"),
      }}
      states={states.map((one) => [one, t(`deliveries.${one}`)] as const)}
      state={state}
      onState={(wanted) => {
        setPage(1)
        setState(wanted)
      }}
      page={page}
      onPage={setPage}
      log={data}
      action={isOn
        ? (
          <Button size="sm" className="max-md:!h-11" disabled={again.isPending} onClick={() => again.mutate({ id })}>
            {t("deliveries.allAgain")}
          </Button>
        )
        : <p className="text-sm text-fg-3">{t("deliveries.off")}</p>}
    >
      {data.items.map((one) => <DeliveryRow key={one.id} webhookId={id} delivery={one} isOn={isOn} />)}
    </LogFrame>
  )
}

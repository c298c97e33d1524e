import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { ofLog, pageOf, useLogView } from "#web/ui/log-view.ts"
import { Log } from "#web/ui/log.tsx"
import type { ReactElement } from "react"
import type { Webhook } from "../webhook.ts"
import { DeliveryRow } from "./delivery-row.tsx"

const states = ["waiting", "delivered", "failed"] as const

/** What a webhook was sent in the last 30 days, newest first. */
export const DeliveryLog = ({ webhook }: { readonly webhook: Webhook }): ReactElement => {
  const t = useText("automation/webhook-log")
  const { id, is_on: isOn } = webhook
  const view = useLogView<(typeof states)[number]>()
  const utils = trpc.useUtils()
  const found = trpc.webhook.listDeliveries.useQuery({ id, ...pageOf(view) }, ofLog)
  const again = trpc.webhook.replayFailed.useMutation({
    onSuccess: ({ replayed }) => toast(t("deliveries.sent", { count: replayed })),
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.webhook.invalidate(),
  })
  return (
    <Log
      choice={t("deliveries.which")}
      states={states.map((one) => [one, t(`deliveries.${one}`)] as const)}
      view={view}
      found={found}
      empty={t(view.state === undefined ? "deliveries.none" : "deliveries.noneSuch")}
      action={isOn
        ? (
          <ActionButton disabled={again.isPending} onClick={() => again.mutate({ id })}>
            {t("deliveries.allAgain")}
          </ActionButton>
        )
        : <p className="text-sm text-fg-3">{t("deliveries.off")}</p>}
    >
      {found.data?.items.map((one) => <DeliveryRow key={one.id} webhookId={id} delivery={one} isOn={isOn} />)}
    </Log>
  )
}

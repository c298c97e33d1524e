import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Chip } from "#web/ui/chip.tsx"
import { Switch } from "#web/ui/switch.tsx"
import type { ReactElement } from "react"
import { WebhookActions } from "./webhook-actions.tsx"
import { nameOf, type Webhook } from "./webhook.ts"

interface WebhookRowProps {
  readonly webhook: Webhook
  readonly onDeleted: () => void
}

/** A webhook with its state, its events and its actions. */
export const WebhookRow = ({ webhook, onDeleted }: WebhookRowProps): ReactElement => {
  const t = useText("automation/webhooks")
  const utils = trpc.useUtils()
  const turn = trpc.webhook.editWebhook.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.webhook.invalidate(),
  })
  const name = nameOf(webhook)
  return (
    <li className="py-4">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="break-words font-[540]">{name}</p>
          <p className="line-clamp-2 font-mono text-sm break-all text-fg-3">{webhook.url}</p>
          <Health webhook={webhook} />
          <ul aria-label={t("webhooks.events")} className="mt-2 flex flex-wrap gap-1.5">
            {webhook.events.map((type) => (
              <li key={type}>
                <Chip>{t(`webhooks.${type}`)}</Chip>
              </li>
            ))}
          </ul>
        </div>
        <Switch
          checked={turn.isPending ? turn.variables.is_on === true : webhook.is_on}
          aria-label={t("webhooks.on", { name })}
          onCheckedChange={(isOn) => turn.mutate({ id: webhook.id, is_on: isOn })}
        />
      </div>
      <WebhookActions webhook={webhook} onDeleted={onDeleted} />
    </li>
  )
}

/** How it is doing: nothing while all is well. */
const Health = ({ webhook }: Pick<WebhookRowProps, "webhook">): ReactElement => {
  const t = useText("automation/webhooks")
  const moment = useMoment()
  const { off, failing_since: failing, rotating_until: rotating } = webhook
  return (
    <div className="text-sm">
      {off !== null && <p className={off === "owner" ? "text-fg-3" : "text-bad"}>{t(`webhooks.off.${off}`)}</p>}
      {off === null && failing !== null && (
        <p className="text-warn">{t("webhooks.failing", { time: moment(failing) })}</p>
      )}
      {rotating !== null && <p className="text-fg-3">{t("webhooks.rotating", { time: moment(rotating) })}</p>}
    </div>
  )
}

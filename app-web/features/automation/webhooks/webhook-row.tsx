import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Chip } from "#web/ui/chip.tsx"
import type { ReactElement } from "react"
import { SwitchedRow } from "../rows/switched-row.tsx"
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
    <SwitchedRow
      name={name}
      isOn={webhook.is_on}
      label={t("webhooks.on", { name })}
      turn={turn}
      onTurn={(isOn) => turn.mutate({ id: webhook.id, is_on: isOn })}
      actions={<WebhookActions webhook={webhook} onDeleted={onDeleted} />}
    >
      <p className="line-clamp-2 font-mono text-sm break-all text-fg-3">{webhook.url}</p>
      <Health webhook={webhook} />
      <ul aria-label={t("webhooks.events")} className="mt-2 flex flex-wrap gap-1.5">
        {webhook.events.map((type) => (
          <li key={type}>
            <Chip>{t(`webhooks.${type}`)}</Chip>
          </li>
        ))}
      </ul>
    </SwitchedRow>
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

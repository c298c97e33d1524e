import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import type { ReactElement } from "react"
import { RowActions } from "../rows/row-actions.tsx"
import { DeleteWebhook } from "./delete-webhook.tsx"
import { EditWebhook } from "./edit-webhook.tsx"
import { RotateSecret } from "./rotate-secret.tsx"
import { nameOf, type Webhook } from "./webhook.ts"

const DeliveryLog = lazyComponent(() => import("./log/delivery-log.tsx"), "DeliveryLog")

const TestResult = lazyComponent(() => import("./log/test-result.tsx"), "TestResult")

interface WebhookActionsProps {
  readonly webhook: Webhook
  readonly onDeleted: () => void
}

/** Tries a webhook, shows its log, and changes it. */
export const WebhookActions = ({ webhook, onDeleted }: WebhookActionsProps): ReactElement => {
  const t = useText("automation/webhooks")
  const utils = trpc.useUtils()
  const test = trpc.webhook.testWebhook.useMutation({ ...slow, onSettled: () => utils.webhook.invalidate() })
  const { id } = webhook
  const name = nameOf(webhook)
  return (
    <RowActions
      name={name}
      first={
        <ActionButton
          aria-label={t("webhooks.testNamed", { name })}
          aria-busy={test.isPending}
          onClick={() => !test.isPending && test.mutate({ id })}
        >
          {t("webhooks.test")}
        </ActionButton>
      }
      result={!test.isIdle && <TestResult delivery={test.data ?? null} error={test.error} />}
      log={<DeliveryLog webhook={webhook} />}
    >
      <EditWebhook webhook={webhook} />
      <RotateSecret webhook={webhook} />
      <DeleteWebhook webhook={webhook} onDeleted={onDeleted} />
    </RowActions>
  )
}

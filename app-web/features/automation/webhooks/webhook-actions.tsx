import { useText } from "#web/lib/text.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, Suspense, useState } from "react"
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
  const [isLogOpen, setLogOpen] = useState(false)
  const utils = trpc.useUtils()
  const test = trpc.webhook.testWebhook.useMutation({ ...slow, onSettled: () => utils.webhook.invalidate() })
  const { id } = webhook
  const name = nameOf(webhook)
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          className="max-md:!h-11"
          aria-label={t("webhooks.testNamed", { name })}
          aria-busy={test.isPending}
          onClick={() => !test.isPending && test.mutate({ id })}
        >
          {t("webhooks.test")}
        </Button>
        <Button
          size="sm"
          className="max-md:!h-11"
          aria-label={t("webhooks.logNamed", { name })}
          aria-expanded={isLogOpen}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {t("webhooks.log")}
        </Button>
        <EditWebhook webhook={webhook} />
        <RotateSecret webhook={webhook} />
        <DeleteWebhook webhook={webhook} onDeleted={onDeleted} />
      </div>
      <Suspense>
        {!test.isIdle && <TestResult delivery={test.data ?? null} error={test.error} />}
      </Suspense>
      {isLogOpen && (
        <Suspense fallback={<Skeleton className="mt-3 h-24" />}>
          <DeliveryLog webhook={webhook} />
        </Suspense>
      )}
    </>
  )
}

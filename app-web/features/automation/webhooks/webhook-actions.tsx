import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { type ReactElement, useState } from "react"
import { RemoveButton } from "../rows/remove-button.tsx"
import { RowActions } from "../rows/row-actions.tsx"
import { EditWebhook } from "./edit-webhook.tsx"
import { SecretDialog } from "./secret-dialog.tsx"
import { nameOf, type Webhook } from "./webhook.ts"

const DeliveryLog = lazyComponent(() => import("./log/delivery-log.tsx"), "DeliveryLog")

const TestResult = lazyComponent(() => import("./log/attempt-view.tsx"), "TestResult")

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

interface DeleteWebhookProps {
  readonly webhook: Webhook
  readonly onDeleted: () => void
}

/** Deletes a webhook with its log, after asking. */
const DeleteWebhook = ({ webhook, onDeleted }: DeleteWebhookProps): ReactElement => {
  const t = useText("automation/webhooks")
  const utils = trpc.useUtils()
  const remove = trpc.webhook.deleteWebhook.useMutation({
    onSuccess: onDeleted,
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.webhook.listWebhooks.invalidate(),
  })
  const name = nameOf(webhook)
  return (
    <RemoveButton
      label={t("webhooks.delete", { name })}
      title={t("webhooks.deleteTitle", { name })}
      text={t("webhooks.deleteText")}
      act={t("act.delete")}
      onAct={() => remove.mutate({ id: webhook.id })}
    />
  )
}

/** Replaces the secret, after asking, and shows the new one. */
const RotateSecret = ({ webhook }: { readonly webhook: Webhook }): ReactElement => {
  const t = useText("automation/webhooks")
  const [isAsked, setAsked] = useState(false)
  const utils = trpc.useUtils()
  const rotate = trpc.webhook.rotateSecret.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.webhook.listWebhooks.invalidate(),
  })
  const name = nameOf(webhook)
  return (
    <>
      <ActionButton
        aria-label={t("webhooks.rotateNamed", { name })}
        onClick={() => setAsked(true)}
      >
        {t("webhooks.rotate")}
      </ActionButton>
      {isAsked && (
        <Confirm
          title={t("webhooks.rotateTitle", { name })}
          description={t("webhooks.rotateText")}
          act={t("webhooks.rotate")}
          onAct={() => rotate.mutate({ id: webhook.id })}
          onClose={() => setAsked(false)}
        />
      )}
      {rotate.data !== undefined && <SecretDialog secret={rotate.data.secret} onClose={rotate.reset} />}
    </>
  )
}

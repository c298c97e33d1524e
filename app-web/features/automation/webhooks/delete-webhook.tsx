import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import type { ReactElement } from "react"
import { RemoveButton } from "../rows/remove-button.tsx"
import { nameOf, type Webhook } from "./webhook.ts"

interface DeleteWebhookProps {
  readonly webhook: Webhook
  readonly onDeleted: () => void
}

/** Deletes a webhook with its log, after asking. */
export const DeleteWebhook = ({ webhook, onDeleted }: DeleteWebhookProps): ReactElement => {
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

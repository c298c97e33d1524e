import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Trash2 } from "lucide-react"
import { type ReactElement, useState } from "react"
import { nameOf, type Webhook } from "./webhook.ts"

interface DeleteWebhookProps {
  readonly webhook: Webhook
  readonly onDeleted: () => void
}

/** Deletes a webhook with its log, after asking. */
export const DeleteWebhook = ({ webhook, onDeleted }: DeleteWebhookProps): ReactElement => {
  const t = useText("automation/webhooks")
  const [isAsked, setAsked] = useState(false)
  const utils = trpc.useUtils()
  const remove = trpc.webhook.deleteWebhook.useMutation({
    onSuccess: onDeleted,
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.webhook.listWebhooks.invalidate(),
  })
  const name = nameOf(webhook)
  return (
    <>
      <IconButton
        label={t("webhooks.delete", { name })}
        size="iconSm"
        className="max-md:!size-11"
        onClick={() => setAsked(true)}
      >
        <Trash2 />
      </IconButton>
      {isAsked && (
        <Confirm
          danger
          title={t("webhooks.deleteTitle", { name })}
          description={t("webhooks.deleteText")}
          act={t("act.delete")}
          onAct={() => remove.mutate({ id: webhook.id })}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

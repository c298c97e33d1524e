import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { type ReactElement, useState } from "react"
import { WebhookDialog } from "./webhook-dialog.tsx"
import { nameOf, type Webhook } from "./webhook.ts"

/** Changes a webhook, in a dialog. */
export const EditWebhook = ({ webhook }: { readonly webhook: Webhook }): ReactElement => {
  const t = useText("automation/webhooks")
  const words = useText("automation")
  const [isOpen, setOpen] = useState(false)
  // Null while it is left as it is: the server may switch it off meanwhile.
  const [isOn, setOn] = useState<boolean | null>(null)
  const utils = trpc.useUtils()
  const edit = trpc.webhook.editWebhook.useMutation({
    onSuccess: () => setOpen(false),
    onSettled: () => utils.webhook.invalidate(),
  })
  return (
    <>
      <ActionButton
        aria-label={words("automation.edit", { name: nameOf(webhook) })}
        onClick={() => {
          edit.reset()
          setOn(null)
          setOpen(true)
        }}
      >
        {t("act.edit")}
      </ActionButton>
      {isOpen && (
        <WebhookDialog
          title={t("webhooks.editTitle")}
          before={webhook}
          saving={edit}
          onSave={(change) => edit.mutate({ id: webhook.id, ...change, ...isOn !== null && { is_on: isOn } })}
          onClose={() => setOpen(false)}
        >
          <SwitchRow
            label={t("webhooks.active")}
            hint={t("webhooks.activeHint")}
            checked={isOn ?? webhook.is_on}
            onChange={setOn}
          />
        </WebhookDialog>
      )}
    </>
  )
}

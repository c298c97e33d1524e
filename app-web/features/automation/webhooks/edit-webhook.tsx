import { useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { SwitchRow } from "#web/ui/switch-row.tsx"
import { type ReactElement, useState } from "react"
import { WebhookDialog } from "./webhook-dialog.tsx"
import { nameOf, type Webhook } from "./webhook.ts"

/** Changes a webhook, in a dialog. */
export const EditWebhook = ({ webhook }: { readonly webhook: Webhook }): ReactElement => {
  const t = useText("automation/webhooks")
  const [isOpen, setOpen] = useState(false)
  const [isOn, setOn] = useState(webhook.is_on)
  const utils = trpc.useUtils()
  const edit = trpc.webhook.editWebhook.useMutation({
    onSuccess: () => setOpen(false),
    onSettled: () => utils.webhook.invalidate(),
  })
  return (
    <>
      <Button
        size="sm"
        className="max-md:!h-11"
        aria-label={t("webhooks.edit", { name: nameOf(webhook) })}
        onClick={() => {
          edit.reset()
          setOn(webhook.is_on)
          setOpen(true)
        }}
      >
        {t("act.edit")}
      </Button>
      {isOpen && (
        <WebhookDialog
          title={t("webhooks.editTitle")}
          before={webhook}
          saving={edit}
          onSave={(change) => edit.mutate({ id: webhook.id, ...change, is_on: isOn })}
          onClose={() => setOpen(false)}
        >
          <SwitchRow label={t("webhooks.active")} hint={t("webhooks.activeHint")} checked={isOn} onChange={setOn} />
        </WebhookDialog>
      )}
    </>
  )
}

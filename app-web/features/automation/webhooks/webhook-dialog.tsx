import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { AddressInput } from "#web/ui/address-input.tsx"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Input } from "#web/ui/input.tsx"
import { type FormEvent, type ReactElement, type ReactNode, useId, useState } from "react"
import { EventChoices, eventTypes } from "./event-choices.tsx"
import type { Webhook, WebhookChange } from "./webhook.ts"

interface WebhookDialogProps {
  readonly title: string
  /** Null for a webhook that is not there yet. */
  readonly before: Webhook | null
  readonly saving: { readonly isPending: boolean; readonly error: unknown }
  readonly onSave: (change: WebhookChange) => void
  readonly onClose: () => void
  /** What else can be changed. */
  readonly children?: ReactNode
}

/** The address, name and events of a webhook. */
export const WebhookDialog = (
  { title, before, saving, onSave, onClose, children }: WebhookDialogProps,
): ReactElement => {
  const t = useText("automation/webhooks")
  const id = useId()
  const [url, setUrl] = useState(before?.url ?? "")
  const [name, setName] = useState(before?.name ?? "")
  const [sent, setSent] = useState("")
  const [events, setEvents] = useState<Webhook["events"]>(before?.events ?? eventTypes)
  const [first, ...others] = events
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (url.trim() === "" || first === undefined || saving.isPending) return
    setSent(url)
    onSave({ url: url.trim(), name, events: [first, ...others] })
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button
            type="submit"
            form={id}
            tone="primary"
            disabled={url.trim() === "" || first === undefined || saving.isPending}
          >
            {t("act.save")}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className="grid gap-5" onSubmit={submit}>
        <div>
          <AddressInput
            label={t("webhooks.address")}
            value={url}
            hint={t("webhooks.addressHint")}
            fault={saving.error === null || url !== sent ? null : errorMessage(saving.error)}
            onChange={setUrl}
          />
        </div>
        <div>
          <label htmlFor={`${id}-name`} className="mb-1.5 block font-[540]">{t("webhooks.name")}</label>
          <Input
            id={`${id}-name`}
            value={name}
            maxLength={100}
            autoComplete="off"
            className="max-md:!h-11"
            onChange={({ target }) => setName(target.value)}
          />
        </div>
        <EventChoices chosen={events} onChange={setEvents} />
        {children}
      </form>
    </Dialog>
  )
}

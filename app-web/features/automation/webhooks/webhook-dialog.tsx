import { useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { AddressInput } from "#web/ui/address-input.tsx"
import { type ReactElement, type ReactNode, useState } from "react"
import { Checks } from "../form/checks.tsx"
import { FormDialog } from "../form/form-dialog.tsx"
import { TextField } from "../form/text-field.tsx"
import type { EventType, Webhook, WebhookChange } from "./webhook.ts"

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
  const words = useText("automation")
  const [url, setUrl] = useState(before?.url ?? "")
  const [name, setName] = useState(before?.name ?? "")
  const [sent, setSent] = useState("")
  const [events, setEvents] = useState<Webhook["events"]>(before?.events ?? eventTypes)
  const [first, ...others] = events
  return (
    <FormDialog
      title={title}
      isPending={saving.isPending}
      isComplete={url.trim() !== "" && first !== undefined}
      fault={null}
      onSave={() => {
        if (first === undefined) return
        setSent(url)
        onSave({ url: url.trim(), name, events: [first, ...others] })
      }}
      onClose={onClose}
    >
      <div>
        <AddressInput
          label={t("webhooks.address")}
          value={url}
          hint={t("webhooks.addressHint")}
          fault={saving.error === null || url !== sent ? null : errorMessage(saving.error)}
          onChange={setUrl}
        />
      </div>
      <TextField label={words("automation.name")} value={name} most={100} onChange={setName} />
      <EventChoices chosen={events} onChange={setEvents} />
      {children}
    </FormDialog>
  )
}

const eventTypes: ReadonlyArray<EventType> = [
  "task.completed",
  "task.failed",
  "analysis.completed",
  "task.shared",
  "minutes.low",
]

interface EventChoicesProps {
  readonly chosen: ReadonlyArray<EventType>
  readonly onChange: (chosen: ReadonlyArray<EventType>) => void
}

/** The events of a webhook, in words and as receivers read them. */
const EventChoices = ({ chosen, onChange }: EventChoicesProps): ReactElement => {
  const t = useText("automation/webhooks")
  const options = eventTypes.map((value) => ({
    value,
    label: t(`webhooks.${value}`),
    aside: <code className="font-mono text-sm text-fg-3">{value}</code>,
  }))
  return <Checks legend={t("webhooks.events")} options={options} chosen={chosen} onChange={onChange} />
}

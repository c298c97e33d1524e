import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { Checks } from "../form/checks.tsx"
import type { EventType } from "./webhook.ts"

export const eventTypes: ReadonlyArray<EventType> = [
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
export const EventChoices = ({ chosen, onChange }: EventChoicesProps): ReactElement => {
  const t = useText("automation/webhooks")
  const options = eventTypes.map((value) => ({
    value,
    label: t(`webhooks.${value}`),
    aside: <code className="font-mono text-sm text-fg-3">{value}</code>,
  }))
  return <Checks legend={t("webhooks.events")} options={options} chosen={chosen} onChange={onChange} />
}

import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
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
  return (
    <fieldset>
      <legend className="mb-1 font-[540]">{t("webhooks.events")}</legend>
      {eventTypes.map((type) => (
        <label
          key={type}
          className="flex min-h-9 flex-wrap items-center gap-x-3 rounded-md px-1 text-base max-md:min-h-11"
        >
          <input
            type="checkbox"
            className="size-4.5 shrink-0 accent-accent"
            checked={chosen.includes(type)}
            onChange={({ target }) =>
              onChange(eventTypes.filter((one) => one === type ? target.checked : chosen.includes(one)))}
          />
          {t(`webhooks.${type}`)} <code className="font-mono text-sm text-fg-3">{type}</code>
        </label>
      ))}
      {chosen.length === 0 && <p role="alert" className="mt-1 text-sm text-bad">{t("webhooks.noEvent")}</p>}
    </fieldset>
  )
}

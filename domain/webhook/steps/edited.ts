import { tidyName } from "../../kernel/tidy-name.ts"
import { switchedOn, type Webhook } from "../webhook.ts"

export interface WebhookChange {
  readonly url?: string
  readonly name?: string
  readonly events?: Webhook["events"]
  readonly isOn?: boolean
}

/** What is left out stays as it is. */
export const edited = ({ url, name, events, isOn }: WebhookChange) => (webhook: Webhook): Webhook => {
  const changed = {
    ...webhook,
    ...url !== undefined && { url },
    ...name !== undefined && { name: tidyName(name) },
    ...events !== undefined && { events: [...new Set(events)] },
  }
  if (isOn === undefined || isOn === (webhook.off === null)) return changed
  return isOn ? switchedOn(changed) : { ...changed, off: "owner" }
}

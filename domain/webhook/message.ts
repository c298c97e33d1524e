import { DateTime } from "effect"
import type { Delivery } from "./delivery.ts"
import { taskOf, type WebhookEvent } from "./webhook-event.ts"

interface Known {
  /** The title of its task now; null if that is gone, or there is none. */
  readonly title: string | null
  /** Where this server is. */
  readonly url: string
}

/** The body of what is sent: small, and without any text of a recording. */
export const messageOf = ({ event, at }: Pick<Delivery, "event" | "at">, { title, url }: Known): string => {
  const id = taskOf(event)
  return JSON.stringify({
    type: event.type,
    timestamp: DateTime.formatIso(at),
    data: {
      ...id !== null && { task_id: id, title },
      ...facts(event),
      links: id === null
        ? { page: `${url}/account` }
        : { page: `${url}/transcribe/task/${id}`, api: `${url}/api/transcription/tasks/${id}` },
    },
  })
}

const facts = (event: WebhookEvent): Readonly<Record<string, string | number>> => {
  switch (event.type) {
    case "task.completed":
      return { status: "completed" }
    case "task.failed":
      return { status: "failed", reason: event.reason }
    case "analysis.completed":
      return { status: "analysisCompleted" }
    case "task.shared":
      return { with: event.with }
    case "minutes.low":
      return { minutes_left: event.left, minutes_total: event.total }
    case "webhook.test":
      return {}
  }
}

import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"

/** What an address can be told of. */
export const EventType = Schema.Literals([
  "task.completed",
  "task.failed",
  "analysis.completed",
  "task.shared",
  "minutes.low",
])
export type EventType = typeof EventType.Type

const ofTask = { taskId: TaskId }

/** What happened: ids and codes only, so that no text of a user is kept here; the title is read when it is sent. */
export const WebhookEvent = Schema.Union([
  Schema.Struct({ type: Schema.Literal("task.completed"), ...ofTask }),
  /** `reason` is a code such as `NoSpeech`; `TaskCancelled` if somebody stopped it. */
  Schema.Struct({ type: Schema.Literal("task.failed"), ...ofTask, reason: Schema.String }),
  Schema.Struct({ type: Schema.Literal("analysis.completed"), ...ofTask }),
  Schema.Struct({
    type: Schema.Literal("task.shared"),
    ...ofTask,
    /** With all who have the link, with everybody, or with a person. */
    with: Schema.Literals(["link", "page", "person"]),
  }),
  Schema.Struct({ type: Schema.Literal("minutes.low"), left: Schema.Int, total: Schema.Int }),
  /** Asked for by the test button; nothing subscribes to it. */
  Schema.Struct({ type: Schema.Literal("webhook.test") }),
])
export type WebhookEvent = typeof WebhookEvent.Type

/** What is subscribed to, as opposed to tests. */
export type Announced = Extract<WebhookEvent, { readonly type: EventType }>

export const taskOf = (event: WebhookEvent): TaskId | null => "taskId" in event ? event.taskId : null

/** Events of one line are delivered one after the other: those of a task, or those of the account. */
export const lineOf = (event: WebhookEvent): string => taskOf(event) ?? event.type

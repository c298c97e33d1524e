import { DeliveryId, WebhookId } from "#domain/kernel/ids.ts"
import type { Attempt, Delivery } from "#domain/webhook/delivery.ts"
import type { Webhook } from "#domain/webhook/webhook.ts"
import { ada, at, taskId } from "../a-task.ts"

const nth = (kind: string, number: number): string =>
  `0190a5f2-7c1e-7000-${kind}-${number.toString().padStart(12, "0")}`

export const webhookId = (number: number): WebhookId => WebhookId.make(nth("8aaa", number))
export const deliveryId = (number: number): DeliveryId => DeliveryId.make(nth("8ddd", number))

const noon = at("2026-11-20T12:00:00.000Z")

export const aWebhook = (given: Partial<Webhook> = {}): Webhook => ({
  id: webhookId(1),
  ownerId: ada,
  url: "https://hooks.example/parley",
  name: "",
  events: ["task.completed", "task.shared"],
  off: null,
  secret: "sealed",
  previous: null,
  createdAt: at("2026-11-20T08:00:00.000Z"),
  failingSince: null,
  notice: null,
  ...given,
})

export const aDelivery = (number: number, given: Partial<Delivery> = {}): Delivery => ({
  id: deliveryId(number),
  webhookId: webhookId(1),
  ownerId: ada,
  event: { type: "task.completed", taskId: taskId(1) },
  at: noon,
  state: "waiting",
  nextAt: noon,
  attempts: 0,
  since: noon,
  tries: 0,
  ...given,
})

export const anAttempt = (given: Partial<Attempt> = {}): Attempt => ({
  number: 1,
  at: noon,
  milliseconds: 12,
  status: 500,
  fault: "status",
  answer: "no",
  ...given,
})

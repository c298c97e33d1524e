import { DateTime, Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import type { DeliveryJob } from "../../job/job.ts"
import type { UserId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { DeliveryStore } from "../../webhook/delivery-store.port.ts"
import { attemptLasts, type Delivery } from "../../webhook/delivery.ts"
import { attemptDelivery } from "../../webhook/shared/attempt.ts"
import { conclude } from "../../webhook/shared/conclude.ts"
import { taskOf } from "../../webhook/webhook-event.ts"
import { WebhookStore } from "../../webhook/webhook-store.port.ts"

/** How long deliveries of an account that is disabled are put off. */
const putOff = { hours: 1 } as const

/**
 * Sends a delivery, if it is its turn: what is not due, or waits for another one, is queued when it is. Of several workers that are
 * given the same one, one sends it.
 */
export const deliverWebhook = Effect.fn("pipeline.deliverWebhook")(function*({ deliveryId }: DeliveryJob) {
  const deliveries = yield* DeliveryStore
  const webhooks = yield* WebhookStore
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  const claimed = yield* deliveries.claim(deliveryId, now, DateTime.addDuration(now, attemptLasts))
  if (claimed === null) return
  const webhook = yield* webhooks.find(claimed.webhookId)
  if (webhook === null) return
  // It was switched off while this one was added.
  if (webhook.off !== null) return yield* deliveries.giveUp(webhook.id)
  if (!(yield* isActive(webhook.ownerId))) {
    const end = { state: "waiting", nextAt: DateTime.addDuration(now, putOff) } as const
    return yield* Effect.asVoid(deliveries.settle(claimed, end, null))
  }
  const attempted = yield* attemptDelivery(webhook, claimed, yield* titleOf(claimed))
  return yield* transaction(conclude(claimed, attempted))
})

const isActive = Effect.fnUntraced(function*(id: UserId) {
  const users = yield* UserStore
  const user = yield* users.get(id).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  return user?.disabledAt === null
})

/** As it is now; nothing of a task that is deleted is sent. */
const titleOf = Effect.fnUntraced(function*({ event }: Delivery) {
  const id = taskOf(event)
  if (id === null) return null
  const [task] = yield* (yield* TaskStore).getMany([id])
  return task?.title ?? null
})

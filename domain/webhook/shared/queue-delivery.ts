import { Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Delivery } from "../delivery.ts"

/** Queues the next attempt; once, however often it is called. */
export const queueDelivery = Effect.fnUntraced(function*({ id, ownerId, attempts }: Delivery) {
  const { enqueue } = yield* JobQueue
  yield* enqueue({ kind: "deliver", deliveryId: id, attempt: attempts + 1, account: ownerId, priority: false })
})

import { DateTime, Effect, Schedule } from "effect"
import { DeliveryStore } from "../delivery-store.port.ts"
import { logLasts } from "../delivery.ts"
import { mailNotices } from "./mail-notices.ts"
import { queueDelivery } from "./queue-delivery.ts"

/** How many are looked for at a time. */
const most = 500

/** Queues deliveries whose time has come, and those whose job was lost; mails notices; forgets the log after 30 days. Until the scope closes. */
export const keepDeliveries = Effect.suspend(() =>
  Effect.all([
    Effect.repeat(survives("queueing", queueDue), Schedule.spaced("5 seconds")),
    Effect.repeat(survives("mailing", mailNotices), Schedule.spaced("1 minute")),
    Effect.repeat(survives("forgetting", forgetOld), Schedule.spaced("1 day")),
  ], { concurrency: "unbounded", discard: true })
)

const survives = <R>(work: string, run: Effect.Effect<unknown, never, R>) =>
  Effect.catchDefect(run, (defect) => Effect.logError("Webhooks are looked at again later", { work, defect }))

export const queueDue = Effect.gen(function*() {
  const { due } = yield* DeliveryStore
  yield* Effect.forEach(yield* due(yield* DateTime.now, most), queueDelivery, { discard: true })
})

export const forgetOld = Effect.gen(function*() {
  const { forget } = yield* DeliveryStore
  yield* forget(DateTime.subtractDuration(yield* DateTime.now, logLasts))
})

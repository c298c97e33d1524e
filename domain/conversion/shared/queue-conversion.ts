import { Effect } from "effect"
import { UserStore } from "../../account/user-store.port.ts"
import { JobQueue } from "../../job/job-queue.port.ts"
import { includes } from "../../plan/feature.ts"
import type { Conversion } from "../conversion.ts"

/** Queues the work; once, however often it is called. */
export const queueConversion = Effect.fnUntraced(function*({ id: conversionId, ownerId: account }: Conversion) {
  const queue = yield* JobQueue
  const users = yield* UserStore
  const priority = yield* users.get(account).pipe(
    Effect.map(({ plan }) => includes(plan, "PRIORITY_TRANSCRIPTION")),
    Effect.catchTag("UserNotFound", () => Effect.succeed(false)),
  )
  yield* queue.enqueue({ kind: "convert", conversionId, attempt: 1, account, priority })
})

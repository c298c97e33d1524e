import { Effect } from "effect"
import { JobQueue } from "../../job/job-queue.port.ts"
import type { Job } from "../../job/job.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import * as Translating from "../../task/translating.ts"
import type { TranslatorFailed } from "../../translation/errors.ts"
import { waitFor } from "./wait-for.ts"

/** Gives the worker to others until the service may be asked again. What is translated is stored already. */
export const postponeTranslation = Effect.fnUntraced(function*(job: Job, failure: TranslatorFailed) {
  const tasks = yield* TaskStore
  const queue = yield* JobQueue
  const { transaction } = yield* UnitOfWork
  const wait = waitFor(job, failure)
  if (wait === null) return yield* failure
  const task = yield* transaction(Effect.gen(function*() {
    const waiting = yield* tasks.modify(
      job.taskId,
      (current) => Translating.postponeTranslation(current, job.attempt),
    )
    yield* queue.enqueue({ ...job, attempt: waiting.work.translations, waits: (job.waits ?? 0) + 1 }, wait)
    return waiting
  }))
  yield* publishTaskChanged(task)
})

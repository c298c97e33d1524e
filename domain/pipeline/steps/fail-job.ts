import { Cause, DateTime, Effect } from "effect"
import type { Job } from "../../job/job.ts"
import { awayIn } from "../../kernel/database-away.ts"
import { Support } from "../../kernel/support.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { tellFinished } from "../../notification/shared/tell-finished.ts"
import { releaseMinutes } from "../../plan/shared/book-minutes.ts"
import { bookingOf } from "../../task/booking.ts"
import * as Retranscribing from "../../task/retranscribing.ts"
import { releaseLinkUse } from "../../task/shared/link-quota.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import * as Transitions from "../../task/transitions.ts"
import { withTranslation } from "../../task/translating.ts"
import { TranslationStore } from "../../translation/translation-store.port.ts"
import { announce } from "../../webhook/shared/announce.ts"
import { failureOf, failureOfDefect, type StoppingRefusal } from "../failures.ts"
import { countFailure } from "./count-outcome.ts"

/** Marks a task as failed and returns its minutes. An interrupted worker leaves the task to the next one. */
export const failTranscription = Effect.fnUntraced(function*(job: Job, cause: Cause.Cause<StoppingRefusal>) {
  const failure = yield* reasonFor(job, cause)
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  yield* transaction(Effect.gen(function*() {
    const task = yield* tasks.modify(
      job.taskId,
      (current) => Transitions.failTranscription(current, job.attempt, failure, now),
    )
    yield* releaseMinutes(bookingOf(task))
    yield* countFailure(job, failure.code)
    yield* releaseLinkUse(task)
    yield* announce(task.ownerId, { type: "task.failed", taskId: task.id, reason: failure.code })
    yield* tellFinished(task)
    yield* events.publish({ taskId: task.id, owner: task.ownerId, kind: "status" })
  })).pipe(Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }))
})

/** Marks an analysis as failed: it costs no minutes, and an earlier result stays. */
export const failAnalysis = Effect.fnUntraced(function*(job: Job, cause: Cause.Cause<StoppingRefusal>) {
  const failure = yield* reasonFor(job, cause)
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const { transaction } = yield* UnitOfWork
  const now = yield* DateTime.now
  yield* transaction(Effect.gen(function*() {
    const fail = (current: Task) => Transitions.failAnalysis(current, job.attempt, failure, now)
    const task = yield* tasks.modify(job.taskId, fail)
    yield* countFailure(job, failure.code)
    yield* tellFinished(task)
    yield* events.publish({ taskId: task.id, owner: task.ownerId, kind: "status" })
  })).pipe(Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }))
})

/** Marks the repeated transcription of a span as failed: the old text stays. */
export const failRetranscription = Effect.fnUntraced(function*(job: Job, cause: Cause.Cause<StoppingRefusal>) {
  const failure = yield* reasonFor(job, cause)
  const tasks = yield* TaskStore
  const events = yield* TaskEvents
  const { transaction } = yield* UnitOfWork
  yield* transaction(Effect.gen(function*() {
    const task = yield* tasks.modify(
      job.taskId,
      (current) => Retranscribing.failRetranscription(current, job.attempt, failure),
    )
    yield* releaseMinutes(Retranscribing.spanBookingOf(task))
    yield* countFailure(job, failure.code)
    yield* events.publish({ taskId: task.id, owner: task.ownerId, kind: "status" })
  })).pipe(Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }))
})

/** Marks a translation as failed: what is translated stays. */
export const failTranslation = Effect.fnUntraced(function*(job: Job, cause: Cause.Cause<StoppingRefusal>) {
  const failure = yield* reasonFor(job, cause)
  const tasks = yield* TaskStore
  const translations = yield* TranslationStore
  const events = yield* TaskEvents
  const { transaction } = yield* UnitOfWork
  yield* transaction(Effect.gen(function*() {
    const task = yield* tasks.modify(
      job.taskId,
      (current) => withTranslation(current, job.attempt, { _tag: "Failed", failure }),
    )
    yield* countFailure(job, failure.code)
    const stored = task.translation && (yield* translations.get(task.id, task.translation.language))
    if (stored) yield* translations.save(task.id, { ...stored, state: "failed", failure })
    yield* events.publish({ taskId: task.id, owner: task.ownerId, kind: "status" })
  })).pipe(Effect.catchTags({ Superseded: () => Effect.void, TaskNotFound: () => Effect.void }))
})

const reasonFor = Effect.fnUntraced(function*({ kind, taskId }: Job, cause: Cause.Cause<StoppingRefusal>) {
  if (Cause.hasInterruptsOnly(cause)) return yield* Effect.interrupt
  // The queue retries the job, and it resumes where it was.
  const away = awayIn(cause)
  if (away !== null) return yield* Effect.die(away)
  const refusal = cause.reasons.find(Cause.isFailReason)
  const support = yield* Support
  if (refusal !== undefined) return failureOf(kind, refusal.error, support)
  yield* Effect.logError("a job failed", { kind, taskId }, cause)
  return failureOfDefect(kind, cause, support)
})

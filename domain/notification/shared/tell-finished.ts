import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { NoticeId } from "../../kernel/ids.ts"
import { stateOf } from "../../task/status.ts"
import type { Task } from "../../task/task.ts"
import { MailChoiceStore } from "../mail-choice-store.port.ts"
import { NoticeStore } from "../notice-store.port.ts"
import type { Notice } from "../notice.ts"
import { PushDeviceStore } from "../push-device-store.port.ts"

/**
 * Has the owner told that a task is ready or has failed, once no more is done to it: on each device that is switched on, and by mail
 * once its notes are there, if they want that. Call it inside the transaction that makes it so: then it is sent at least once, and
 * never if it did not happen.
 */
export const tellFinished = Effect.fnUntraced(function*(task: Task) {
  const state = stateOf(task)
  if (state === null || state === "running") return task
  const devices = yield* PushDeviceStore
  const { find } = yield* MailChoiceStore
  const now = yield* DateTime.now
  const news = state === "failed" ? "failed" : "ready"
  const { attempt, analysisAttempt } = task.work
  const pushes = (yield* devices.list(task.ownerId, now)).map(({ id }) =>
    ({ pushDeviceId: id, news, occasion: `${news} ${attempt}.${analysisAttempt}` }) as const
  )
  const isMailed = state === "finished" && task.analysis._tag === "Completed" && (yield* find(task.ownerId)).notesReady
  const mails = isMailed ? [{ pushDeviceId: null, news: "notes", occasion: "notes" } as const] : []
  const wanted = [...pushes, ...mails]
  if (wanted.length === 0) return task
  const { next } = yield* IdSource
  const { add } = yield* NoticeStore
  const about = { userId: task.ownerId, taskId: task.id, at: now, nextAt: now, state: "waiting", tries: 0 } as const
  yield* add(
    yield* Effect.forEach(
      wanted,
      (one) => Effect.map(next, (id): Notice => ({ ...about, ...one, id: NoticeId.make(id) })),
    ),
  )
  return task
})

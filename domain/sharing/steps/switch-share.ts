import { DateTime, Effect, Result } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireOwnTask } from "../../task/shared/require-own-task.ts"
import { shareStateOf } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { ShareStore } from "../share-store.port.ts"
import { type Share, switchedOn } from "../share.ts"

/** Switches the link on or off, as `wanted` decides from its current state, creating it if necessary. */
export const switchShare = Effect.fnUntraced(function*(taskId: TaskId, wanted: (isOn: boolean) => boolean) {
  yield* requireOwnTask(taskId)
  const { create } = yield* Secrets
  const { url } = yield* PublicAddress
  const { transaction } = yield* UnitOfWork
  const fresh = yield* create("")
  const { task, share } = yield* transaction(apply(taskId, wanted, fresh))
  yield* publishTaskChanged(task)
  return shareStateOf(taskId, share?.isOn === true ? share.token : null, url)
})

const apply = Effect.fnUntraced(function*(taskId: TaskId, wanted: (isOn: boolean) => boolean, fresh: string) {
  const tasks = yield* TaskStore
  const shares = yield* ShareStore
  const updatedAt = yield* DateTime.now
  // First, because this locks the task: of two concurrent requests the second sees what the first saved.
  const task = yield* tasks.modify(taskId, (current) => Result.succeed({ ...current, updatedAt }))
  const before = yield* shares.get(taskId)
  const share: Share | null = wanted(before?.isOn ?? false)
    ? yield* Effect.fromResult(switchedOn(task, before, fresh))
    : before && { ...before, isOn: false }
  if (share !== null) yield* shares.save(taskId, share)
  return { task, share }
})

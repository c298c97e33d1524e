import { DateTime, Effect, Result } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { Task } from "../../task/task.ts"
import { announce } from "../../webhook/shared/announce.ts"
import { ShareStore } from "../share-store.port.ts"
import { newShare, type Share, type Shareable } from "../share.ts"
import { shareable } from "./shareable.ts"
import { viewShare } from "./view-share.ts"

/** What a change is decided from. `fresh` is the token of a new link. */
export interface Before {
  readonly task: Task
  readonly content: Shareable
  readonly share: Share
  readonly fresh: string
}

/** Changes the sharing of the caller's task. Pages that have its link open check again. */
export const changeShare = Effect.fnUntraced(
  function*<E, R>(taskId: TaskId, decide: (before: Before) => Effect.Effect<Share, E, R>) {
    yield* requireTask(taskId)
    const { create } = yield* Secrets
    const { transaction } = yield* UnitOfWork
    const fresh = yield* create("")
    const { task, content, share } = yield* transaction(apply(taskId, fresh, decide))
    yield* publishTaskChanged(task)
    return yield* viewShare(content, share)
  },
)

const apply = Effect.fnUntraced(
  function*<E, R>(taskId: TaskId, fresh: string, decide: (before: Before) => Effect.Effect<Share, E, R>) {
    const tasks = yield* TaskStore
    const shares = yield* ShareStore
    const updatedAt = yield* DateTime.now
    // First, because this locks the task: of two concurrent requests the second sees what the first saved.
    const task = yield* tasks.modify(taskId, (current) => Result.succeed({ ...current, updatedAt }))
    const content = yield* shareable(taskId)
    const before = (yield* shares.get(taskId)) ?? newShare(fresh)
    const share = yield* decide({ task, content, share: before, fresh })
    yield* shares.save(taskId, share)
    const shared = sharedBy(before, share)
    if (shared !== null) yield* announce(task.ownerId, { type: "task.shared", taskId, with: shared })
    return { task, content, share }
  },
)

/** With whom a change shares a task that was not shared with them before. */
const sharedBy = (before: Share, after: Share): "link" | "page" | null =>
  after.isOn && !before.isOn ? "link" : after.publication !== null && before.publication === null ? "page" : null

import { DateTime, Effect, Result, Schema } from "effect"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { shareStateOf } from "../../library/task-view.ts"
import { tellChange } from "../../task/shared/publish-task-changed.ts"
import { ownTask } from "../../task/shared/require-own-task.ts"
import { TaskId } from "../../task/task-id.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import * as Sharing from "../share.ts"

const ShareState = wire({ shareStatus: Schema.Boolean, shareUrl: Schema.NullOr(Schema.String) })

/** Makes the link, or gives the one that was made before and switches it on. */
export const shareTask = useCase("task.shareTask", {
  input: wire({ taskId: TaskId }),
  output: ShareState,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* ownTask(taskId)
    const tasks = yield* TaskStore
    const { create } = yield* Secrets
    const { url } = yield* PublicAddress
    const token = yield* create("")
    const now = yield* DateTime.now
    const task = yield* tasks.modify(taskId, (current) => Sharing.share(current, token, now))
    yield* tellChange(task)
    return shareStateOf(task, url)
  }),
})

/** Switches the link on or off; without `on`, to the other state. The link stays the same. */
export const toggleShare = useCase("task.toggleShare", {
  input: wire({ taskId: TaskId, on: Schema.optionalKey(Schema.Boolean) }),
  output: ShareState,
  run: Effect.fnUntraced(function*({ taskId, on }) {
    yield* ownTask(taskId)
    const tasks = yield* TaskStore
    const { create } = yield* Secrets
    const { url } = yield* PublicAddress
    const token = yield* create("")
    const now = yield* DateTime.now
    const task = yield* tasks.modify(taskId, (current) =>
      (on ?? !(current.share?.on ?? false))
        ? Sharing.share(current, token, now)
        : Result.succeed(Sharing.hide(current, now)))
    yield* tellChange(task)
    return shareStateOf(task, url)
  }),
})

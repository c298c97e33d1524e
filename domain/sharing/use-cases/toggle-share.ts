import { DateTime, Effect, Result, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { Secrets } from "../../kernel/secrets.port.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { requireOwnTask } from "../../task/shared/require-own-task.ts"
import { shareStateOf } from "../../task/task-item.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { ShareState } from "../share.ts"
import * as Sharing from "../share.ts"

/** Switches the link on or off; without `on`, to the other state. The link stays the same. */
export const toggleShare = useCase("sharing.toggleShare", {
  input: wire({ taskId: TaskId, on: Schema.optionalKey(Schema.Boolean) }),
  output: ShareState,
  run: Effect.fnUntraced(function*({ taskId, on }) {
    yield* requireOwnTask(taskId)
    const tasks = yield* TaskStore
    const { create } = yield* Secrets
    const { url } = yield* PublicAddress
    const token = yield* create("")
    const now = yield* DateTime.now
    const task = yield* tasks.modify(taskId, (current) =>
      (on ?? !(current.share?.on ?? false))
        ? Sharing.share(current, token, now)
        : Result.succeed(Sharing.hide(current, now)))
    yield* publishTaskChanged(task)
    return shareStateOf(task, url)
  }),
})

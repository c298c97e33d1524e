import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { ShareStore } from "../share-store.port.ts"
import { ShareView } from "../share-view.ts"
import { newShare } from "../share.ts"
import { shareable } from "../steps/shareable.ts"
import { viewShare } from "../steps/view-share.ts"

/** The public link of the caller's task and its settings, whether it is on or not. */
export const getShare = useCase("sharing.getShare", {
  input: wire({ taskId: TaskId }),
  output: ShareView,
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    const shares = yield* ShareStore
    const share = (yield* shares.get(taskId)) ?? newShare("")
    return yield* viewShare(yield* shareable(taskId), share)
  }),
})

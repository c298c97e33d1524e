import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { voicesOfTask } from "../shared/voices-of-task.ts"
import { TaskVoicesView } from "../task-voices-view.ts"

/** Who the speakers of a task may be, by the voices that its owner keeps, and whose voices are kept from it. */
export const getTaskVoices = useCase("voice.getTaskVoices", {
  input: wire({ taskId: TaskId }),
  output: TaskVoicesView,
  run: Effect.fnUntraced(function*({ taskId }) {
    return yield* voicesOfTask(yield* requireTask(taskId))
  }),
})

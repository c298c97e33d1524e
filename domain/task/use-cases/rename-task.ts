import { DateTime, Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { requireSpace } from "../../kernel/require-space.ts"
import { tidyName } from "../../kernel/tidy-name.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { publishTaskChanged } from "../shared/publish-task-changed.ts"
import { viewItem } from "../shared/view-items.ts"
import { changeManagedTask } from "../steps/change-managed-task.ts"
import { TaskItem } from "../task-item.ts"
import { Title } from "../title.ts"

export const renameTask = useCase("task.renameTask", {
  input: wire({ taskId: TaskId, title: Title }),
  output: TaskItem,
  run: Effect.fnUntraced(function*({ taskId, title }) {
    yield* requireSpace()
    const updatedAt = yield* DateTime.now
    const task = yield* changeManagedTask(taskId, (current) => ({ ...current, title: tidyName(title), updatedAt }))
    yield* publishTaskChanged(task)
    return yield* viewItem(task)
  }),
})

import { DateTime, Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { MeetingStore } from "../meeting-store.port.ts"
import { MeetingView, viewOf } from "../meeting-view.ts"

/** How a guest in a meeting is doing. */
export const getMeeting = useCase("meeting.getMeeting", {
  input: wire({ id: TaskId }),
  output: MeetingView,
  run: Effect.fnUntraced(function*({ id }) {
    const task = yield* requireTask(id)
    const { get } = yield* MeetingStore
    return viewOf(yield* get(id), task, yield* DateTime.now)
  }),
})

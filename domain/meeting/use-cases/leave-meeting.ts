import { DateTime, Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { TaskEvents } from "../../task/task-events.port.ts"
import { atPresent } from "../at-present.ts"
import { MeetingNotFound } from "../errors.ts"
import { MeetingStore } from "../meeting-store.port.ts"
import { MeetingView, viewOf } from "../meeting-view.ts"

/** Calls a guest back, wherever it runs. What it has heard is kept; after the end of the meeting nothing happens. */
export const leaveMeeting = useCase("meeting.leaveMeeting", {
  input: wire({ id: TaskId }),
  output: MeetingView,
  run: Effect.fnUntraced(function*({ id }) {
    const task = yield* requireTask(id)
    const { modify } = yield* MeetingStore
    const now = yield* DateTime.now
    const meeting = yield* modify(
      id,
      (one) => {
        const present = atPresent(one, task, now)
        return present.state === "ended" || present.leaveAskedAt !== null ? one : { ...present, leaveAskedAt: now }
      },
    )
    if (meeting === null) return yield* new MeetingNotFound()
    yield* (yield* TaskEvents).publish({ taskId: id, owner: task.ownerId, kind: "progress" })
    return viewOf(meeting, task, now)
  }),
})

import { DateTime, Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import { atPresent } from "../at-present.ts"
import { MeetingStore } from "../meeting-store.port.ts"

/** The meetings that an account has a guest in, or on its way. Those whose task was stopped meanwhile are ended first. */
export const openMeetings = Effect.fnUntraced(function*(owner: UserId) {
  const { get } = yield* TaskStore
  const { modify, open } = yield* MeetingStore
  const now = yield* DateTime.now
  const present = yield* Effect.forEach(yield* open(owner), ({ taskId }) =>
    get(taskId).pipe(
      Effect.flatMap((task) => modify(taskId, (meeting) => atPresent(meeting, task, now))),
      Effect.catchTag("TaskNotFound", () => Effect.succeed(null)),
    ))
  return present.flatMap((meeting) => meeting === null || meeting.state === "ended" ? [] : [meeting])
})

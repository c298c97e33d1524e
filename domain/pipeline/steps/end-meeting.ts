import { DateTime, Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { MeetingStore } from "../../meeting/meeting-store.port.ts"
import type { MeetingReason } from "../../meeting/meeting.ts"
import { TaskEvents } from "../../task/task-events.port.ts"

/** The meeting is over for the guest; an end that is known already stays. Null if the task is gone. */
export const endMeeting = Effect.fnUntraced(function*(id: TaskId, reason: MeetingReason) {
  const { modify } = yield* MeetingStore
  const { publish } = yield* TaskEvents
  const now = yield* DateTime.now
  const ended = yield* modify(
    id,
    (meeting) =>
      meeting.state === "ended"
        ? meeting
        : {
          ...meeting,
          state: "ended",
          reason,
          isWaiting: false,
          people: [],
          endedAt: endOf(meeting.heartbeatAt, now, reason),
        },
  )
  if (ended !== null) yield* publish({ taskId: id, owner: ended.ownerId, kind: "progress" })
  return ended
})

/** After a restart, the guest was there until its last sign of life. */
const endOf = (heartbeatAt: DateTime.Utc, now: DateTime.Utc, reason: MeetingReason): DateTime.Utc =>
  reason === "server-restarted" ? heartbeatAt : now

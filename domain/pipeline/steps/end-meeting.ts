import { DateTime, Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { MeetingStore } from "../../meeting/meeting-store.port.ts"
import type { MeetingReason } from "../../meeting/meeting.ts"
import { TaskEvents } from "../../task/task-events.port.ts"

/** The meeting is over for the guest, now; an end that is known already stays. Null if the task is gone. */
export const endMeeting = Effect.fnUntraced(function*(id: TaskId, reason: MeetingReason) {
  return yield* endMeetingAt(id, reason, reason === "server-restarted" ? null : yield* DateTime.now)
})

/** Ends the meeting at another time: null for one that nobody knows, which is then the guest's last sign of life. */
export const endMeetingAt = Effect.fnUntraced(function*(id: TaskId, reason: MeetingReason, at: DateTime.Utc | null) {
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
          endedAt: at === null
            ? meeting.heartbeatAt
            : DateTime.clamp(at, { minimum: meeting.heartbeatAt, maximum: now }),
        },
  )
  if (ended !== null) yield* publish({ taskId: id, owner: ended.ownerId, kind: "progress" })
  return ended
})

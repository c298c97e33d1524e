import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { UnitOfWork } from "../../kernel/unit-of-work.port.ts"
import {
  JoinFailed,
  MeetingExpired,
  type MeetingMissed,
  MeetingNeedsLogin,
  NotAdmitted,
  WrongMeetingPassword,
} from "../../meeting/errors.ts"
import type { MeetingReason } from "../../meeting/meeting.ts"
import { stopTask } from "../../task/shared/stop-task.ts"

/** Ends the task of a guest who was never in: cancelled if it was called back, failed with the reason otherwise. */
export const missedBy = Effect.fnUntraced(function*(id: TaskId, reason: MeetingReason) {
  const { transaction } = yield* UnitOfWork
  if (reason === "left") {
    return yield* Effect.asVoid(transaction(stopTask(id))).pipe(Effect.catchTag("NothingRunning", () => Effect.void))
  }
  return yield* refusalOf(reason)
})

const refusalOf = (reason: MeetingReason): MeetingMissed => {
  if (reason === "not-admitted" || reason === "removed") return new NotAdmitted()
  if (reason === "link-expired" || reason === "host-ended") return new MeetingExpired()
  if (reason === "wrong-password") return new WrongMeetingPassword()
  return reason === "needs-login" ? new MeetingNeedsLogin() : new JoinFailed()
}

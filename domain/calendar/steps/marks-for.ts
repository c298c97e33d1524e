import { DateTime } from "effect"
import type { FoundMeeting } from "../calendar.ts"
import { keysOf, type Mark, marksLast } from "../mark.ts"

type Fate = Pick<Mark, "state"> & Partial<Pick<Mark, "taskId" | "refusal">>

/** What became of a meeting, under each key by which it is known. */
export const marksFor = (meeting: FoundMeeting, { state, taskId = null, refusal = null }: Fate): ReadonlyArray<Mark> =>
  keysOf(meeting).map((key) => ({
    key,
    state,
    taskId,
    refusal,
    until: DateTime.addDuration(meeting.endsAt, marksLast),
  }))

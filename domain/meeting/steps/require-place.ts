import { Effect } from "effect"
import type { TaskId, UserId } from "../../kernel/ids.ts"
import { AlreadyInMeeting, TooManyMeetings } from "../errors.ts"
import type { MeetingLink } from "../meeting-link.ts"
import { placeOf } from "../place-of.ts"
import { openMeetings } from "./open-meetings.ts"

/** Meetings of an account at a time. */
const atOnce = 3

/** An account has one guest in a meeting, and few at a time; its task `id` does not count. Call it with the account locked. */
export const requirePlace = Effect.fnUntraced(function*(owner: UserId, link: MeetingLink, id: TaskId) {
  const others = (yield* openMeetings(owner)).filter(({ taskId }) => taskId !== id)
  if (others.some((one) => placeOf(one.link) === placeOf(link))) return yield* new AlreadyInMeeting()
  if (others.length >= atOnce) return yield* new TooManyMeetings({ max: atOnce })
})

import { Effect } from "effect"
import type { User } from "../../account/user.ts"
import { UsageLimitReached } from "../../plan/errors.ts"
import { standingOf } from "../../plan/shared/standing.ts"
import { MeetingLinkRefused, MeetingsOff, ServiceNotAttended } from "../errors.ts"
import { MeetingGuest } from "../meeting-guest.port.ts"
import { MeetingRules } from "../meeting-rules.ts"
import { meetingLink } from "../read-meeting-link.ts"

/** The meeting that a pasted link is of, if a guest can go there; refused before anything is stored. The link is never opened here. */
export const openDoor = Effect.fnUntraced(function*(written: string, user: User) {
  const { jitsiHosts } = yield* MeetingRules
  const { offered } = yield* MeetingGuest
  const link = yield* Effect.fromResult(meetingLink(written, jitsiHosts)).pipe(
    Effect.mapError((issue) => new MeetingLinkRefused({ issues: [issue] })),
  )
  const { services, missing } = yield* offered
  if (missing !== null) return yield* new MeetingsOff()
  if (!services.includes(link.service)) return yield* new ServiceNotAttended({ service: link.service })
  const { left, isLimited } = yield* standingOf(user)
  if (isLimited && left < 1) return yield* new UsageLimitReached({ needed: 1, left })
  return link
})

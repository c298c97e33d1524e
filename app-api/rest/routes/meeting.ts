import { getMeetingOffer } from "#domain/meeting/use-cases/get-meeting-offer.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { leaveMeeting } from "#domain/meeting/use-cases/leave-meeting.ts"
import { Effect } from "effect"
import { HttpApiBuilder } from "effect/http-api"
import { Api } from "../contract/api.ts"
import { answering } from "../envelope.ts"

export const MeetingRoutes = HttpApiBuilder.group(
  Api,
  "meeting",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        joinMeeting: ({ payload }) => answer(joinMeeting, payload),
        getMeetingOffer: () => answer(getMeetingOffer, {}),
        getMeeting: ({ params }) => answer(getMeeting, params),
        leaveMeeting: ({ params }) => answer(leaveMeeting, params),
      })),
)

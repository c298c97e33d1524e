import { getMeetingOffer } from "#domain/meeting/use-cases/get-meeting-offer.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { leaveMeeting } from "#domain/meeting/use-cases/leave-meeting.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers } from "../envelope.ts"
import { OneTask, says } from "../shapes.ts"

const { get, post } = HttpApiEndpoint

export const Meeting = HttpApiGroup.make("meeting").annotate(
  OpenApi.Description,
  "Guests in online meetings: each is a task whose transcript grows while people speak",
).add(
  post("joinMeeting", "/api/meeting/join", { payload: joinMeeting.input, ...answers(joinMeeting.output) })
    .annotateMerge(
      says(
        "Join a meeting",
        "Sends a guest to a meeting by its link. It says in the chat who it is and that it records. Minutes are reserved once it is "
          + "let in, and charged by the clock.",
      ),
    ),
  get("getMeetingOffer", "/api/meeting/offer", { ...answers(getMeetingOffer.output) }).annotateMerge(
    says("What can be joined", "The services whose meetings this server attends, or why it attends none."),
  ),
  get("getMeeting", "/api/meeting/:id", { params: OneTask, ...answers(getMeeting.output) }).annotateMerge(
    says("Get a meeting", "Its state (`joining`, `inMeeting`, `ended`, `unknown`) with the reason, and who is there."),
  ),
  post("leaveMeeting", "/api/meeting/:id/leave", { params: OneTask, ...answers(leaveMeeting.output) }).annotateMerge(
    says("Leave a meeting", "Calls the guest back; what it has heard is kept, and the summary begins."),
  ),
).middleware(Authentication)

export const MeetingRoutes = HttpApiBuilder.group(
  areaApi(Meeting),
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

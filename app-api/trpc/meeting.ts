import { getMeetingGuest } from "#domain/meeting/use-cases/get-meeting-guest.ts"
import { getMeetingOffer } from "#domain/meeting/use-cases/get-meeting-offer.ts"
import { getMeeting } from "#domain/meeting/use-cases/get-meeting.ts"
import { joinMeeting } from "#domain/meeting/use-cases/join-meeting.ts"
import { leaveMeeting } from "#domain/meeting/use-cases/leave-meeting.ts"
import { mutation, operatorQuery, query, router } from "./trpc.ts"

export const meetingRouter = router({
  getMeeting: query(getMeeting),
  getMeetingGuest: operatorQuery(getMeetingGuest),
  getMeetingOffer: query(getMeetingOffer),
  joinMeeting: mutation(joinMeeting),
  leaveMeeting: mutation(leaveMeeting),
})

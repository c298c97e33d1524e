import { getMeetingGuest } from "./use-cases/get-meeting-guest.ts"
import { getMeetingOffer } from "./use-cases/get-meeting-offer.ts"
import { getMeeting } from "./use-cases/get-meeting.ts"
import { joinMeeting } from "./use-cases/join-meeting.ts"
import { leaveMeeting } from "./use-cases/leave-meeting.ts"

export const meetingCases = [getMeeting, getMeetingGuest, getMeetingOffer, joinMeeting, leaveMeeting] as const

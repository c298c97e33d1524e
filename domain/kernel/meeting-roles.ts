import { ofAccount, ofOwner, ofPerson, ofReaders, ofServer, reading, type Row } from "./role-rows.ts"

/** Who may send guests to meetings, and keep a calendar of them. */
export const meetingRoles = {
  "calendar.getCalendar": reading(ofAccount),
  "calendar.joinUpcoming": ofAccount,
  "calendar.listUpcoming": reading(ofAccount),
  "calendar.removeCalendar": ofPerson,
  "calendar.saveCalendar": ofPerson,
  "calendar.skipUpcoming": ofAccount,
  "meeting.getMeeting": reading(ofReaders),
  "meeting.getMeetingGuest": ofServer,
  "meeting.getMeetingOffer": reading(ofAccount),
  "meeting.joinMeeting": ofAccount,
  "meeting.leaveMeeting": ofOwner,
} as const satisfies Readonly<Record<string, Row>>

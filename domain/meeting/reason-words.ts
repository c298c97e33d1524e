import type { MeetingReason } from "./meeting.ts"

/** Why a meeting ended, or is unknown, for people who read English. */
export const reasonWords: Readonly<Record<MeetingReason, string>> = {
  "host-ended": "The host ended the meeting",
  "everybody-left": "Everybody left",
  alone: "The guest was alone for five minutes",
  removed: "Somebody removed the guest",
  "asked-to-leave": "A participant asked the guest to leave",
  left: "You called the guest back",
  "not-admitted": "Nobody let the guest in",
  "link-expired": "The link leads to no meeting, or to one that is over",
  "wrong-password": "The meeting wants another password",
  "needs-login": "The meeting lets in only people who are signed in there",
  "time-limit": "The meeting reached the longest time that the plan allows",
  "no-minutes": "The minutes of the account were used up",
  "server-restarted": "The server was restarted",
  "guest-crashed": "The browser of the guest ended",
  "service-failed": "The service of the meeting cannot be reached, or has changed",
  "no-heartbeat": "Nothing has been heard of the guest for a minute",
}

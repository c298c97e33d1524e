import { Schema } from "effect"

/** The services whose links are recognised. */
export const MeetingService = Schema.Literals(["jitsi", "google-meet", "zoom", "teams"])
export type MeetingService = typeof MeetingService.Type

/** As people call them. */
export const serviceNames: Readonly<Record<MeetingService, string>> = {
  jitsi: "Jitsi",
  "google-meet": "Google Meet",
  zoom: "Zoom",
  teams: "Microsoft Teams",
}

/** A meeting as people name it to each other. */
export const MeetingLink = Schema.Struct({
  service: MeetingService,
  /** The one address under which it is known, its password included. */
  url: Schema.String,
  /** The host alone, in lower case. */
  host: Schema.String,
  /** What the service calls it: a room's name, a number, a code. */
  room: Schema.String,
  passcode: Schema.NullOr(Schema.String),
})
export type MeetingLink = typeof MeetingLink.Type

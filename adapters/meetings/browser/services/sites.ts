import type { MeetingService } from "#domain/meeting/meeting-link.ts"
import type { MeetingSite } from "../meeting-site.ts"
import { googleMeet } from "./google-meet.ts"
import { jitsi } from "./jitsi.ts"

/** The services whose pages the guest knows. */
export const ownServices = ["jitsi", "google-meet"] as const satisfies ReadonlyArray<MeetingService>
export type OwnService = typeof ownServices[number]

const sites: Readonly<Record<OwnService, MeetingSite>> = { jitsi, "google-meet": googleMeet }

export const siteOf = (service: OwnService): MeetingSite => sites[service]

export const isOwnService = (service: MeetingService): service is OwnService =>
  ownServices.some((known) => known === service)

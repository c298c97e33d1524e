import { decodedRoom } from "./decoded-room.ts"
import type { MeetingLink } from "./meeting-link.ts"

/**
 * Where a meeting is, the same however its link is written: passwords are not part of it, Zoom finds a number at every host of
 * its own, and Jitsi takes capitals for small letters.
 */
export const placeOf = ({ service, host, room }: MeetingLink): string => {
  if (service === "jitsi") return `jitsi ${host} ${decodedRoom(room).toLowerCase()}`
  return service === "zoom" && !/^\d+$/.test(room) ? `zoom ${host} ${room}` : `${service} ${room}`
}

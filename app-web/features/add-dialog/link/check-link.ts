/** What is wrong with an address. */
export type LinkError = "empty" | "notAnAddress" | "notWeb" | "otherHost"

export const checkLink = (text: string, hosts: ReadonlyArray<string>): LinkError | null => {
  const typed = text.trim()
  if (typed === "") return "empty"
  const url = urlOf(typed)
  if (url === null) return "notAnAddress"
  if (url.protocol !== "https:" && url.protocol !== "http:") return "notWeb"
  if (!url.hostname.includes(".")) return "notAnAddress"
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`)) ? null : "otherHost"
}

/** People leave out the protocol. */
const urlOf = (typed: string): URL | null => {
  const whole = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`
  return /\s/.test(typed) ? null : URL.parse(whole)
}

export const videoHosts = ["youtube.com", "youtu.be"] as const

export const meetingHosts = ["zoom.us", "meet.google.com", "teams.microsoft.com", "teams.live.com"] as const

const longest = 2000

/** The web addresses in a text that a calendar holds: plain, in brackets, in HTML, or wrapped by a mail filter. */
export const addressesIn = (text: string): ReadonlyArray<string> =>
  Array.from(text.matchAll(/https?:\/\/[^\s<>"'\\^`{|}\p{Cc}]+/giu), ([found]) => unwrapped(tidied(found)))
    .filter((address) => address.length <= longest)

/** Without HTML's way to write "&", and without what the sentence ends with. */
const tidied = (address: string): string => {
  const written = address.replaceAll(/&amp;/gi, "&").replace(/&(?:gt|lt|quot|nbsp|#\d+);.*$/i, "")
  const ended = written.replace(/[.,;:!?*_\]]+$/u, "")
  return ended.endsWith(")") && !ended.includes("(") ? tidied(ended.slice(0, -1)) : ended
}

/** Mail filters and web mail put another address around those in invitations. */
const wrappers = [
  /^https:\/\/[\w.-]+\.safelinks\.protection\.outlook\.com\/[^#]*[?&]url=(?<inner>[^&#]*)/i,
  /^https:\/\/www\.google\.com\/url\?(?:[^#]*&)?q=(?<inner>[^&#]*)/i,
]

const unwrapped = (address: string): string => {
  const inner = decoded(wrappers.map((wrapper) => wrapper.exec(address)?.groups?.["inner"]).find(Boolean) ?? "")
  return /^https?:\/\//i.test(inner) ? inner : address
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    // Half of an escape: no address that anybody could follow.
    return ""
  }
}

import type { CallerDevice } from "#domain/kernel/caller-device.ts"

/** Set by the server on every request: the country that a trusted proxy names, or empty. */
export const countryHeader = "x-caller-country"

/** The client's name for its device, percent-encoded where it is not plain ASCII. */
const nameHeader = "x-device-name"

/** The device a request comes from, by its headers. */
export const deviceOf = (headers: Headers): CallerDevice => ({
  userAgent: headers.get("user-agent"),
  name: decoded(headers.get(nameHeader)),
  country: headers.get(countryHeader) || null,
})

const decoded = (name: string | null): string | null => {
  try {
    return name === null ? null : decodeURIComponent(name)
  } catch {
    return name
  }
}

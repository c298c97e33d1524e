import ICAL from "ical.js"
import { namedZone } from "./named-zone.ts"
import { windowsZones } from "./windows-zones.ts"

export interface Zone {
  readonly zone: ICAL.Timezone
  /** False for a name that means nothing here: the zone is then the owner's. */
  readonly isSure: boolean
}

/** Finds zones by the names that a calendar uses, and makes them known to the parser. */
export const zonesOf = (defined: ReadonlyMap<string, string>, own: ICAL.Timezone): (tzid: string) => Zone => {
  const found = new Map<string, Zone>()
  return (tzid) => {
    const known = found.get(tzid) ?? find(tzid, defined, own)
    found.set(tzid, known)
    ICAL.TimezoneService.register(known.zone, tzid)
    return known
  }
}

/**
 * What this machine knows comes first: definitions in files are often too short to include the next change of clocks. Then
 * the file's own, then what Windows calls it, then a name at the end of a path such as /mozilla.org/20050126_1/Europe/Berlin.
 */
const find = (tzid: string, defined: ReadonlyMap<string, string>, own: ICAL.Timezone): Zone => {
  const tail = /[A-Z][\w+-]*(?:\/[A-Z][\w+-]*){1,2}$/i.exec(tzid)?.[0] ?? ""
  const zone = namedZone(tzid) ?? definedZone(defined.get(tzid))
    ?? namedZone(windowsZones[tzid] ?? "?") ?? (tail === "" ? null : namedZone(tail))
  return zone === null ? { zone: own, isSure: false } : { zone, isSure: true }
}

const definedZone = (text: string | undefined): ICAL.Timezone | null => {
  if (text === undefined) return null
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)))
    // Without a rule it would count as UTC.
    zone.utcOffset(ICAL.Time.now())
    return zone.component.getAllSubcomponents().length === 0 ? null : zone
  } catch {
    return null
  }
}

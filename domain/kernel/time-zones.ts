import { DateTime, Option } from "effect"

/** What a zone is called today. Browsers and ICU still list the name on the left. */
export const renamedZones: Readonly<Record<string, string>> = {
  "Africa/Asmera": "Africa/Asmara",
  "America/Buenos_Aires": "America/Argentina/Buenos_Aires",
  "America/Catamarca": "America/Argentina/Catamarca",
  "America/Coral_Harbour": "America/Atikokan",
  "America/Cordoba": "America/Argentina/Cordoba",
  "America/Godthab": "America/Nuuk",
  "America/Indianapolis": "America/Indiana/Indianapolis",
  "America/Jujuy": "America/Argentina/Jujuy",
  "America/Louisville": "America/Kentucky/Louisville",
  "America/Mendoza": "America/Argentina/Mendoza",
  "Asia/Calcutta": "Asia/Kolkata",
  "Asia/Katmandu": "Asia/Kathmandu",
  "Asia/Rangoon": "Asia/Yangon",
  "Asia/Saigon": "Asia/Ho_Chi_Minh",
  "Atlantic/Faeroe": "Atlantic/Faroe",
  "Europe/Kiev": "Europe/Kyiv",
  "Pacific/Enderbury": "Pacific/Kanton",
  "Pacific/Ponape": "Pacific/Pohnpei",
  "Pacific/Truk": "Pacific/Chuuk",
}

export const zoneToday = (name: string): string => renamedZones[name] ?? name

/** A time in a zone; in UTC, if this machine does not know the zone any more. */
export const zoned = (time: DateTime.Utc, timeZone: string): DateTime.DateTime =>
  Option.getOrElse(DateTime.setZoneNamed(time, timeZone), () => time)

/** The day that it is in a zone, such as 2026-11-20. */
export const dayIn = (time: DateTime.Utc, timeZone: string): string => DateTime.formatIsoDate(zoned(time, timeZone))

/** The time with the offset of a zone, such as 2026-11-20T18:00:00.000+01:00; in UTC with a Z. */
export const instantIn = (time: DateTime.Utc, timeZone: string): string =>
  timeZone === "UTC" ? DateTime.formatIso(time) : DateTime.formatIsoOffset(zoned(time, timeZone))

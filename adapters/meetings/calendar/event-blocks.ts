/** The lines of one VEVENT, unfolded, and the calendar that it is in. */
export interface EventBlock {
  readonly lines: ReadonlyArray<string>
  /** Of a METHOD:CANCEL: what it lists does not take place. */
  readonly isCancelled: boolean
}

export interface CalendarBlocks {
  readonly events: ReadonlyArray<EventBlock>
  /** By TZID, as text. */
  readonly zones: ReadonlyMap<string, string>
  /** X-WR-TIMEZONE: the zone of the calendar, which Google and Apple name. */
  readonly timeZone: string | null
  /** Events that do not end. */
  readonly cutOff: number
}

const longestLine = 100_000

/**
 * Takes a calendar apart without reading its events, so that a broken one spoils no other and those long ago cost little.
 * Null for what is no calendar. Attachments and alarms are left out.
 */
export const blocksIn = (written: Uint8Array | string): CalendarBlocks | null => {
  const text = (typeof written === "string" ? written : decoded(written)).replace(/^\uFEFF?\s*/u, "")
  if (!/^BEGIN:VCALENDAR\s/i.test(text)) return null
  const events: Array<EventBlock> = []
  const zones = new Map<string, string>()
  const nested: Array<string> = []
  let timeZone: string | null = null
  let isCancelled = false
  let lines: Array<string> = []
  const take = (name: string): void => {
    if (name === "VEVENT") events.push({ lines, isCancelled })
    const zone = name === "VTIMEZONE" ? lines.find((line) => /^TZID[:;]/i.test(line)) : undefined
    if (zone !== undefined) zones.set(valueOf(zone), lines.join("\r\n"))
  }
  for (const [found] of text.replaceAll(/(?:\r\n|\r|\n)[ \t]/g, "").matchAll(/[^\r\n]+/g)) {
    if (found.length > longestLine || /^ATTACH[:;]/i.test(found)) continue
    const [, edge, name = ""] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(found) ?? []
    const at = name.toUpperCase()
    if (edge?.toUpperCase() === "BEGIN") {
      if (at === "VCALENDAR") isCancelled = false
      if (at === "VEVENT" || at === "VTIMEZONE") lines = []
      nested.push(at)
    }
    if (!nested.includes("VALARM")) lines.push(found)
    if (edge?.toUpperCase() === "END") {
      take(at)
      nested.splice(Math.max(nested.lastIndexOf(at), 0))
    }
    if (nested.at(-1) !== "VCALENDAR" || edge !== undefined) continue
    if (/^METHOD:\s*CANCEL\s*$/i.test(found)) isCancelled = true
    if (/^X-WR-TIMEZONE[:;]/i.test(found)) timeZone = valueOf(found)
  }
  return { events, zones, timeZone, cutOff: nested.includes("VEVENT") ? 1 : 0 }
}

export const valueOf = (line: string): string => line.slice(line.indexOf(":") + 1).trim()

/** UTF-8, as the format wants, or UTF-16 that says so. */
const decoded = (bytes: Uint8Array): string =>
  new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : "utf-8").decode(bytes)

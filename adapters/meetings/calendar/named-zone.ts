import ICAL from "ical.js"

const day = 86_400_000

/** A zone of this machine's database, for times as calendars write them. */
export class NamedZone extends ICAL.Timezone {
  readonly #format: Intl.DateTimeFormat
  readonly #known = new Map<number, number>()

  constructor(name: string) {
    super({ tzid: name })
    this.#format = new Intl.DateTimeFormat("en-US", { timeZone: name, timeZoneName: "longOffset" })
  }

  /** Seconds. A time that occurs twice means the first; one that does not occur is counted from before the gap. */
  override utcOffset(time: ICAL.Time): number {
    const wall = Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute, time.second)
    const before = this.#at(wall - day)
    const after = this.#at(wall + day)
    if (before === after || this.#at(wall - before * 1000) === before) return before
    return this.#at(wall - after * 1000) === after ? after : before
  }

  #at(instant: number): number {
    const known = this.#known.get(instant)
    if (known !== undefined) return known
    const written = this.#format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? ""
    const [, sign = "+", hours = "0", minutes = "0", seconds = "0"] =
      /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(written) ?? []
    const found = (sign === "-" ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
    this.#known.set(instant, found)
    return found
  }
}

/** Null for a name that this machine does not know. */
export const namedZone = (name: string): NamedZone | null => {
  try {
    return new NamedZone(name)
  } catch {
    return null
  }
}

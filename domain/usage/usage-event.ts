import type { DateTime } from "effect"

/** A report as it is stored: when it arrived, and without the network address it came from. */
export interface UsageEvent {
  readonly at: DateTime.Utc
  readonly business: number
  /** Names a browser. */
  readonly uuid: string
  readonly fields: Readonly<Record<string, string>>
}

/** How long events are stored. */
export const usageLasts = { days: 90 } as const

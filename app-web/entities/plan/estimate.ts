/** What an upload will use, and what is available. */
export interface Estimate {
  readonly minutes: number
  /** Files whose length only the server can find out. */
  readonly unknown: number
  readonly left: number
  /** The longest task that the plan allows, in minutes. */
  readonly maxMinutes: number
  readonly isOver: boolean
  /** Whether one of the files is longer than the plan allows. */
  readonly isTooLong: boolean
  /**
   * Whether these, with those in progress, are more files at once than the plan allows; and how many it allows, null
   * for any number.
   */
  readonly isTooMany: boolean
  readonly filesAtOnce: number | null
  /** Whether it uses a large share of the month's minutes. */
  readonly isLarge: boolean
}

/** Whether the plan does not cover it. */
export const needsMore = (estimate: Estimate | null): boolean =>
  estimate !== null && (estimate.isOver || estimate.isTooLong || estimate.isTooMany)

/** The minutes of a text as the server counts them, for text that is being typed. */
export const minutesOfText = (bytes: number): number => Math.ceil(bytes / 600)

export const bytesOfText = (text: string): number => new TextEncoder().encode(text).length

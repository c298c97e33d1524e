/** What an upload will use, and what there is. */
export interface Estimate {
  readonly minutes: number
  /** Files whose length only the server finds out. */
  readonly unknown: number
  readonly left: number
  /** Minutes of the longest task the plan allows. */
  readonly longest: number
  readonly isOver: boolean
  /** Whether something of it is longer than the plan allows. */
  readonly isTooLong: boolean
  /** Whether it takes a large share of the plan's month. */
  readonly isLarge: boolean
}

/** Whether it cannot be done with this plan now. */
export const needsMore = (estimate: Estimate | null): boolean =>
  estimate !== null && (estimate.isOver || estimate.isTooLong)

/** About 600 bytes of text are one minute: for what is counted while it is typed. */
export const minutesOfText = (bytes: number): number => Math.ceil(bytes / 600)

export const bytesOfText = (text: string): number => new TextEncoder().encode(text).length

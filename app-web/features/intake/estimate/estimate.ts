import { largeShare } from "../files/limits.ts"

/** What an upload will use, and what there is. */
export interface Estimate {
  readonly minutes: number
  /** Files whose length only the server finds out. */
  readonly unknown: number
  readonly left: number
  readonly isTooMuch: boolean
  /** Whether it takes a large share of the plan's month. */
  readonly isLarge: boolean
  /** When the month begins anew. */
  readonly reset: Date
}

interface Usage {
  readonly left: number
  readonly total: number
  readonly next_reset: string
}

export const estimateOf = (minutes: number, unknown: number, { left, total, next_reset }: Usage): Estimate => ({
  minutes,
  unknown,
  left,
  isTooMuch: minutes > left,
  isLarge: minutes > total * largeShare,
  reset: new Date(next_reset),
})

/** Seconds to minutes as they are counted: rounded up for each task. */
export const minutesOfAudio = (seconds: number): number => Math.ceil(Math.round(seconds * 1000) / 60_000)

/** About 600 bytes of text are one minute. */
export const minutesOfText = (bytes: number): number => Math.ceil(bytes / 600)

/** Minutes of recordings whose length is known: joined ones are rounded once. */
export const minutesOfRecordings = (lengths: ReadonlyArray<number | null>, isMerged: boolean): number => {
  const known = lengths.filter((length) => length !== null)
  const groups = isMerged ? [known.reduce((sum, length) => sum + length, 0)] : known
  return groups.reduce((sum, length) => sum + minutesOfAudio(length), 0)
}

export const bytesOfText = (text: string): number => new TextEncoder().encode(text).length

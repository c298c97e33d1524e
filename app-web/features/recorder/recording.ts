import { storeOf } from "#web/lib/store.ts"

/** A recording that is being made in this tab. */
export interface Recording {
  readonly takeId: string
  readonly state: "recording" | "paused" | "stopping"
  /** Milliseconds recorded until `since`. */
  readonly before: number
  /** When it last went on, by `performance.now()`; null while it rests. */
  readonly since: number | null
  /** Whether every piece is on the device at once; else it is only in memory. */
  readonly isKept: boolean
}

export const recording = storeOf<Recording | null>(null)

/** Milliseconds of sound so far, without pauses. */
export const elapsed = ({ before, since }: Recording, now = performance.now()): number =>
  before + (since === null ? 0 : now - since)

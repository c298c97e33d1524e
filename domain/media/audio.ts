import type { Effect } from "effect"

/** A recording decoded for engines: raw signed 16-bit little-endian mono at 16 kHz, in the worker's own file. */
export interface Audio {
  readonly path: string
  /** Milliseconds. */
  readonly duration: number
}

/** A recording that is still being decoded: its file grows until `whole` completes. */
export interface GrowingAudio {
  readonly path: string
  readonly whole: Effect.Effect<Audio>
}

/** A file that is still arriving: it grows until `whole` completes. */
export interface ArrivingFile {
  readonly path: string
  readonly whole: Effect.Effect<void>
}

export const sampleRate = 16_000
export const bytesPerMillisecond = 32

/** A recording decoded for engines: raw signed 16-bit little-endian mono at 16 kHz, in the worker's own file. */
export interface Audio {
  readonly path: string
  /** Milliseconds. */
  readonly duration: number
}

export const sampleRate = 16_000
export const bytesPerMillisecond = 32

/** A recording made ready for engines: raw signed 16-bit little-endian mono at 16 kHz, in a file of the worker's own. */
export interface Audio {
  readonly path: string
  readonly duration: number
}

export const sampleRate = 16_000
export const bytesPerMillisecond = 32

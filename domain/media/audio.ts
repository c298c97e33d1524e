import type { Span } from "../transcript/speech.ts"

/** A recording made ready for engines: raw signed 16-bit little-endian mono at 16 kHz, in a file of the worker's own. */
export interface Audio {
  readonly path: string
  readonly duration: number
}

/** The stretch of a recording that an engine is asked to recognise in one go. Times in milliseconds. */
export interface AudioChunk extends Span {
  readonly audio: Audio
}

export const sampleRate = 16_000
export const bytesPerMillisecond = 32

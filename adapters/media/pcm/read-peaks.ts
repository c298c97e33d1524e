import type { Audio } from "#domain/media/audio.ts"
import { findPeaks, type Peaks } from "#domain/media/waveform.ts"
import { open } from "node:fs/promises"

/** Samples read at a time: half a minute. */
const atOnce = 524_288

/** Reads a decoded recording once, piece by piece. */
export const readPeaks = async ({ path }: Audio, signal: AbortSignal): Promise<Peaks> => {
  await using file = await open(path)
  const { size } = await file.stat()
  const finder = findPeaks(Math.floor(size / 2))
  const samples = new Int16Array(atOnce)
  const bytes = new Uint8Array(samples.buffer)
  const read = async (from: number): Promise<void> => {
    signal.throwIfAborted()
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from)
    const whole = bytesRead >> 1
    if (whole === 0) return
    finder.add(samples.subarray(0, whole))
    return read(from + whole * 2)
  }
  await read(0)
  return finder.peaks()
}

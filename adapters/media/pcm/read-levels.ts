import { type Audio, bytesPerMillisecond } from "#domain/media/audio.ts"
import { frameLength, type Levels } from "#domain/media/sound.ts"
import { open } from "node:fs/promises"

const frameBytes = frameLength * bytesPerMillisecond
/** Frames read at a time: half a minute. */
const atOnce = 1500

/** Measures a decoded recording, piece by piece. A last frame that is not whole is left out. */
export const readLevels = async ({ path }: Pick<Audio, "path">, signal: AbortSignal): Promise<Levels> => {
  await using file = await open(path)
  const { size } = await file.stat()
  const count = Math.floor(size / frameBytes)
  const levels = { loudness: new Float32Array(count), clipped: new Uint8Array(count) }
  const bytes = new Uint8Array(atOnce * frameBytes)
  const samples = new Int16Array(bytes.buffer)
  const read = async (from: number): Promise<void> => {
    signal.throwIfAborted()
    if (from >= count) return
    const { bytesRead } = await file.read(bytes, 0, bytes.length, from * frameBytes)
    const whole = Math.floor(bytesRead / frameBytes)
    if (whole === 0) return
    for (let nth = 0; nth < whole; nth++) measure(samples, nth, levels, from + nth)
    return read(from + whole)
  }
  await read(0)
  return levels
}

const perFrame = frameBytes / 2

const measure = (samples: Int16Array, nth: number, { loudness, clipped }: Levels, at: number): void => {
  let sum = 0
  let run = 0
  for (let index = nth * perFrame; index < (nth + 1) * perFrame; index++) {
    const sample = samples[index] ?? 0
    sum += sample * sample
    run = sample >= 32_767 || sample <= -32_768 ? run + 1 : 0
    if (run === 2) clipped[at] = 1
  }
  loudness[at] = 10 * Math.log10(sum / perFrame / 32_768 ** 2 + 1e-10)
}

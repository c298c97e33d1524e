import { Schema } from "effect"

/** Number of slots of equal length that a waveform has. */
export const slots = 1800

/** The loudest sample of each slot: 0 for silence, 100 for full scale. */
export const Peaks = Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 })))
export type Peaks = typeof Peaks.Type

/** Accepts the samples of a recording in order, in batches of any size. */
export interface PeakFinder {
  readonly add: (samples: Int16Array) => void
  readonly peaks: () => Peaks
}

/** Finds the peaks of a recording of `total` samples. */
export const findPeaks = (total: number): PeakFinder => {
  const loudest = new Int32Array(slots).fill(-1)
  let seen = 0
  return {
    add: (samples) => {
      let at = 0
      while (at < samples.length && seen < total) {
        const slot = Math.floor((seen * slots) / total)
        const count = Math.min(samples.length - at, Math.ceil(((slot + 1) * total) / slots) - seen, total - seen)
        loudest[slot] = Math.max(loudest[slot] ?? 0, loudestOf(samples, at, at + count))
        at += count
        seen += count
      }
    },
    // If there are fewer samples than slots, a sample fills the slots up to the next one.
    peaks: () => filled(loudest).map((value) => Math.round((value * 100) / fullScale)),
  }
}

const fullScale = 32_768

const loudestOf = (samples: Int16Array, from: number, to: number): number => {
  let low = 0
  let high = 0
  for (let at = from; at < to; at += 1) {
    const sample = samples[at] ?? 0
    if (sample > high) high = sample
    else if (sample < low) low = sample
  }
  return Math.max(high, -low)
}

const filled = (loudest: Int32Array): ReadonlyArray<number> => {
  let last = 0
  return Array.from(loudest, (value) => last = value < 0 ? last : value)
}

/** `duration` is in milliseconds. */
export interface Waveform {
  readonly duration: number
  readonly peaks: Peaks
}

/** The stored form of a waveform: the duration in milliseconds, then one byte per peak. */
export const packed = (duration: number, peaks: Peaks): Uint8Array => {
  const bytes = new Uint8Array(head + peaks.length)
  new DataView(bytes.buffer).setUint32(0, duration)
  bytes.set(peaks, head)
  return bytes
}

/** Reads the stored form; null for a recording without a waveform. */
export const unpacked = (bytes: Uint8Array): Waveform | null =>
  bytes.length <= head ? null : {
    duration: new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    peaks: Array.from(bytes.subarray(head)),
  }

/** Stored for a recording that cannot be decoded, so that it is not retried again and again. */
export const undrawable = new Uint8Array()

const head = 4

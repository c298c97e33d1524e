import { Schema } from "effect"

/** Slots of equal length that a recording is drawn in. */
export const slots = 1800

/** The loudest sample of each slot: 0 for silence, 100 for full scale. */
export const Peaks = Schema.Array(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 })))
export type Peaks = typeof Peaks.Type

/** Takes the samples of a recording in their order, as many at a time as one likes. */
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
    // Of a recording with fewer samples than slots, a sample fills the slots up to the next one.
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

/** Length in milliseconds. */
export interface Waveform {
  readonly duration: number
  readonly peaks: Peaks
}

/** A waveform as it is stored: the length in milliseconds, then a byte a peak. */
export const packed = (duration: number, peaks: Peaks): Uint8Array => {
  const bytes = new Uint8Array(head + peaks.length)
  new DataView(bytes.buffer).setUint32(0, duration)
  bytes.set(peaks, head)
  return bytes
}

/** What was stored; null for a recording that cannot be drawn. */
export const unpacked = (bytes: Uint8Array): Waveform | null =>
  bytes.length <= head ? null : {
    duration: new DataView(bytes.buffer, bytes.byteOffset).getUint32(0),
    peaks: Array.from(bytes.subarray(head)),
  }

/** Stored for a recording that cannot be drawn, so that nobody tries again and again. */
export const undrawable = new Uint8Array()

const head = 4

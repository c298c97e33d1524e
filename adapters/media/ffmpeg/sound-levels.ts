import { loudLevel } from "#domain/media/sound.ts"

/** How loud a recording becomes: a channel to take instead of the mix, and decibels to raise it by. */
export interface Loudness {
  readonly channel: number | null
  readonly gain: number
  /** Whether it is so quiet that people should know. */
  readonly isQuiet: boolean
}

export const asItIs: Loudness = { channel: null, gain: 0, isQuiet: false }

/** Samples per frame: 20 ms at 16 kHz. */
const perFrame = 320
/** dBFS of the loud frames. Above the first, recordings stay as they are; below the last they are called quiet. */
const loudEnough = -30
const target = -20
const quiet = -40
/** dBFS that no sample may exceed. */
const headroom = -1
const maxGain = 70
/** Decibels by which the mix of two channels is quieter than the channels if they cancel each other out. */
const cancelled = 9

/** Measures float samples, interleaved, as they arrive: the level of each channel and of their mix, frame by frame. */
export const soundMeter = (channels: 1 | 2) => {
  const voices = Array.from(
    { length: channels === 2 ? 3 : 1 },
    () => ({ frames: [] as Array<number>, sum: 0, peak: 0 }),
  )
  let inFrame = 0
  let rest = Buffer.alloc(0)
  const take = (voice: number, sample: number): void => {
    const meter = voices[voice]
    if (meter === undefined) return
    meter.sum += sample * sample
    meter.peak = Math.max(meter.peak, Math.abs(sample))
  }
  const add = (bytes: Buffer): void => {
    const all = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    const size = 4 * channels
    const whole = all.length - all.length % size
    for (let at = 0; at < whole; at += size) {
      const left = all.readFloatLE(at)
      const right = channels === 2 ? all.readFloatLE(at + 4) : left
      take(0, (left + right) / 2)
      if (channels === 2) {
        take(1, left)
        take(2, right)
      }
      if (++inFrame < perFrame) continue
      inFrame = 0
      for (const meter of voices) {
        meter.frames.push(decibels(meter.sum / perFrame))
        meter.sum = 0
      }
    }
    rest = Buffer.from(all.subarray(whole))
  }
  const treatment = (): Loudness => {
    const [mix, ...sides] = voices.map(({ frames, peak }) => ({
      level: loudLevel(Float32Array.from(frames)),
      floor: loudnessBelow(frames, 0.1),
      peak: decibels(peak * peak),
    }))
    if (mix === undefined) return asItIs
    const best = sides.toSorted((a, b) => (b.level - b.floor) - (a.level - a.floor))[0]
    const isCancelled = best !== undefined && mix.level < Math.max(...sides.map(({ level }) => level)) - cancelled
    const { level, peak } = isCancelled ? best : mix
    const gain = level > loudEnough || level < silent ? 0 : Math.min(target - level, headroom - peak, maxGain)
    return {
      channel: isCancelled ? sides.indexOf(best) : null,
      gain: Math.max(0, gain),
      isQuiet: level <= quiet && level >= silent,
    }
  }
  const seconds = () => (voices[0]?.frames.length ?? 0) * perFrame / 16_000
  return { add, treatment, seconds, isLoud: () => loudLevel(Float32Array.from(voices[0]?.frames ?? [])) > loudEnough }
}

/** dBFS of digital silence. */
const silent = -99

const decibels = (power: number): number => 10 * Math.log10(power + 1e-12)

const loudnessBelow = (frames: ReadonlyArray<number>, share: number): number =>
  frames.toSorted((a, b) => a - b)[Math.floor(frames.length * share)] ?? silent
